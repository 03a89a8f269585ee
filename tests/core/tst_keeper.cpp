// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The keeper with real processes that are really stopped: whoever dies, nothing stays stopped and nothing is hit by mistake.

#include "core/monitor/procreader.h"
#include "core/run/keeper.h"
#include "core/run/keeperlink.h"
#include "runfixture.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <memory>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

/// A real process that does nothing, stopped.
class Stopped
{
public:
    Stopped()
    {
        m_process.start(u"sleep"_s, {u"1000"_s});
        m_process.waitForStarted();
        m_kept = {m_process.processId(), ProcReader().stat(m_process.processId())->start};
    }
    ~Stopped()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    bool stop() const
    {
        ::kill(pid_t(m_kept.pid), SIGSTOP);
        return RunFixture::waitUntil([this] { return state() == 'T'; }, 2000);
    }
    char state() const { return RunFixture::stateOf(m_kept.pid); }
    KeptProcess kept() const { return m_kept; }

private:
    QProcess m_process;
    KeptProcess m_kept;
};

QByteArray line(const char* word, const KeptProcess& process)
{
    return QByteArray(word) + ' ' + QByteArray::number(process.pid) + ' ' + QByteArray::number(process.start) + '\n';
}

} // namespace

class TestKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theProtocol();
    void nothingStaysStoppedWhenTheOtherEndIsKilled();
    void theLinkTellsBeforeItReturns();
    void aKilledRunnerTakesItsCommandsAlong();
};

void TestKeeper::theProtocol()
{
    KeeperList list;
    QVERIFY(list.take("stopped 12 345"));
    QVERIFY(list.take("stopped 12 345"));
    QVERIFY(list.take("stopped 13 1\r"));
    QCOMPARE(list.stopped().size(), 2);
    QVERIFY(list.take("continued 12 345"));
    QVERIFY(list.take("continued 99 1")); // never heard of
    QCOMPARE(list.stopped(), (QList<KeptProcess>{{13, 1}}));
    QVERIFY(list.take("session 14 2"));
    QVERIFY(list.take("ended 13 1")); // a session's word does not touch the stopped ones
    QCOMPARE(list.stopped().size(), 1);
    QCOMPARE(list.sessions().size(), 1);
    // Groups, init and everything that is no line of the protocol.
    for (const char* wrong : {"", "stopped", "stopped 12", "stopped 0 1", "stopped -1 1", "stopped 1 1", "stopped x 1",
                              "stopped 12 x", "halted 12 1", "stopped 12 1 1"})
        QVERIFY2(!list.take(wrong), wrong);
}

void TestKeeper::nothingStaysStoppedWhenTheOtherEndIsKilled()
{
    const Stopped listed;
    const Stopped continuedBefore;
    const Stopped foreign;
    QVERIFY(listed.stop() && continuedBefore.stop() && foreign.stop());
    RunFixture fixture;
    const QString told = fixture.path(u"told"_s);
    QFile file(told);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QProcess shell;
    shell.start(u"sh"_s, {u"-c"_s, u"tail -f -n +1 \"$1\" | \"$2\" keeper"_s, u"sh"_s, told,
                          qEnvironmentVariable("CROSSWRIGHT_PROGRAM")});
    QVERIFY(shell.waitForStarted());
    KeptProcess reused = foreign.kept(); // the same pid, but another process: it must not be touched
    reused.start += 1;
    file.write(line("stopped", listed.kept()) + line("stopped", continuedBefore.kept())
               + line("continued", continuedBefore.kept()) + line("stopped", reused) + "stopped ");
    QList<qint64> tails;
    QVERIFY(RunFixture::waitUntil([&] {
        tails = RunFixture::processesWith(u"tail -f -n +1 "_s + told);
        return !tails.isEmpty() && !RunFixture::processesWith(u" keeper"_s).isEmpty();
    }));
    QVERIFY(listed.state() == 'T'); // nothing happens while the other end lives
    for (const qint64 pid : std::as_const(tails))
        ::kill(pid_t(pid), SIGKILL);
    QVERIFY(RunFixture::waitUntil([&] { return listed.state() == 'S'; }, 10000)); // at once; the machine may be busy
    QVERIFY(RunFixture::waitUntil([&] { return shell.state() == QProcess::NotRunning; }));
    QVERIFY(continuedBefore.state() == 'T');
    QVERIFY(foreign.state() == 'T');
}

void TestKeeper::theLinkTellsBeforeItReturns()
{
    const Stopped process;
    {
        KeeperLink link;
        QVERIFY(bool(link.start(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"))));
        // It outlives what ends whole sessions.
        ::kill(pid_t(link.processId()), SIGTERM);
        ::kill(pid_t(link.processId()), SIGHUP);
        QVERIFY(bool(link.stopped(process.kept())));
        QVERIFY(process.stop());
    } // the pipe is closed, as by the runner's death
    QVERIFY(RunFixture::waitUntil([&] { return process.state() == 'S'; }, 2000));

    KeeperLink dead;
    QVERIFY(bool(dead.start(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"))));
    ::signal(SIGPIPE, SIG_IGN);
    ::kill(pid_t(dead.processId()), SIGKILL);
    // Without a keeper nothing may be stopped: the caller is told.
    QVERIFY(RunFixture::waitUntil([&] { return !dead.stopped(process.kept()); }, 2000));
}

void TestKeeper::aKilledRunnerTakesItsCommandsAlong()
{
    RunFixture fixture;
    const QString mark = fixture.path(u"mark"_s);
    const Plan plan = fixture.plan({RunFixture::shell(
        u"clone"_s,
        u"touch %1 ready; (trap '' TERM; tail -f /dev/null %1) & tail -f /dev/null %1 & wait"_s.arg(mark))});
    const RunDirectory run = fixture.startRun(plan);
    QVERIFY(!run.isNull());
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::processesWith(mark).size() >= 2; }));
    ::kill(pid_t(RunFixture::status(run).runnerPid), SIGKILL);
    QVERIFY(RunFixture::waitUntil([&] { return RunFixture::processesWith(mark).isEmpty(); }, 5000));
    QCOMPARE(RunFixture::status(run).state, RunStatus::State::Broken);
}

QTEST_GUILESS_MAIN(TestKeeper)
#include "tst_keeper.moc"
