// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a run says of its limits and of its failures: real compilers, a real control group, real kills.

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/run/journal.h"
#include "fakebazelplan.h"
#include "tests/support/memorygroup.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

QList<JournalEvent> eventsOf(const RunDirectory& run, const QString& name, const QString& limit = {})
{
    QList<JournalEvent> found;
    for (const JournalEvent& event : JournalReader(run.journalFile()).next()) {
        if (event.event == name && (limit.isEmpty() || event.fields.value("limit"_L1).toString() == limit))
            found.append(event);
    }
    return found;
}

/// Shell: a real compilation for which cc1plus needs some 600 MiB, with what it prints in FILE.
QByteArray hugeCompilation(const QByteArray& file)
{
    return "{ echo 'const unsigned char a[] = {'; yes 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20, | head -n 150000;"
           " echo '0};'; } >huge.cc\n"
           "LC_ALL=C g++ -c huge.cc -o huge.o 2>"
           + file + "\n";
}

} // namespace

class TestRunLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<RunFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void crossingTheMemoryLimitIsAnEventWithItsDuration();
    void aCompilerThatTheKernelEndsIsNamed();
    void aCompilerThatAPersonEndsIsNoLackOfMemory();
    void aServerThatAPersonEndsIsNoLackOfMemory();
    void theSentenceIsTheFirstError();
    void theSentenceOfACommandIsItsFirstError();
    void twoRunsKnowOfEachOther();

private:
    std::unique_ptr<RunFixture> m_fixture;
};

void TestRunLimits::crossingTheMemoryLimitIsAnEventWithItsDuration()
{
    // "cc1plus" is a program that keeps 300 MiB for a while, then a small one.
    Plan plan = fakebazel::plan(*m_fixture, "ln -sf \"$(command -v tail)\" cc1plus\n"
                                            "{ head -c 300M /dev/zero; sleep 4; } | ./cc1plus >/dev/null\n"
                                            "sleep 5\n");
    plan.ramMiB = 200;
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(!run.isNull());
    QVERIFY(RunFixture::waitUntil([&] { return !eventsOf(run, u"limit"_s, u"memory"_s).isEmpty(); }));
    // While it lasts: amber, which on a pipe is only the words.
    const QString during = m_fixture->crosswright({u"status"_s, run.id()}).output;
    QVERIFY2(during.contains("limit "_L1) && during.contains("200 MiB"_L1), qPrintable(during));
    QCOMPARE(RunFixture::waitUntilOver(run).state, RunStatus::State::Succeeded);
    const QList<JournalEvent> ends = eventsOf(run, u"limit-ended"_s, u"memory"_s);
    QCOMPARE(ends.size(), 1);
    const qint64 ms = ends[0].fields.value("ms"_L1).toInteger();
    QVERIFY2(ms >= 2000 && ms < 20000, qPrintable(QString::number(ms)));
    QVERIFY(ends[0].fields.value("peak_mib"_L1).toInteger() >= 290);
    const auto report = json::read(run.reportFile(), "crosswright-report"_L1, 1);
    QVERIFY(bool(report));
    QCOMPARE(report->value("limits_met"_L1).toArray().size(), 1);
    QVERIFY(report->value("limits_met"_L1).toArray()[0].toString().contains("200 MiB"_L1));
    const auto after = m_fixture->crosswright({u"status"_s, run.id(), u"--json"_s}).last();
    QCOMPARE(after.value("limits"_L1).toArray().size(), 1);
    QVERIFY(after.value("over_limit"_L1).toObject().value("ms"_L1).toInteger() >= 2000);
    const QString page = m_fixture->path(u"report.html"_s);
    QCOMPARE(m_fixture->crosswright({u"report"_s, run.id(), u"--html"_s, page}).exitCode, 0);
    QVERIFY(files::read(page).valueOr({}).contains("class=\"caution\""));
}

void TestRunLimits::aCompilerThatTheKernelEndsIsNamed()
{
    const MemoryGroup group(220);
    if (!group.isThere())
        QSKIP("This machine lets nobody make a control group, which the test needs.");
    m_fixture->setLauncher({u"/bin/sh"_s, u"-c"_s, u"echo $$ >\"$0\"; exec \"$@\""_s, group.processes()});
    const Plan plan = fakebazel::plan(*m_fixture, hugeCompilation("said") + "grep -q Killed said || exit 77\n"
                                                      + fakebazel::failedAction("huge", "said") + "exit 1\n");
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(!run.isNull());
    const RunStatus status = RunFixture::waitUntilOver(run);
    QCOMPARE(status.state, RunStatus::State::Failed);
    QCOMPARE(status.reason, u"memory"_s);
    QVERIFY2(status.sentence.contains("cc1plus"_L1) && status.sentence.contains("//pkg:huge"_L1)
                 && status.sentence.contains("memory"_L1) && status.sentence.contains("MiB"_L1),
             qPrintable(status.sentence));
    const QList<JournalEvent> failed = eventsOf(run, events::actionFailed);
    QCOMPARE(failed.size(), 1);
    const QJsonObject victim = failed[0].fields.value("killed"_L1).toObject();
    QCOMPARE(victim.value("program"_L1).toString(), u"cc1plus"_s);
    QVERIFY(victim.value("peak_mib"_L1).toInteger() > 50);
    QVERIFY(victim.value("kernel"_L1).toInteger() >= 1);
    m_fixture.reset(); // what is in the group, first
}

void TestRunLimits::aCompilerThatAPersonEndsIsNoLackOfMemory()
{
    const Plan plan = fakebazel::plan(
        *m_fixture, "( until pgrep -P \"$(pgrep -o -f 'g[+][+] -c huge[.]cc')\" cc1plus >victim; do sleep 0.02; done; "
                    "sleep 0.6; kill -9 $(cat victim) ) & \n"
                        + hugeCompilation("said") + "grep -q Killed said || exit 77\n"
                        + fakebazel::failedAction("huge", "said") + "exit 1\n");
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(!run.isNull());
    const RunStatus status = RunFixture::waitUntilOver(run);
    QCOMPARE(status.state, RunStatus::State::Failed);
    QCOMPARE(status.reason, u"step"_s);
    QVERIFY2(status.sentence.contains("cc1plus"_L1) && status.sentence.contains("signal"_L1),
             qPrintable(status.sentence));
    QVERIFY2(!status.sentence.contains("lack of memory"_L1), qPrintable(status.sentence));
}

void TestRunLimits::aServerThatAPersonEndsIsNoLackOfMemory()
{
    const Plan plan = fakebazel::plan(*m_fixture, "touch \"$WORK/ready\"; sleep 20\n");
    const RunDirectory run = m_fixture->startRun(plan);
    QVERIFY(RunFixture::waitUntil([&] { return QFile::exists(plan.workspace + u"/ready"_s); }));
    const QByteArray pid = files::read(plan.outputBase + u"/server/server.pid.txt"_s).valueOr({}).trimmed();
    QVERIFY(RunFixture::waitUntil([&] { return !eventsOf(run, events::bazelStarted).isEmpty(); }));
    QCOMPARE(::kill(pid.toInt(), SIGKILL), 0);
    const RunStatus status = RunFixture::waitUntilOver(run);
    QCOMPARE(status.state, RunStatus::State::Failed);
    QVERIFY2(status.sentence.contains("server"_L1), qPrintable(status.sentence));
    QVERIFY2(!status.sentence.contains("lack of memory"_L1), qPrintable(status.sentence));
    QCOMPARE(status.reason, u"step"_s);
}

void TestRunLimits::theSentenceIsTheFirstError()
{
    // A real compiler's words: a warning and a note before the error, more errors after it.
    const Plan plan = fakebazel::plan(
        *m_fixture, "printf 'int f(int unused) { return 1; }\\nint g() { return nowhere; }\\nint h() { return other; "
                    "}\\n' >error.cc\n"
                    "LC_ALL=C g++ -Wall -Wextra -c error.cc 2>said\n"
                        + fakebazel::failedAction("bad", "said") + "exit 1\n");
    const RunDirectory run = m_fixture->startRun(plan);
    const RunStatus status = RunFixture::waitUntilOver(run);
    QCOMPARE(status.state, RunStatus::State::Failed);
    QVERIFY2(status.sentence.contains("error.cc:2:18: error: "_L1) && status.sentence.contains("nowhere"_L1)
                 && status.sentence.contains("//pkg:bad"_L1),
             qPrintable(status.sentence));
}

void TestRunLimits::theSentenceOfACommandIsItsFirstError()
{
    const Plan plan = m_fixture->plan({RunFixture::shell(
        u"configure"_s, u"echo 'error count: 0'; echo 'int f() { return nowhere; }' >c.cc; LC_ALL=C g++ -c c.cc"_s)});
    const RunDirectory run = m_fixture->startRun(plan);
    const RunStatus status = RunFixture::waitUntilOver(run);
    QCOMPARE(status.state, RunStatus::State::Failed);
    QVERIFY2(status.sentence.contains("c.cc:1:18: error: "_L1), qPrintable(status.sentence));
}

void TestRunLimits::twoRunsKnowOfEachOther()
{
    QByteArray memory = files::read(u"/proc/meminfo"_s).valueOr({});
    const int machineMiB = memory.split('\n').first().simplified().split(' ').value(1).toInt() / 1024;
    QVERIFY(machineMiB > 0);
    const auto planOf = [&](const QString& name) {
        Plan plan = fakebazel::plan(*m_fixture, "touch \"$WORK/ready\"; sleep 1000\n", name);
        plan.ramMiB = machineMiB * 6 / 10;
        return plan;
    };
    const Plan first = planOf(u"one"_s);
    const Plan second = planOf(u"two"_s);
    const RunDirectory one = m_fixture->startRun(first);
    QVERIFY(!one.isNull());
    QVERIFY(eventsOf(one, u"limit"_s, u"shared"_s).isEmpty());
    const auto started = m_fixture->crosswright({u"build"_s, m_fixture->save(second), u"--yes"_s, u"--detach"_s});
    QCOMPARE(started.exitCode, 0);
    QVERIFY2(started.errors.contains(one.id()) && started.errors.contains(QString::number(2 * second.ramMiB)),
             qPrintable(started.errors));
    // The one that was there first learns of it too, and that it is over.
    QVERIFY(RunFixture::waitUntil([&] { return eventsOf(one, u"limit"_s, u"shared"_s).size() == 1; }, 15000));
    const RunDirectory two = RunDirectory::find(started.output.trimmed()).valueOr(RunDirectory());
    QVERIFY(!two.isNull());
    QVERIFY(m_fixture->crosswright({u"status"_s, one.id()}).output.contains(two.id()));
    QCOMPARE(m_fixture->crosswright({u"stop"_s, two.id(), u"--force"_s}).exitCode, 0);
    QVERIFY(RunFixture::waitUntil([&] { return eventsOf(one, u"limit-ended"_s, u"shared"_s).size() == 1; }, 15000));
}

QTEST_GUILESS_MAIN(TestRunLimits)
#include "tst_runlimits.moc"
