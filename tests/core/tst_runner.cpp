// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The runner as its users meet it: the real program carries out plans whose steps are ordinary programs. Bazel itself
// is in tst_runnerbazel.

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/deploy/artifact.h"
#include "core/proc/ptyprocess.h"
#include "core/run/controlclient.h"
#include "core/run/journal.h"
#include "core/run/launcher.h"
#include "core/run/runstop.h"
#include "runfixture.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

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

class TestRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<RunFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aPlanOfCommandsIsCarriedOut();
    void filesAreWrittenOnlyWhereTheyDiffer();
    void aFailingStepEndsTheRun();
    void limitsOfAStep_data();
    void limitsOfAStep();
    void aStepThatIsDoneIsSkipped();
    void configureEndsAfterItsStep();
    void configureWithoutSuchAStepIsRefusedAtOnce();
    void nothingRunsWithoutApproval();
    void aPersonIsAskedOnATerminal();
    void theRunnerRunsTheApprovedPlanOrNothing();
    void oneRunAtATimeUsesAnOutputBase();
    void theSocketIsPrivateAndSaysWhatItKnows();
    void aScopeIsUsedWhereThereIsOne_data();
    void aScopeIsUsedWhereThereIsOne();
    void runsAndStatusTellTheSame();

private:
    std::unique_ptr<RunFixture> m_fixture;
};

void TestRunner::aPlanOfCommandsIsCarriedOut()
{
    Plan plan =
        m_fixture->plan({RunFixture::shell(u"make"_s, u"echo \"$GREETING ${RUN}\"; echo err >&2; test -z \"$GONE\" "
                                                      "&& printf content > made.whl"_s),
                         RunFixture::collectStep()});
    plan.steps[0].environment.insert(u"GREETING"_s, u"hello from"_s);
    plan.steps[0].unsetEnvironment = {u"GONE"_s};
    plan.steps[0].expectedFiles = {plan.workspace + u"/made.whl"_s};
    plan.files = {{plan.workspace + u"/conf/a.txt"_s, 0755, "text", u"the test wants it"_s, u"configuration"_s}};
    plan.artifacts = {{u"wheel"_s, {}, u"*.whl"_s, plan.workspace}};
    const auto outcome = m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s});
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors + outcome.output));
    QCOMPARE(outcome.last().value("result"_L1).toString(), u"succeeded"_s);
    QCOMPARE(outcome.last().value("version"_L1).toInt(), 1);
    QCOMPARE(outcome.last().value("artifacts"_L1).toArray().size(), 1);

    const RunDirectory run = RunDirectory::find(outcome.last().value("run"_L1).toString()).value();
    QCOMPARE(logOf(run), QByteArray("hello from " + run.path().toUtf8() + "\nerr\n"));
    QVERIFY(QFileInfo(plan.workspace + u"/conf/a.txt"_s).isExecutable());
    const auto list = ArtifactList::load(run.path());
    QVERIFY(bool(list));
    QCOMPARE(list->artifacts.size(), 1);
    QCOMPARE(list->planHash, plan.hash());
    QCOMPARE(list->artifacts[0].sha256, files::sha256("content"));
    QCOMPARE(files::read(list->artifacts[0].path).value(), "content");
    const auto report = json::read(run.reportFile(), "crosswright-report"_L1, 1);
    QVERIFY(bool(report));
    QCOMPARE(report->value("result"_L1).toString(), u"succeeded"_s);
    QCOMPARE(report->value("steps"_L1).toArray().size(), 2);
    QVERIFY(!QFile::exists(run.reserveFile()));
    QVERIFY(!QFile::exists(run.socketFile()));
    qint64 sequence = 0;
    for (const JournalEvent& event : JournalReader(run.journalFile()).next())
        QCOMPARE(event.sequence, ++sequence);
    QCOMPARE(eventsOf(run, events::result).size(), 1);
}

void TestRunner::filesAreWrittenOnlyWhereTheyDiffer()
{
    Plan plan = m_fixture->plan({});
    for (const QString& name : {u"a"_s, u"b"_s, u"c"_s})
        plan.files.append({plan.workspace + u'/' + name, 0644, name.toUtf8(), u"why"_s, u"source"_s});
    QVERIFY(bool(files::write(plan.files[1].path, "other")));
    QVERIFY(bool(files::write(plan.files[2].path, "c", files::permissions(0600))));
    QCOMPARE(m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s}).exitCode, 0);
    const QDateTime before = QFileInfo(plan.files[0].path).lastModified();
    QVERIFY(bool(files::write(plan.files[1].path, "changed")));
    QCOMPARE(m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s}).exitCode, 0);
    QCOMPARE(files::read(plan.files[1].path).value(), "b");
    QCOMPARE(QFileInfo(plan.files[0].path).lastModified(), before);
    const auto written = eventsOf(RunDirectory::find({}).value(), events::filesWritten);
    QCOMPARE(written.size(), 1);
    QCOMPARE(written[0].fields.value("written"_L1).toInt(), 1);
    QCOMPARE(written[0].fields.value("unchanged"_L1).toInt(), 2);
}

void TestRunner::aFailingStepEndsTheRun()
{
    const Plan plan =
        m_fixture->plan({RunFixture::shell(u"one"_s, u"exit 7"_s), RunFixture::shell(u"two"_s, u"touch two"_s)});
    const auto outcome = m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(outcome.last().value("result"_L1).toString(), u"failed"_s);
    QVERIFY(outcome.last().value("sentence"_L1).toString().contains(u'7'));
    QVERIFY(!QFile::exists(plan.workspace + u"/two"_s));
    const RunStatus status = RunFixture::status(RunDirectory::find({}).value());
    QCOMPARE(status.steps.size(), 1);
    QCOMPARE(status.steps[0].exitCode, 7);
    QCOMPARE(status.steps[0].state, StepStatus::State::Failed);
}

void TestRunner::limitsOfAStep_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("reason");
    QTest::newRow("time") << u"sleep 1000"_s << u"/bin/sh"_s << u"timeout"_s;
    QTest::newRow("output") << u"yes 'Do you wish to build with CUDA support? [y/N]'"_s << u"/bin/sh"_s
                            << u"output-limit"_s;
    QTest::newRow("missing file") << u"true"_s << u"/bin/sh"_s << u"step"_s;
    QTest::newRow("no program") << u"true"_s << u"/nonexistent/program"_s << u"step"_s;
    QTest::newRow("killed") << u"kill -9 $$"_s << u"/bin/sh"_s << u"step"_s;
    QTest::newRow("asks") << u"read answer && echo got it"_s << u"/bin/sh"_s << u"step"_s;
}

void TestRunner::limitsOfAStep()
{
    QFETCH(QString, script);
    QFETCH(QString, program);
    QFETCH(QString, reason);
    Plan plan = m_fixture->plan({RunFixture::shell(u"configure"_s, script)});
    plan.steps[0].program = program;
    plan.steps[0].timeoutSeconds = 2;
    plan.steps[0].outputLimitMiB = 1;
    plan.steps[0].expectedFiles = {plan.workspace + u"/never"_s};
    const auto outcome = m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(outcome.last().value("reason"_L1).toString(), reason);
    QVERIFY(!outcome.last().value("sentence"_L1).toString().isEmpty());
    QVERIFY(logOf(RunDirectory::find({}).value()).size() <= 1024 * 1024);
    QVERIFY(RunFixture::processesWith(plan.workspace).isEmpty());
}

void TestRunner::aStepThatIsDoneIsSkipped()
{
    Plan plan = m_fixture->plan({RunFixture::shell(u"checkout"_s, u"touch again"_s)});
    plan.steps[0].skipIfExists = {plan.workspace + u"/a"_s, plan.workspace + u"/b"_s};
    QVERIFY(bool(files::write(plan.workspace + u"/a"_s, {})));
    QCOMPARE(m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s}).exitCode, 0);
    QVERIFY(QFile::exists(plan.workspace + u"/again"_s)); // b was missing
    QVERIFY(QFile::remove(plan.workspace + u"/again"_s));
    QVERIFY(bool(files::write(plan.workspace + u"/b"_s, {})));
    QCOMPARE(m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s}).exitCode, 0);
    QVERIFY(!QFile::exists(plan.workspace + u"/again"_s));
    QCOMPARE(RunFixture::status(RunDirectory::find({}).value()).steps.value(0).state, StepStatus::State::Skipped);
}

void TestRunner::configureEndsAfterItsStep()
{
    const Plan plan = m_fixture->plan({RunFixture::shell(u"headers"_s, u"touch headers"_s),
                                       RunFixture::shell(u"configure"_s, u"touch configured"_s),
                                       RunFixture::shell(u"build"_s, u"touch built"_s)});
    const auto outcome = m_fixture->crosswright({u"configure"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.last().value("result"_L1).toString(), u"configured"_s);
    QVERIFY(QFile::exists(plan.workspace + u"/configured"_s));
    QVERIFY(!QFile::exists(plan.workspace + u"/built"_s));
}

void TestRunner::configureWithoutSuchAStepIsRefusedAtOnce()
{
    const Plan plan = m_fixture->plan(
        {RunFixture::shell(u"headers"_s, u"touch headers"_s), RunFixture::shell(u"build"_s, u"touch built"_s)});
    const QString file = m_fixture->save(plan);
    const auto outcome = m_fixture->crosswright({u"configure"_s, file, u"--yes"_s, u"--json"_s});
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.last().value("result"_L1).toString(), u"refused"_s);
    QVERIFY2(outcome.errors.contains("headers, build"_L1), qPrintable(outcome.errors));
    QVERIFY(!QFile::exists(plan.workspace + u"/headers"_s));
    QVERIFY(RunDirectory::all().isEmpty());
    // Said before a person is asked.
    const auto unasked = m_fixture->crosswright({u"configure"_s, file});
    QCOMPARE(unasked.exitCode, 2);
    QVERIFY2(!unasked.errors.contains("--approve"_L1), qPrintable(unasked.errors));
    // Whoever starts a run in another way is refused as well.
    const auto run = beginRun(plan, {.untilStep = u"configure"_s, .keepServer = false, .continues = {}}, u"/nowhere"_s);
    QVERIFY(!run);
    QVERIFY(RunDirectory::all().isEmpty());
}

void TestRunner::nothingRunsWithoutApproval()
{
    const Plan plan = m_fixture->plan({RunFixture::shell(u"one"_s, u"touch one"_s)});
    const QString file = m_fixture->save(plan);
    const auto unasked = m_fixture->crosswright({u"build"_s, file});
    QCOMPARE(unasked.exitCode, 2);
    QVERIFY(unasked.errors.contains(plan.hash()));
    QCOMPARE(m_fixture->crosswright({u"build"_s, file, u"--approve"_s, QString(64, u'0')}).exitCode, 2);
    QVERIFY(RunDirectory::all().isEmpty());
    QVERIFY(!QFile::exists(plan.workspace + u"/one"_s));
    QCOMPARE(m_fixture->crosswright({u"build"_s, file, u"--approve"_s, plan.hash()}).exitCode, 0);
    QVERIFY(QFile::exists(plan.workspace + u"/one"_s));
    const auto nowhere = m_fixture->crosswright({u"build"_s, u"nowhere.json"_s, u"--yes"_s, u"--json"_s});
    QCOMPARE(nowhere.exitCode, 2);
    QCOMPARE(nowhere.last().value("result"_L1).toString(), u"refused"_s);
    QCOMPARE(m_fixture->crosswright({u"build"_s}).exitCode, 64);
}

void TestRunner::aPersonIsAskedOnATerminal()
{
    const Plan plan = m_fixture->plan({RunFixture::shell(u"one"_s, u"touch one; echo the line"_s)});
    const QString file = m_fixture->save(plan);
    const auto answer = [&file](const QByteArray& keys, QByteArray& shown) {
        PtyProcess terminal;
        int code = -1;
        QObject::connect(&terminal, &PtyProcess::output, &terminal, [&](const QByteArray& bytes) {
            const bool asked = shown.contains("[y/N]");
            shown += bytes;
            if (!asked && shown.contains("[y/N]"))
                terminal.write(keys);
        });
        QObject::connect(&terminal, &PtyProcess::finished, &terminal, [&code](int exitCode) { code = exitCode; });
        if (!terminal.start({.program = qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), .arguments = {u"build"_s, file}}))
            return -1;
        RunFixture::waitUntil([&code] { return code >= 0; });
        return code;
    };
    QByteArray refused;
    QCOMPARE(answer("n\r", refused), 2);
    QVERIFY(refused.contains(plan.hash().toUtf8()));
    QVERIFY(RunDirectory::all().isEmpty());
    QByteArray agreed;
    QCOMPARE(answer("y\r", agreed), 0);
    QVERIFY(QFile::exists(plan.workspace + u"/one"_s));
    QVERIFY(agreed.contains("the line") && agreed.contains("succeeded"));
}

void TestRunner::theRunnerRunsTheApprovedPlanOrNothing()
{
    const Plan approved = m_fixture->plan({RunFixture::shell(u"one"_s, u"true"_s)});
    const Plan other = m_fixture->plan({RunFixture::shell(u"one"_s, u"touch evil"_s)});
    auto run = RunDirectory::create(approved);
    QVERIFY(bool(run));
    // Exchanged as a whole, so that its own hash fits.
    QVERIFY(bool(files::write(run->planFile(), json::pretty(other.toJson()))));
    const auto outcome = m_fixture->crosswright({u"runner"_s, run->path(), u"--approve"_s, approved.hash()});
    QCOMPARE(outcome.exitCode, 3);
    QCOMPARE(RunFixture::status(*run).reason, u"refused"_s);
    QVERIFY(!QFile::exists(other.workspace + u"/evil"_s));
    // A run that is over is not run again.
    QCOMPARE(m_fixture->crosswright({u"runner"_s, run->path(), u"--approve"_s, other.hash()}).exitCode, 2);
    QVERIFY(!QFile::exists(other.workspace + u"/evil"_s));
}

void TestRunner::oneRunAtATimeUsesAnOutputBase()
{
    Plan plan = m_fixture->plan({RunFixture::shell(u"long"_s, u"sleep 1000"_s)});
    plan.outputBase = m_fixture->path(u"base"_s);
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(!run.isNull());
    QVERIFY(RunFixture::waitUntil([&] { return !RunFixture::status(run).steps.isEmpty(); }));
    const auto second = m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s});
    QCOMPARE(second.exitCode, 2);
    QVERIFY2(second.errors.contains(run.id()), qPrintable(second.errors));
    QCOMPARE(RunDirectory::all().size(), 1);
    // A runner that is started all the same finds out by itself.
    auto forced = RunDirectory::create(plan);
    QVERIFY(bool(forced));
    QCOMPARE(m_fixture->crosswright({u"runner"_s, forced->path(), u"--approve"_s, plan.hash()}).exitCode, 3);
    QVERIFY(RunFixture::status(*forced).sentence.contains(run.id()));
}

void TestRunner::theSocketIsPrivateAndSaysWhatItKnows()
{
    const Plan plan = m_fixture->plan({RunFixture::shell(u"long"_s, u"sleep 1000"_s)});
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(!run.isNull());
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(run.socketFile()) & others));
    QVERIFY(!(QFile::permissions(QFileInfo(run.socketFile()).path()) & (others | QFile::ExeOther)));
    const auto status = askRunner(run, {{"ask"_L1, u"status"_s}});
    QVERIFY(bool(status));
    QCOMPARE(status->value("run"_L1).toString(), run.id());
    QCOMPARE(status->value("state"_L1).toString(), u"running"_s);
    QCOMPARE(askRunner(run, {{"ask"_L1, u"dance"_s}}).error().kind, Error::Kind::Refused);
    QVERIFY(bool(stopRun(run)));
    QCOMPARE(askRunner(run, {{"ask"_L1, u"status"_s}}).error().kind, Error::Kind::Missing);
}

void TestRunner::aScopeIsUsedWhereThereIsOne_data()
{
    QTest::addColumn<QByteArray>("systemdRun");
    QTest::addColumn<QString>("session");
    // What systemd-run does with --scope, but for the scope: it becomes the program.
    QTest::newRow("given") << QByteArray("while [ \"$1\" != -- ]; do shift; done; shift; exec \"$@\"") << u"scope"_s;
    QTest::newRow("refused") << QByteArray("echo 'Failed to start transient scope unit: Access denied' >&2; exit 1")
                             << u"detached"_s;
}

void TestRunner::aScopeIsUsedWhereThereIsOne()
{
    QFETCH(QByteArray, systemdRun);
    QFETCH(QString, session);
    QVERIFY(bool(files::write(m_fixture->path(u"run/systemd/private"_s), {})));
    m_fixture->putOnPath(u"systemctl"_s, "echo Version=252");
    m_fixture->putOnPath(u"systemd-run"_s, systemdRun);
    const Plan plan = m_fixture->plan({RunFixture::shell(u"one"_s, u"true"_s)});
    QCOMPARE(m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s}).exitCode, 0);
    const auto started = eventsOf(RunDirectory::find({}).value(), events::runnerStarted);
    QCOMPARE(started.size(), 1);
    QCOMPARE(started[0].fields.value("session"_L1).toString(), session);
}

void TestRunner::runsAndStatusTellTheSame()
{
    QCOMPARE(m_fixture->crosswright({u"status"_s}).exitCode, 2); // there is none
    QCOMPARE(m_fixture->crosswright({u"runs"_s, u"--json"_s}).last().value("runs"_L1).toArray().size(), 0);
    const Plan plan = m_fixture->plan({RunFixture::shell(u"one"_s, u"echo line one; false"_s)});
    QCOMPARE(m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s}).exitCode, 3);
    const auto status = m_fixture->crosswright({u"status"_s, u"--json"_s});
    QCOMPARE(status.exitCode, 3);
    QCOMPARE(status.objects.size(), 1);
    const auto runs = m_fixture->crosswright({u"runs"_s, u"--json"_s}).last().value("runs"_L1).toArray();
    QCOMPARE(runs.size(), 1);
    QCOMPARE(runs[0].toObject().value("state"_L1), status.last().value("state"_L1));
    QCOMPARE(runs[0].toObject().value("run"_L1), status.last().value("run"_L1));
    const auto attach = m_fixture->crosswright({u"attach"_s});
    QCOMPARE(attach.exitCode, 3);
    QVERIFY(attach.output.contains("line one"_L1));
    QVERIFY(attach.errors.contains("failed"_L1));
}

QTEST_GUILESS_MAIN(TestRunner)
#include "tst_runner.moc"
