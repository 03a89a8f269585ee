// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The runner with the real Bazel: what a build looks like from outside, and that losing the caller, the runner or one's
// patience does what it should.

#include "bazelworkspace.h"
#include "core/base/files.h"
#include "core/deploy/artifact.h"
#include "core/monitor/memorysample.h"
#include "core/monitor/procreader.h"
#include "core/run/journal.h"
#include "core/run/processend.h"
#include "runfixture.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

constexpr int units = 10;
constexpr int jobs = 2;
constexpr int buildLimitMs = 600000; // a busy machine took over a minute

QString wheelHash(const RunDirectory& run)
{
    const auto list = ArtifactList::load(run.path());
    return list && list->artifacts.size() == 1 ? list->artifacts[0].sha256 : QString();
}

qint64 widestGap(const RunDirectory& run)
{
    qint64 last = 0;
    qint64 widest = 0;
    for (const JournalEvent& event : JournalReader(run.journalFile()).next()) {
        if (last > 0)
            widest = std::max(widest, event.time - last);
        last = event.time;
    }
    return widest;
}

/// Waits until compilers are seen and the build is well under way; false when it ends before.
bool waitUntilCompiling(const RunDirectory& run)
{
    RunStatus status;
    const auto compiling = [&] { return status.compilers > 0 && status.phase == "building"_L1; };
    RunFixture::waitUntil(
        [&] {
            status = RunFixture::status(run);
            return status.isOver() || compiling();
        },
        buildLimitMs);
    if (status.isOver())
        qWarning("The build ended too early: %s", qPrintable(status.sentence));
    return compiling();
}

} // namespace

class TestRunnerBazel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_fixture = std::make_unique<RunFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void anUndisturbedBuild();
    void aKilledCallerChangesNothing();
    void aKilledRunnerIsContinued();
    void ctrlCLeavesNoProcess();
    void aForcedStopLeavesNoProcess();
    void aFailingActionIsKept();

private:
    Plan newPlan(int unitCount = units);
    QProcess* startBuild(const Plan& plan, RunDirectory& run);

    std::unique_ptr<RunFixture> m_fixture;
    QString m_undisturbed; ///< the wheel's hash
};

void TestRunnerBazel::initTestCase()
{
    QVERIFY2(!bazelworkspace::program().isEmpty(), "these tests need bazel (Debian: bazel-bootstrap)");
}

Plan TestRunnerBazel::newPlan(int unitCount)
{
    bazelworkspace::write(m_fixture->path(u"work"_s), unitCount);
    return bazelworkspace::plan(m_fixture->path(u"work"_s), m_fixture->path(u"base"_s), jobs);
}

/// An attached build that is compiling when this returns.
QProcess* TestRunnerBazel::startBuild(const Plan& plan, RunDirectory& run)
{
    QProcess* build = m_fixture->startCrosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s});
    if (!RunFixture::waitUntil([] { return !RunDirectory::all().isEmpty(); }, buildLimitMs))
        return nullptr;
    run = RunDirectory::find({}).value();
    return waitUntilCompiling(run) ? build : nullptr;
}

void TestRunnerBazel::anUndisturbedBuild()
{
    const Plan plan = newPlan();
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(!run.isNull());
    // The limit stands in the running client's arguments.
    QVERIFY(waitUntilCompiling(run));
    QList<qint64> clients;
    for (const qint64 pid : RunFixture::processesWith("--output_base="_L1 + plan.outputBase)) {
        const QStringList arguments = ProcReader().arguments(pid);
        if (arguments.contains(u"build"_s) && arguments.contains(u"--local_ram_resources=2048"_s)
            && arguments.contains(u"--jobs=2"_s))
            clients.append(pid);
    }
    QCOMPARE(clients.size(), 1);

    const RunStatus status = RunFixture::waitUntilOver(run, buildLimitMs);
    QVERIFY2(status.state == RunStatus::State::Succeeded, qPrintable(status.sentence));
    m_undisturbed = wheelHash(run);
    QCOMPARE(m_undisturbed.size(), 64);
    QVERIFY(status.serverPid > 0);
    QVERIFY2(status.done > units, QJsonDocument(status.toJson()).toJson().constData());
    QVERIFY2(widestGap(run) <= 2000, qPrintable(QString::number(widestGap(run))));

    const auto measurements = readMemorySamples(run.measurementsFile());
    QVERIFY(bool(measurements));
    int most = 0;
    for (const MemorySample& measurement : *measurements)
        most = std::max(most, measurement.compilers);
    QVERIFY2(most >= 1 && most <= jobs, qPrintable(QString::number(most)));
    const qint64 span = measurements->last().t - measurements->first().t;
    QVERIFY2(measurements->size() * 1000 >= 2 * span, qPrintable(u"%1 in %2 ms"_s.arg(measurements->size()).arg(span)));

    // Nothing is left: neither runner, nor server.
    QVERIFY(RunFixture::waitUntil([&] { return ProcessEnd(plan.outputBase).living() == 0; }, 5000));
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::processesWith(run.path()).isEmpty(); }, 5000));
    const auto attached = m_fixture->crosswright({u"attach"_s, run.id(), u"--all"_s});
    QCOMPARE(attached.exitCode, 0);
    QVERIFY2(attached.output.contains("Build completed successfully"_L1), qPrintable(attached.output));
    QVERIFY(!attached.output.contains(u'\x1b'));
}

void TestRunnerBazel::aKilledCallerChangesNothing()
{
    const Plan plan = newPlan();
    RunDirectory run;
    QProcess* build = startBuild(plan, run);
    QVERIFY(build);
    build->kill();
    QVERIFY(build->waitForFinished());
    QVERIFY(!RunFixture::status(run).isOver());
    const RunStatus status = RunFixture::waitUntilOver(run, buildLimitMs);
    QVERIFY2(status.state == RunStatus::State::Succeeded, qPrintable(status.sentence));
    QVERIFY2(widestGap(run) <= 2000, qPrintable(QString::number(widestGap(run))));
    QVERIFY(!m_undisturbed.isEmpty());
    QCOMPARE(wheelHash(run), m_undisturbed);
}

void TestRunnerBazel::aKilledRunnerIsContinued()
{
    const Plan plan = newPlan();
    RunDirectory run;
    QProcess* build = startBuild(plan, run);
    QVERIFY(build);
    const qint64 runner = RunFixture::status(run).runnerPid;
    // Some results should be there to be reused.
    QVERIFY(RunFixture::waitUntil(
        [&run] { return RunFixture::status(run).isOver() || RunFixture::status(run).done >= 6; }, buildLimitMs));
    QCOMPARE(::kill(pid_t(runner), SIGKILL), 0);
    QVERIFY(build->waitForFinished(10000));
    QCOMPARE(build->exitCode(), 3);
    QVERIFY(build->readAllStandardOutput().contains(R"("result":"broken")"));
    QCOMPARE(RunFixture::status(run).state, RunStatus::State::Broken);
    // The client lost its terminal, so it ends and its server cancels the build: no compiler goes on, none stays stopped.
    const ProcessEnd processes(plan.outputBase);
    QVERIFY(RunFixture::waitUntil([&processes] { return processes.living() <= 1; }, 30000));
    QCOMPARE(processes.continueAll(), 0);

    const auto again =
        m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s}, buildLimitMs);
    QVERIFY2(again.exitCode == 0, qPrintable(again.output + again.errors));
    const RunDirectory second = RunDirectory::find(again.last().value("run"_L1).toString()).value();
    QCOMPARE(RunFixture::status(second).continues, run.id());
    QCOMPARE(wheelHash(second), m_undisturbed);
    // It went on instead of beginning anew: fewer compilers were started than there are units.
    int compiled = 0;
    const auto measurements = readMemorySamples(second.measurementsFile());
    QVERIFY(bool(measurements));
    for (const MemorySample& measurement : *measurements)
        compiled +=
            int(std::count_if(measurement.ended.begin(), measurement.ended.end(),
                              [](const ProcessReading& ended) { return ended.group == ProcessGroup::Compiler; }));
    QVERIFY2(compiled < units, qPrintable(QString::number(compiled)));
}

void TestRunnerBazel::ctrlCLeavesNoProcess()
{
    const Plan plan = newPlan();
    RunDirectory run;
    QProcess* build = startBuild(plan, run);
    QVERIFY(build);
    // Also with a compiler that somebody has stopped.
    for (const qint64 pid : RunFixture::processesWith(u"unit"_s)) {
        if (ProcReader().stat(pid)->comm == "cc1plus")
            ::kill(pid_t(pid), SIGSTOP);
    }
    QElapsedTimer clock;
    clock.start();
    ::kill(pid_t(build->processId()), SIGINT);
    QVERIFY(build->waitForFinished(20000));
    QVERIFY2(clock.elapsed() <= 10000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(build->exitCode(), 3);
    QCOMPARE(ProcessEnd(plan.outputBase).living(), 0);
    QCOMPARE(RunFixture::processesWith(plan.outputBase), QList<qint64>());
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::processesWith(run.path()).isEmpty(); }, 1000));
    const RunStatus status = RunFixture::status(run);
    QCOMPARE(status.stateName(), u"stopped"_s);
    QVERIFY(status.sentence.contains("continues"_L1));
}

void TestRunnerBazel::aForcedStopLeavesNoProcess()
{
    const Plan plan = newPlan();
    RunDirectory run;
    QProcess* build = startBuild(plan, run);
    QVERIFY(build);
    QElapsedTimer clock;
    clock.start();
    const auto outcome = m_fixture->crosswright({u"stop"_s, u"--force"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.last().value("result"_L1).toString(), u"stopped"_s);
    QVERIFY2(clock.elapsed() <= 5000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(RunFixture::processesWith(plan.outputBase), QList<qint64>());
    QVERIFY(build->waitForFinished(5000));
    QCOMPARE(build->exitCode(), 3);
}

void TestRunnerBazel::aFailingActionIsKept()
{
    const Plan plan = newPlan(2);
    QVERIFY(bool(files::write(plan.workspace + u"/pkg/wrong.cc"_s, "int broken( { not C++ }\n")));
    const auto outcome =
        m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s}, buildLimitMs);
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(outcome.last().value("result"_L1).toString(), u"failed"_s);
    QVERIFY2(outcome.last().value("sentence"_L1).toString().contains("//pkg:lib"_L1), qPrintable(outcome.output));
    const RunDirectory run = RunDirectory::find({}).value();
    const RunStatus status = RunFixture::status(run);
    QVERIFY(!status.failures.isEmpty());
    QCOMPARE(status.failures[0].mnemonic, u"CppCompile"_s);
    const auto printed = files::read(run.path() + u'/' + status.failures[0].output);
    QVERIFY(bool(printed));
    QVERIFY2(printed->contains("wrong.cc"), printed->constData());
    QCOMPARE(ProcessEnd(plan.outputBase).living(), 0);
}

QTEST_GUILESS_MAIN(TestRunnerBazel)
#include "tst_runnerbazel.moc"
