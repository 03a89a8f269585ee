// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Control of runs that lose their runner, their keeper, their folder or their clock: the real program, real signals.
// docs/reliability.md is the list of what is covered where.

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/monitor/procreader.h"
#include "core/run/journal.h"
#include "fakebazelplan.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

QList<JournalEvent> eventsOf(const RunDirectory& run, const QString& name)
{
    QList<JournalEvent> found;
    for (const JournalEvent& event : JournalReader(run.journalFile()).next()) {
        if (event.event == name)
            found.append(event);
    }
    return found;
}

/// Compilers that mind nothing but SIGKILL and their own end.
QByteArray compilers(const QString& mark)
{
    return "touch " + mark.toUtf8() + "\n(trap '' HUP TERM; tail -f /dev/null " + mark.toUtf8()
           + ") & tail -f /dev/null " + mark.toUtf8() + " & touch \"$WORK/ready\"; sleep 1000\n";
}

/// The keepers of this run's runner, not those of tests beside this one.
QList<qint64> keepersOf(const RunDirectory& run)
{
    const ProcReader reader;
    const qint64 runner = RunFixture::status(run).runnerPid;
    QList<qint64> found;
    for (const qint64 pid : RunFixture::processesWith(u" keeper"_s)) {
        if (const auto stat = reader.stat(pid); stat && stat->ppid == runner)
            found.append(pid);
    }
    return found;
}

QStringList sockets()
{
    return QDir(paths::runtime()).entryList({u"*.sock"_s}, QDir::System | QDir::Files | QDir::Hidden);
}

} // namespace

class TestRunFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<RunFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void percentNeverFalls();
    void aRunnerThatDoesNotAnswerIsSaidNotTo();
    void durationsAreNeverNegative();
    void aClockADayAheadDoesNotHangAttach();
    void aKilledRunnerTakesBazelAlong();
    void aKilledRunnerIsContinuedAtOnce();
    void aLostKeeperIsReplaced();
    void aDeletedFolderEndsTheRunPolitely();
    void aRunWithoutItsFolderCanBeStopped();
    void theSocketOfAKilledRunnerIsRemoved();
    void aRunThatNeverStartedCanBeStopped();
    void aRunThatIsOverIsReadFromItsSummary();

private:
    RunDirectory startReady(const Plan& plan);

    std::unique_ptr<RunFixture> m_fixture;
};

RunDirectory TestRunFaults::startReady(const Plan& plan)
{
    const RunDirectory run = m_fixture->startRun(plan);
    const bool ready = RunFixture::waitUntil(
        [&] { return QFile::exists(plan.workspace + u"/ready"_s) && !eventsOf(run, events::bazelStarted).isEmpty(); });
    return ready ? run : RunDirectory();
}

void TestRunFaults::percentNeverFalls()
{
    QByteArray work = "say() { echo \"[$1 / $2] Compiling a.cc; 1s local\"; sleep 1.5; }\n";
    for (const char* counts : {"10 20", "15 100", "30 400", "300 400", "310 1000", "990 1000"})
        work += QByteArray("say ") + counts + '\n';
    const Plan plan = fakebazel::plan(*m_fixture, work);
    const auto built = m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s});
    QCOMPARE(built.exitCode, 0);
    QList<int> seen;
    bool fell = false;
    int lastRaw = 0;
    for (const QJsonObject& object : built.objects) {
        if (object.value("event"_L1).toString() != "progress"_L1 || !object.contains("total"_L1))
            continue;
        const int raw = int(object.value("done"_L1).toInteger() * 100 / object.value("total"_L1).toInteger());
        fell = fell || raw < lastRaw;
        lastRaw = raw;
        QVERIFY2(object.contains("percent"_L1), "no percent is told");
        seen.append(object.value("percent"_L1).toInt());
    }
    QVERIFY(fell); // Bazel's own counts did
    QVERIFY(seen.size() >= 5);
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    const QJsonObject status = m_fixture->crosswright({u"status"_s, u"--json"_s}).last();
    QVERIFY(status.value("percent"_L1).toInt() == 99);
}

void TestRunFaults::aRunnerThatDoesNotAnswerIsSaidNotTo()
{
    const Plan plan = fakebazel::plan(
        *m_fixture,
        "for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do echo \"[$n / 40] Compiling a.cc; 1s local\"; sleep "
        "1; done; touch \"$WORK/ready\"; ln -sf \"$(command -v tail)\" cc1plus; ./cc1plus -f /dev/null & sleep 1000\n");
    const RunDirectory run = startReady(plan);
    QVERIFY(!run.isNull());
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::status(run).compilers > 0; }));
    const QJsonObject before = m_fixture->crosswright({u"status"_s, u"--json"_s}).last();
    QCOMPARE(before.value("state"_L1).toString(), u"running"_s);
    QVERIFY2(before.contains("remaining_s"_L1), "nothing says how long it will go on");
    const qint64 runner = RunFixture::status(run).runnerPid;
    QCOMPARE(::kill(pid_t(runner), SIGSTOP), 0);
    QProcess* attach = m_fixture->startCrosswright({u"attach"_s, run.id(), u"--json"_s});
    QJsonObject object;
    QVERIFY2(RunFixture::waitUntil(
                 [&] {
                     object = m_fixture->crosswright({u"status"_s, run.id(), u"--json"_s}).last();
                     return object.value("state"_L1).toString() == "silent"_L1;
                 },
                 20000),
             qPrintable(object.value("state"_L1).toString()));
    QVERIFY(object.value("heard_ms"_L1).toInteger() >= 9000);
    QCOMPARE(object.value("compilers"_L1).toInt(), 0);
    QVERIFY(!object.contains("remaining_s"_L1));
    const auto text = m_fixture->crosswright({u"status"_s, run.id()});
    QVERIFY2(text.output.contains("has not been heard of"_L1), qPrintable(text.output));
    QByteArray attached;
    QVERIFY(RunFixture::waitUntil(
        [&] {
            attached += attach->readAllStandardOutput();
            return attached.contains(R"("event":"silent")");
        },
        20000));
    QCOMPARE(::kill(pid_t(runner), SIGCONT), 0);
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::status(run).stateName() == "running"_L1; }, 10000));
}

void TestRunFaults::durationsAreNeverNegative()
{
    const QString jump = m_fixture->path(u"jump"_s);
    QVERIFY(bool(files::write(jump, "0")));
    m_fixture->setVariable(u"LD_PRELOAD"_s, qEnvironmentVariable("JUMPING_CLOCK_LIBRARY"));
    m_fixture->setVariable(u"JUMPING_CLOCK"_s, jump);
    m_fixture->setVariable(u"ASAN_OPTIONS"_s, u"verify_asan_link_order=0:detect_leaks=0"_s);
    const Plan plan =
        m_fixture->plan({RunFixture::shell(u"first"_s, u"touch ready; until test -e go; do sleep 0.1; done"_s),
                         RunFixture::shell(u"second"_s, u"sleep 1"_s)});
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(!run.isNull());
    QVERIFY(RunFixture::waitUntil([&] { return QFile::exists(plan.workspace + u"/ready"_s); }));
    QVERIFY(bool(files::write(jump, "-86400"))); // a day back
    const QString line = m_fixture->crosswright({u"status"_s, run.id()}).output;
    QVERIFY2(!line.contains("-8"_L1), qPrintable(line));
    QVERIFY(bool(files::write(plan.workspace + u"/go"_s, {})));
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::status(run).isOver(); }));
    const QJsonObject status = m_fixture->crosswright({u"status"_s, run.id(), u"--json"_s}).last();
    for (const QJsonValue& step : status.value("steps"_L1).toArray()) {
        const qint64 ms = step.toObject().value("ms"_L1).toInteger(-1);
        QVERIFY2(ms >= 0 && ms < 60000, qPrintable(QString::number(ms)));
    }
    const auto report = json::read(run.reportFile(), "crosswright-report"_L1, 1);
    QVERIFY(bool(report));
    const qint64 all = report->value("ms"_L1).toInteger();
    QVERIFY2(all >= 0 && all < 60000, qPrintable(QString::number(all)));
    QVERIFY(!m_fixture->crosswright({u"runs"_s}).output.contains(" -"_L1));
}

void TestRunFaults::aClockADayAheadDoesNotHangAttach()
{
    // The clock was a day ahead when the run was made, its runner was killed before it began, the clock is right again.
    const QString jump = m_fixture->path(u"jump"_s);
    QVERIFY(bool(files::write(jump, "86400")));
    const Plan plan = m_fixture->plan({RunFixture::shell(u"never"_s, u"true"_s)});
    const auto run = RunDirectory::create(plan);
    QVERIFY(bool(run));
    QByteArray journal = files::read(run->journalFile()).valueOr({});
    QJsonObject created = QJsonDocument::fromJson(journal).object();
    created.insert("t"_L1, QDateTime::currentMSecsSinceEpoch() + 86400000);
    for (const bool older : {true, false}) { // as it was written before there was a second clock in it
        QJsonObject line = created;
        if (older) {
            line.remove("up"_L1);
            line.remove("boot"_L1);
        } else {
            if (!line.contains("up"_L1))
                continue;
            line.insert("up"_L1, line.value("up"_L1).toInteger() - 60000);
        }
        QVERIFY(bool(files::write(run->journalFile(), json::compact(line) + '\n')));
        QElapsedTimer clock;
        clock.start();
        const auto attached = m_fixture->crosswright({u"attach"_s, run->id(), u"--json"_s}, 8000);
        QVERIFY2(clock.elapsed() < 5000, "attach hangs");
        QCOMPARE(attached.last().value("result"_L1).toString(), u"broken"_s);
    }
}

void TestRunFaults::aKilledRunnerTakesBazelAlong()
{
    const QString mark = m_fixture->path(u"mark"_s);
    const Plan plan = fakebazel::plan(*m_fixture, compilers(mark));
    const RunDirectory run = startReady(plan);
    QVERIFY(!run.isNull());
    QVERIFY(RunFixture::processesWith(mark).size() >= 2);
    const QList<qint64> keepers = keepersOf(run);
    QCOMPARE(keepers.size(), 1);
    QCOMPARE(::kill(pid_t(RunFixture::status(run).runnerPid), SIGKILL), 0);
    const auto left = [&] {
        return RunFixture::processesWith(mark) + RunFixture::processesWith("--output_base="_L1 + plan.outputBase);
    };
    QVERIFY2(RunFixture::waitUntil([&] { return left().isEmpty(); }, 12000),
             qPrintable(u"%1 processes are left"_s.arg(left().size())));
    QVERIFY(RunFixture::waitUntil([&] { return !RunFixture::isAlive(keepers[0]); }, 5000));
    QCOMPARE(RunFixture::status(run).state, RunStatus::State::Broken);
}

void TestRunFaults::aKilledRunnerIsContinuedAtOnce()
{
    const Plan plan =
        fakebazel::plan(*m_fixture, "test -e second || { touch second \"$WORK/ready\"; trap '' TERM HUP; tail -f "
                                    "/dev/null; }\n");
    const RunDirectory run = startReady(plan);
    QVERIFY(!run.isNull());
    QCOMPARE(::kill(pid_t(RunFixture::status(run).runnerPid), SIGKILL), 0);
    // What the keeper ends must not be the next run's.
    const auto again = m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s, u"--json"_s});
    QVERIFY2(again.exitCode == 0, qPrintable(again.output + again.errors));
    QCOMPARE(again.last().value("result"_L1).toString(), u"succeeded"_s);
}

void TestRunFaults::aLostKeeperIsReplaced()
{
    const QString mark = m_fixture->path(u"mark"_s);
    const Plan plan = fakebazel::plan(*m_fixture, compilers(mark));
    const RunDirectory run = startReady(plan);
    QVERIFY(!run.isNull());
    const QList<qint64> keepers = keepersOf(run);
    QCOMPARE(keepers.size(), 1);
    QCOMPARE(::kill(pid_t(keepers[0]), SIGKILL), 0);
    QVERIFY(RunFixture::waitUntil([&] { return eventsOf(run, u"keeper-lost"_s).size() == 1; }, 5000));
    QVERIFY(eventsOf(run, u"keeper-lost"_s)[0].fields.value("replaced"_L1).toBool());
    // The new one knows what the old one knew.
    QCOMPARE(::kill(pid_t(RunFixture::status(run).runnerPid), SIGKILL), 0);
    QVERIFY(RunFixture::waitUntil(
        [&] {
            return RunFixture::processesWith(mark).isEmpty()
                   && RunFixture::processesWith("--output_base="_L1 + plan.outputBase).isEmpty();
        },
        12000));
}

void TestRunFaults::aDeletedFolderEndsTheRunPolitely()
{
    const QString mark = m_fixture->path(u"mark"_s);
    const Plan plan = fakebazel::plan(*m_fixture, compilers(mark));
    const RunDirectory run = startReady(plan);
    QVERIFY(!run.isNull());
    const qint64 runner = RunFixture::status(run).runnerPid;
    QVERIFY(QDir(run.path()).removeRecursively());
    QVERIFY2(RunFixture::waitUntil([&] { return !RunFixture::isAlive(runner); }, 15000), "the runner goes on");
    QCOMPARE(RunFixture::processesWith(mark), QList<qint64>());
    QVERIFY(RunFixture::processesWith("--output_base="_L1 + plan.outputBase).isEmpty());
    QVERIFY(!QFile::exists(run.path())); // it does not come back
    QCOMPARE(sockets(), QStringList());
    // The output base is free again.
    QVERIFY(bool(files::write(plan.workspace + u"/work.sh"_s, "true\n")));
    QCOMPARE(m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s}).exitCode, 0);
}

void TestRunFaults::aRunWithoutItsFolderCanBeStopped()
{
    const QString mark = m_fixture->path(u"mark"_s);
    const Plan plan = fakebazel::plan(*m_fixture, compilers(mark));
    const RunDirectory run = startReady(plan);
    QVERIFY(!run.isNull());
    const qint64 runner = RunFixture::status(run).runnerPid;
    // A runner that cannot see that its folder is gone.
    QCOMPARE(::kill(pid_t(runner), SIGSTOP), 0);
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::stateOf(runner) == 'T'; }));
    QVERIFY(QDir(run.path()).removeRecursively());
    const auto refused = m_fixture->crosswright({u"build"_s, m_fixture->save(plan), u"--yes"_s});
    QVERIFY2(refused.errors.contains(run.id()), qPrintable(refused.errors));
    const auto told = m_fixture->crosswright({u"status"_s, run.id()});
    QVERIFY2(told.output.contains("folder"_L1) && !told.errors.contains("There is no run"_L1),
             qPrintable(told.output + told.errors));
    const auto stopped = m_fixture->crosswright({u"stop"_s, run.id()}, 40000);
    QVERIFY2(stopped.exitCode == 0, qPrintable(stopped.errors));
    QVERIFY(!RunFixture::isAlive(runner));
    QCOMPARE(RunFixture::processesWith(mark), QList<qint64>());
    QVERIFY(!QFile::exists(run.path()));
    QCOMPARE(m_fixture->crosswright({u"attach"_s, run.id()}).exitCode, 2); // now there is none
}

void TestRunFaults::theSocketOfAKilledRunnerIsRemoved()
{
    const Plan plan = m_fixture->plan({RunFixture::shell(u"long"_s, u"touch ready; sleep 1000"_s)});
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(RunFixture::waitUntil([&] { return QFile::exists(plan.workspace + u"/ready"_s); }));
    QCOMPARE(sockets().size(), 1);
    // Its keeper would do it, so that goes first, and at once the runner.
    ::kill(pid_t(RunFixture::status(run).runnerPid), SIGSTOP);
    for (const qint64 keeper : keepersOf(run))
        ::kill(pid_t(keeper), SIGKILL);
    ::kill(pid_t(RunFixture::status(run).runnerPid), SIGKILL);
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::status(run).isOver(); }));
    const Plan next = m_fixture->plan({RunFixture::shell(u"short"_s, u"true"_s)});
    QCOMPARE(m_fixture->crosswright({u"build"_s, m_fixture->save(next), u"--yes"_s}).exitCode, 0);
    QTRY_COMPARE_WITH_TIMEOUT(sockets(), QStringList(), 5000);
    (void)m_fixture->crosswright({u"stop"_s, run.id()});
}

void TestRunFaults::aRunThatNeverStartedCanBeStopped()
{
    const Plan plan = m_fixture->plan({RunFixture::shell(u"never"_s, u"touch ran"_s)});
    const auto run = RunDirectory::create(plan);
    QVERIFY(bool(run));
    const auto stopped = m_fixture->crosswright({u"stop"_s, run->id(), u"--json"_s});
    QCOMPARE(stopped.exitCode, 0);
    QCOMPARE(stopped.last().value("result"_L1).toString(), u"stopped"_s);
    QCOMPARE(RunFixture::status(*run).state, RunStatus::State::Stopped);
    // A runner that comes late does nothing.
    const auto late = m_fixture->crosswright({u"runner"_s, run->path(), u"--approve"_s, plan.hash()});
    QVERIFY(late.exitCode != 0);
    QVERIFY(!QFile::exists(plan.workspace + u"/ran"_s));
}

void TestRunFaults::aRunThatIsOverIsReadFromItsSummary()
{
    const Plan plan =
        m_fixture->plan({RunFixture::shell(u"one"_s, u"echo 1; sleep 1"_s), RunFixture::shell(u"two"_s, u"false"_s)});
    const RunDirectory run = m_fixture->startRun(plan);
    (void)RunFixture::waitUntilOver(run);
    const QString summary = run.path() + u"/summary.json"_s;
    QVERIFY(RunFixture::waitUntil([&] { return QFile::exists(summary); }));
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::processesWith(run.path()).isEmpty(); }));
    const auto listed = [&] {
        QJsonObject object = m_fixture->crosswright({u"runs"_s, u"--json"_s}).last();
        object = object.value("runs"_L1).toArray()[0].toObject();
        object.remove("heard_ms"_L1);
        return object;
    };
    const QJsonObject fast = listed();
    QVERIFY(QFile::rename(summary, summary + u".away"_s));
    const QJsonObject slow = listed(); // as of an older version
    QCOMPARE(fast, slow);
    QCOMPARE(fast.value("state"_L1).toString(), u"failed"_s);
    // A summary that does not fit its journal is not believed.
    QVERIFY(QFile::rename(summary + u".away"_s, summary));
    QFile journal(run.journalFile());
    QVERIFY(journal.open(QIODevice::Append));
    journal.write("\n");
    journal.close();
    QVERIFY(bool(files::write(summary, files::read(summary).valueOr({}).replace("failed", "succeeded"))));
    QCOMPARE(listed().value("state"_L1).toString(), u"failed"_s);
}

QTEST_GUILESS_MAIN(TestRunFaults)
#include "tst_runfaults.moc"
