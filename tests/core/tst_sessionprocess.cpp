// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A program in a session of its own, with real programs. Every signal to a group is looked at as it is sent: the leader
// must still be our child that nobody reaped, since only then is the number surely its group's.

#include "core/proc/sessionprocess.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

std::atomic<int> groupSignals = 0;
std::atomic<int> strayed = 0;

bool isOurUnreapedChild(pid_t pid)
{
    siginfo_t info = {};
    return ::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

bool isAlive(qint64 pid)
{
    QFile stat(u"/proc/%1/stat"_s.arg(pid));
    if (!stat.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = stat.readAll();
    return !text.contains(") Z ") && !text.contains(") X ");
}

child::Request shell(const QString& script, const QStringList& arguments = {})
{
    return {u"sh"_s, QStringList{u"-c"_s, script, u"sh"_s} + arguments};
}

} // namespace

// In place of the C library's, for this program and everything that is linked into it.
extern "C" int kill(pid_t pid, int signal) noexcept
{
    if (pid < -1) {
        ++groupSignals;
        if (!isOurUnreapedChild(-pid))
            ++strayed;
    }
    return static_cast<int>(::syscall(SYS_kill, pid, signal));
}

class TestSessionProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        groupSignals = 0;
        strayed = 0;
    }
    void cleanup() { QCOMPARE(strayed.load(), 0); }

    void theWatchOverSignalsSeesAStrayOne()
    {
        const pid_t pid = ::fork();
        if (pid == 0) {
            ::setsid();
            ::_exit(0);
        }
        QVERIFY(pid > 0);
        QCOMPARE(::waitpid(pid, nullptr, 0), pid);
        ::kill(-pid, 0); // reaped: may be anybody's
        QCOMPARE(strayed.load(), 1);
        strayed = 0;
    }

    void outputAndExitCode()
    {
        SessionProcess process;
        QByteArray output;
        connect(&process, &SessionProcess::output, this, [&](const QByteArray& bytes) { output += bytes; });
        QSignalSpy finished(&process, &SessionProcess::finished);
        child::Request request = shell(u"echo out; echo err >&2; cat; echo \"$A.$B\"; pwd; exit 7"_s);
        request.environment.insert(u"A"_s, u"a"_s);
        qputenv("B", "b");
        request.unsetEnvironment = {u"B"_s};
        request.workingDirectory = u"/usr"_s;
        QVERIFY(process.start(request));
        QVERIFY(process.isRunning());
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.first().at(0).toInt(), 7);
        QCOMPARE(finished.first().at(1).toInt(), 0);
        QCOMPARE(output, QByteArray("out\nerr\na.\n/usr\n"));
        QVERIFY(!process.isRunning());
        QCOMPARE(process.processId(), 0);
    }

    void muchOutputArrivesWhole()
    {
        SessionProcess process;
        qint64 bytes = 0;
        connect(&process, &SessionProcess::output, this, [&](const QByteArray& piece) { bytes += piece.size(); });
        QSignalSpy finished(&process, &SessionProcess::finished);
        QVERIFY(process.start(shell(u"head -c 5000000 /dev/zero"_s)));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
        QCOMPARE(bytes, 5'000'000);
    }

    void whatCannotStart()
    {
        SessionProcess process;
        const auto missing = process.start({u"no-such-program-anywhere"_s});
        QVERIFY(!missing);
        QCOMPARE(int(missing.error().kind), int(Error::Kind::Missing));
        child::Request elsewhere = shell(u"true"_s);
        elsewhere.workingDirectory = u"/no/such/folder"_s;
        QVERIFY(!process.start(elsewhere));
        QVERIFY(!process.isRunning());
        QSignalSpy finished(&process, &SessionProcess::finished);
        QVERIFY(process.start(shell(u"true"_s))); // it can be used again
        QTRY_COMPARE(finished.size(), 1);
    }

    void aProgramBelowItsFolder()
    {
        const QTemporaryDir folder;
        QFile script(folder.filePath(u"there"_s));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\nexit 5\n");
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        script.close();
        SessionProcess process;
        QSignalSpy finished(&process, &SessionProcess::finished);
        child::Request request{u"./there"_s};
        request.workingDirectory = folder.path();
        QVERIFY(process.start(request));
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.first().at(0).toInt(), 5);
    }

    void aSignalEndsIt()
    {
        SessionProcess process;
        QSignalSpy finished(&process, &SessionProcess::finished);
        QVERIFY(process.start(shell(u"sleep 300"_s)));
        process.signalAll(SIGTERM);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.first().at(0).toInt(), -1);
        QCOMPARE(finished.first().at(1).toInt(), SIGTERM);
    }

    /// What it leaves running goes with it, while its number is still held; afterwards nothing is signalled any more.
    void whatItLeavesGoesWithIt()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"pid"_s);
        SessionProcess process;
        QSignalSpy finished(&process, &SessionProcess::finished);
        QVERIFY(process.start(shell(u"sleep 300 & echo $! > \"$1\"; exit 0"_s, {file})));
        const qint64 leader = process.processId();
        QTRY_COMPARE(finished.size(), 1);
        QFile pid(file);
        QVERIFY(pid.open(QIODevice::ReadOnly));
        const qint64 left = pid.readAll().trimmed().toLongLong();
        QVERIFY(left > 0 && left != leader);
        QTRY_VERIFY(!isAlive(left));
        QVERIFY(groupSignals > 0);
        QVERIFY(!isOurUnreapedChild(static_cast<pid_t>(leader))); // reaped by now
        const int before = groupSignals;
        process.signalAll(SIGKILL);
        QCOMPARE(groupSignals.load(), before);
    }

    /// Somebody who left the group holds the output open: its end is not waited for.
    void whoLeftTheGroupIsNotWaitedFor()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"pid"_s);
        SessionProcess process;
        QSignalSpy finished(&process, &SessionProcess::finished);
        QVERIFY(process.start(shell(u"setsid sh -c 'echo $$ > \"$1.new\"; mv \"$1.new\" \"$1\"; exec sleep 300' sh "
                                    "\"$1\" & while ! test -e \"$1\"; do :; done"_s,
                                    {file})));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
        QFile pid(file);
        QVERIFY(pid.open(QIODevice::ReadOnly));
        const auto left = static_cast<pid_t>(pid.readAll().trimmed().toLongLong());
        QVERIFY(left > 1 && isAlive(left));
        ::kill(left, SIGKILL);
        QTRY_VERIFY(!isAlive(left));
    }

    void theDestructorEndsTheGroup()
    {
        auto process = std::make_unique<SessionProcess>();
        QVERIFY(process->start(shell(u"sleep 300; true"_s)));
        const qint64 leader = process->processId();
        process.reset();
        QVERIFY(!isAlive(leader));
        QVERIFY(!isOurUnreapedChild(static_cast<pid_t>(leader)));
    }
};

QTEST_GUILESS_MAIN(TestSessionProcess)
#include "tst_sessionprocess.moc"
