// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How runs of ordinary programs end before their time: stopped, abandoned by their caller, without their runner, on a full
// disk. The real program, with real processes; the same with Bazel is in tst_runnerbazel.

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/run/journal.h"
#include "runfixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QTest>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

QList<JournalEvent> eventsOf(const RunDirectory& run, QLatin1StringView name)
{
    QList<JournalEvent> found;
    for (const JournalEvent& event : JournalReader(run.journalFile()).next()) {
        if (event.event == name)
            found.append(event);
    }
    return found;
}

QByteArray logOf(const RunDirectory& run)
{
    return files::read(run.logFile()).valueOr({});
}

} // namespace

class TestRunnerEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<RunFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void stopEndsEverythingTheStepStarted();
    void ctrlCStopsAndASecondOneForces();
    void ctrlCOnlyDetachesAttach();
    void aKilledCallerChangesNothing();
    void aKilledRunnerLeavesABrokenRunThatIsContinued();
    void aFullDiskStopsPolitely_data();
    void aFullDiskStopsPolitely();

private:
    std::unique_ptr<RunFixture> m_fixture;
};

void TestRunnerEnds::stopEndsEverythingTheStepStarted()
{
    // Children, one that ignores SIGTERM, and a stopped one.
    const QString mark = m_fixture->path(u"mark"_s);
    const Plan plan = m_fixture->plan({RunFixture::shell(
        u"long"_s,
        u"tail -f /dev/null %1 & (trap '' TERM; tail -f /dev/null %1; tail -f /dev/null %1) & tail -f /dev/null "
        "%1 & kill -STOP $!; touch %1 ready; wait"_s.arg(mark))});
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(!run.isNull());
    QVERIFY(RunFixture::waitUntil([&] { return QFile::exists(plan.workspace + u"/ready"_s); }));
    QVERIFY(RunFixture::processesWith(mark).size() >= 3);
    QElapsedTimer clock;
    clock.start();
    const auto outcome = m_fixture->crosswright({u"stop"_s, run.id(), u"--json"_s});
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    QVERIFY(clock.elapsed() < 10000);
    QCOMPARE(outcome.last().value("result"_L1).toString(), u"stopped"_s);
    QCOMPARE(RunFixture::processesWith(mark), QList<qint64>());
    // The runner has written the end, and then ends itself; a sanitizer's last look takes it a moment.
    QTRY_COMPARE_WITH_TIMEOUT(RunFixture::processesWith(run.path()), QList<qint64>(), 10000);
    QCOMPARE(m_fixture->crosswright({u"stop"_s, run.id()}).exitCode, 0); // again: nothing to do
}

void TestRunnerEnds::ctrlCStopsAndASecondOneForces()
{
    const QString mark = m_fixture->path(u"mark"_s);
    const Plan plan =
        m_fixture->plan({RunFixture::shell(u"long"_s, u"trap '' TERM; touch ready; tail -f /dev/null %1"_s.arg(mark))});
    QVERIFY(bool(files::write(mark, {})));
    QProcess* build = m_fixture->startCrosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s});
    QVERIFY(RunFixture::waitUntil([&] { return QFile::exists(plan.workspace + u"/ready"_s); }));
    QElapsedTimer clock;
    clock.start();
    ::kill(pid_t(build->processId()), SIGINT);
    const RunDirectory run = RunDirectory::find({}).value();
    QVERIFY(RunFixture::waitUntil([&] { return eventsOf(run, events::stopAsked).size() == 1; }));
    ::kill(pid_t(build->processId()), SIGINT);
    QVERIFY(build->waitForFinished(10000));
    QVERIFY(clock.elapsed() < 10000);
    QCOMPARE(build->exitCode(), 3);
    QVERIFY(build->readAllStandardOutput().trimmed().split('\n').last().contains(R"("result":"stopped")"));
    QCOMPARE(RunFixture::processesWith(mark), QList<qint64>());
}

void TestRunnerEnds::ctrlCOnlyDetachesAttach()
{
    const Plan plan = m_fixture->plan({RunFixture::shell(u"long"_s, u"echo here; sleep 1000"_s)});
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(!run.isNull());
    QProcess* attach = m_fixture->startCrosswright({u"attach"_s, run.id()});
    QVERIFY(RunFixture::waitUntil([&] { return attach->bytesAvailable() > 0; })); // it shows the log
    ::kill(pid_t(attach->processId()), SIGINT);
    QVERIFY(RunFixture::waitUntil([&] { return attach->state() == QProcess::NotRunning; }, 5000));
    QCOMPARE(attach->exitCode(), 0);
    QVERIFY(attach->readAllStandardError().contains("The run goes on"));
    QCOMPARE(RunFixture::status(run).state, RunStatus::State::Running);
    QVERIFY(eventsOf(run, events::stopAsked).isEmpty());
}

void TestRunnerEnds::aKilledCallerChangesNothing()
{
    const Plan plan = m_fixture->plan(
        {RunFixture::shell(u"long"_s, u"touch ready; for i in 1 2 3 4 5 6; do sleep 0.5; echo $i; done"_s)});
    QProcess* build = m_fixture->startCrosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s});
    QVERIFY(RunFixture::waitUntil([&] { return QFile::exists(plan.workspace + u"/ready"_s); }));
    build->kill();
    QVERIFY(build->waitForFinished());
    const RunDirectory run = RunDirectory::find({}).value();
    QCOMPARE(RunFixture::status(run).state, RunStatus::State::Running);
    QCOMPARE(RunFixture::waitUntilOver(run).state, RunStatus::State::Succeeded);
    QVERIFY(logOf(run).endsWith("5\n6\n"));
    qint64 last = 0;
    for (const JournalEvent& event : JournalReader(run.journalFile()).next()) {
        QVERIFY2(last == 0 || event.time - last <= 2000, qPrintable(QString::number(event.time - last)));
        last = event.time;
    }
}

void TestRunnerEnds::aKilledRunnerLeavesABrokenRunThatIsContinued()
{
    Plan plan =
        m_fixture->plan({RunFixture::shell(u"long"_s, u"test -e second || { touch second ready; sleep 1000; }"_s)});
    plan.outputBase = m_fixture->path(u"base"_s);
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(RunFixture::waitUntil([&] { return QFile::exists(plan.workspace + u"/ready"_s); }));
    const qint64 runner = RunFixture::status(run).runnerPid;
    QCOMPARE(::kill(pid_t(runner), SIGKILL), 0);
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::status(run).state == RunStatus::State::Broken; }));
    const auto attached = m_fixture->crosswright({u"attach"_s, run.id(), u"--json"_s});
    QCOMPARE(attached.exitCode, 3);
    QCOMPARE(attached.last().value("result"_L1).toString(), u"broken"_s);

    const auto again = m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s});
    QCOMPARE(again.exitCode, 0);
    const auto runs = m_fixture->crosswright({u"runs"_s, u"--json"_s}).last().value("runs"_L1).toArray();
    QCOMPARE(runs.size(), 2);
    QCOMPARE(runs[0].toObject().value("state"_L1).toString(), u"succeeded"_s);
    QCOMPARE(runs[0].toObject().value("continues"_L1).toString(), run.id());
    QCOMPARE(runs[1].toObject().value("state"_L1).toString(), u"broken"_s);
    QCOMPARE(runs[1].toObject().value("continued_by"_L1).toString(), runs[0].toObject().value("run"_L1).toString());
}

void TestRunnerEnds::aFullDiskStopsPolitely_data()
{
    QTest::addColumn<QString>("script");
    // The log meets the end of the disk, or another program fills it while the log is quiet.
    QTest::newRow("by the log") << u"yes 'a line of output'"_s;
    QTest::newRow("by others") << u"dd if=/dev/zero of=\"$XDG_STATE_HOME/big\" bs=64k 2>/dev/null; sleep 1000"_s;
}

// A real small disk: a tmpfs of 6 MiB in a mount namespace of its own.
void TestRunnerEnds::aFullDiskStopsPolitely()
{
    QFETCH(QString, script);
    const QString save = m_fixture->path(u"after"_s);
    const Plan plan =
        m_fixture->plan({RunFixture::shell(u"fill"_s, script), RunFixture::shell(u"next"_s, u"touch next"_s)});
    const QString inside =
        u"mount -t tmpfs -o size=6m none \"$XDG_STATE_HOME\" && { \"$1\" build \"$2\" --yes --json; code=$?; "
        "rm -f \"$XDG_STATE_HOME/big\"; cp -r \"$XDG_STATE_HOME/crosswright/runs\" \"$3\"; exit $code; }"_s;
    QProcess unshare;
    const QString user = ::geteuid() == 0 ? u"-m"_s : u"-rm"_s;
    unshare.start(u"unshare"_s, {user, u"sh"_s, u"-c"_s, inside, u"sh"_s, qEnvironmentVariable("CROSSWRIGHT_PROGRAM"),
                                 m_fixture->save(plan), save});
    QVERIFY(unshare.waitForFinished(60000));
    const QByteArray errors = unshare.readAllStandardError();
    if (errors.startsWith("unshare:") || errors.contains("mount:")) // among others in a chroot, whose / is no mount
        QSKIP("This machine lets nobody mount a small disk, which the test needs.");
    QCOMPARE(unshare.exitCode(), 3);
    const QByteArray last = unshare.readAllStandardOutput().trimmed().split('\n').last();
    QVERIFY2(last.contains(R"("result":"stopped")") && last.contains(R"("reason":"disk")"), last + errors);
    QVERIFY(!QFile::exists(plan.workspace + u"/next"_s));
    const QStringList runs = QDir(save).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(runs.size(), 1);
    const RunDirectory run(save + u'/' + runs[0]);
    QCOMPARE(JournalReader(run.journalFile()).next().last().event, u"result"_s);
    const auto report = json::read(run.reportFile(), "crosswright-report"_L1, 1);
    QVERIFY(bool(report));
    QCOMPARE(report->value("limits_met"_L1).toArray().size(), 1);
}

QTEST_GUILESS_MAIN(TestRunnerEnds)
#include "tst_runnerends.moc"
