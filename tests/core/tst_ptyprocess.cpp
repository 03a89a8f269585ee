// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/proc/linesplitter.h"
#include "core/proc/ptyprocess.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

struct Ended
{
    QByteArray output;
    int exitCode = -2;
    int signal = -2;
    QString error;
};

// Runs to the end, collecting everything.
Ended run(const PtyRequest& request)
{
    PtyProcess process;
    Ended ended;
    QObject::connect(&process, &PtyProcess::output, [&ended](const QByteArray& bytes) { ended.output += bytes; });
    QSignalSpy finished(&process, &PtyProcess::finished);
    if (const Status started = process.start(request); !started) {
        ended.error = started.error().sentence();
        return ended;
    }
    if (finished.isEmpty() && !finished.wait(30000))
        return ended;
    ended.exitCode = finished.first().at(0).toInt();
    ended.signal = finished.first().at(1).toInt();
    ended.output.replace("\r\n", "\n");
    return ended;
}

PtyRequest shell(const QString& script)
{
    PtyRequest request;
    request.program = u"/bin/sh"_s;
    request.arguments = QStringList{u"-c"_s, script};
    return request;
}

// Gone, or ended and waiting for whoever is its parent now.
bool hasEnded(qint64 pid)
{
    QFile file(u"/proc/%1/stat"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return true;
    const QByteArray text = file.readAll();
    return text.mid(text.lastIndexOf(')') + 2, 1) == "Z";
}

qint64 pidIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toLongLong() : 0;
}

} // namespace

class TestPtyProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isATerminalOfItsOwn();
    void argumentsEnvironmentAndFolder();
    void endings_data();
    void endings();
    void whatCannotStart_data();
    void whatCannotStart();
    void signalsAreTheDefaultOnes();
    void noDescriptorIsInherited();
    void allOutputArrivesBeforeTheEnd();
    void othersMayKeepTheTerminal();
    void interruptReachesTheForeground();
    void signalsGoToTheProgram();
    void typedKeysArrive();
    void hangingUpEndsTheProgram();
    void theDestructorHangsUp();
    void aKilledParentEndsTheProgram();
    void twoStarts();
    void linesInAnyPieces();
};

void TestPtyProcess::isATerminalOfItsOwn()
{
    PtyRequest request = shell(u"test -t 0 && test -t 1 && test -t 2 && stty size && tty && "
                               "cut -d' ' -f1,5,6,8 /proc/$$/stat"_s);
    const Ended ended = run(request);
    QCOMPARE(ended.exitCode, 0);
    const QList<QByteArray> lines = ended.output.split('\n');
    QCOMPARE(lines[0], "50 200");
    QVERIFY2(lines[1].startsWith("/dev/pts/"), lines[1].constData());
    const QList<QByteArray> ids = lines[2].split(' '); // pid, process group, session, foreground group
    QCOMPARE(ids[1], ids[0]);
    QCOMPARE(ids[2], ids[0]);
    QVERIFY(ids[0].toLongLong() != ::getpid());

    request = shell(u"stty size"_s);
    request.rows = 7;
    request.columns = 91;
    QCOMPARE(run(request).output, "7 91\n");
}

void TestPtyProcess::argumentsEnvironmentAndFolder()
{
    const QTemporaryDir folder;
    qputenv("CW_TEST_GONE", "1");
    qputenv("CW_TEST_STAYS", "stays");
    PtyRequest request =
        shell(u"printf '%s|' \"$@\"; echo \"$CW_TEST_NEW|${CW_TEST_GONE-unset}|$CW_TEST_STAYS\"; pwd -P"_s);
    request.arguments += QStringList{u"sh"_s, u"two words"_s, u"$HOME; 'quoted'"_s, QString(), u"Füße"_s};
    request.environment.insert(u"CW_TEST_NEW"_s, u"a=b c"_s);
    request.unsetEnvironment.append(u"CW_TEST_GONE"_s);
    request.workingDirectory = folder.path();
    const Ended ended = run(request);
    QCOMPARE(QString::fromUtf8(ended.output), u"two words|$HOME; 'quoted'||Füße|a=b c|unset|stays\n%1\n"_s.arg(
                                                  QFileInfo(folder.path()).canonicalFilePath()));
}

void TestPtyProcess::endings_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<int>("signal");
    QTest::newRow("0") << u"exit 0"_s << 0 << 0;
    QTest::newRow("37") << u"exit 37"_s << 37 << 0;
    QTest::newRow("killed") << u"kill -9 $$"_s << -1 << SIGKILL;
    QTest::newRow("terminated") << u"kill -15 $$"_s << -1 << SIGTERM;
}

void TestPtyProcess::endings()
{
    QFETCH(QString, script);
    QFETCH(int, exitCode);
    QFETCH(int, signal);
    const Ended ended = run(shell(script));
    QCOMPARE(ended.exitCode, exitCode);
    QCOMPARE(ended.signal, signal);
}

void TestPtyProcess::whatCannotStart_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<Error::Kind>("kind");
    QTest::newRow("no such program") << u"/nowhere/bazel"_s << QString() << Error::Kind::Missing;
    QTest::newRow("not on PATH") << u"no-such-bazel"_s << QString() << Error::Kind::Missing;
    QTest::newRow("no such folder") << u"/bin/sh"_s << u"/nowhere"_s << Error::Kind::Missing;
    QTest::newRow("no program in it") << u"broken"_s << QString() << Error::Kind::Process;
}

void TestPtyProcess::whatCannotStart()
{
    QFETCH(QString, program);
    QFETCH(QString, folder);
    QFETCH(Error::Kind, kind);
    const QTemporaryDir place;
    if (program == "broken"_L1) {
        program = place.filePath(program);
        QFile file(program);
        QVERIFY(file.open(QIODevice::WriteOnly)
                && file.write("\x7f"
                              "ELF no")
                       > 0);
        file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    }
    PtyProcess process;
    PtyRequest request;
    request.program = program;
    request.workingDirectory = folder;
    const Status started = process.start(request);
    QVERIFY(!started);
    QCOMPARE(started.error().kind, kind);
    QVERIFY(started.error().text.contains(folder.isEmpty() ? program : folder));
    QVERIFY(!process.isRunning());
}

// The runner ignores SIGHUP and SIGPIPE; a Bazel that inherited that would never notice that the runner is gone.
void TestPtyProcess::signalsAreTheDefaultOnes()
{
    const auto oldHangUp = ::signal(SIGHUP, SIG_IGN);
    const auto oldPipe = ::signal(SIGPIPE, SIG_IGN);
    sigset_t blocked;
    sigset_t before;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGINT);
    ::pthread_sigmask(SIG_BLOCK, &blocked, &before);
    const Ended ended = run(shell(u"exec grep -E '^Sig(Ign|Blk)' /proc/self/status"_s));
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    ::signal(SIGHUP, oldHangUp);
    ::signal(SIGPIPE, oldPipe);
    QCOMPARE(ended.output, "SigBlk:\t0000000000000000\nSigIgn:\t0000000000000000\n");
}

void TestPtyProcess::noDescriptorIsInherited()
{
    const int forgotten = ::open("/dev/null", O_RDONLY); // not close-on-exec, as a library may open it
    QVERIFY(forgotten > 2);
    PtyProcess other; // a second terminal: its master must not be held open by the first one's program
    QVERIFY(other.start(shell(u"sleep 100"_s)));
    // In the shell itself only: a pipe or a glob's folder of its own would be seen in a child.
    const Ended ended = run(shell(
        u"for fd in /proc/$$/fd/*; do n=${fd##*/}; [ -e \"$fd\" ] && [ \"$n\" -lt 10 ] && printf '%s ' \"$n\"; done"_s));
    ::close(forgotten);
    QCOMPARE(ended.output, "0 1 2 ");
}

void TestPtyProcess::allOutputArrivesBeforeTheEnd()
{
    for (int i = 0; i < 10; ++i) {
        const Ended ended = run(shell(u"seq 1 20000; printf end"_s));
        QVERIFY(ended.output.startsWith("1\n2\n3\n"));
        QVERIFY(ended.output.endsWith("19999\n20000\nend"));
        QCOMPARE(ended.output.count('\n'), 20000);
    }
}

// A daemon that the program left behind holds the terminal open: its end is still told.
void TestPtyProcess::othersMayKeepTheTerminal()
{
    PtyProcess process;
    QByteArray output;
    connect(&process, &PtyProcess::output, this, [&output](const QByteArray& bytes) { output += bytes; });
    QSignalSpy finished(&process, &PtyProcess::finished);
    QVERIFY(process.start(shell(u"(trap '' HUP; echo $$ >&2; exec sleep 20) & exit 3"_s)));
    QVERIFY(finished.wait(10000));
    QCOMPARE(finished.first().at(0).toInt(), 3);
}

void TestPtyProcess::interruptReachesTheForeground()
{
    PtyProcess process;
    QByteArray output;
    connect(&process, &PtyProcess::output, this, [&output](const QByteArray& bytes) { output += bytes; });
    QSignalSpy finished(&process, &PtyProcess::finished);
    QVERIFY(process.start(shell(u"trap 'echo got it; exit 8' INT; echo ready; while :; do sleep 0.05; done"_s)));
    QTRY_VERIFY(output.contains("ready"));
    process.interrupt();
    QVERIFY(finished.wait(10000));
    QVERIFY(output.contains("got it"));
    QCOMPARE(finished.first().at(0).toInt(), 8);
}

void TestPtyProcess::signalsGoToTheProgram()
{
    PtyProcess process;
    QSignalSpy finished(&process, &PtyProcess::finished);
    QVERIFY(process.start(shell(u"exec sleep 100"_s)));
    QVERIFY(process.isRunning() && process.processId() > 0);
    process.sendSignal(SIGTERM);
    QVERIFY(finished.wait(10000));
    QCOMPARE(finished.first().at(1).toInt(), SIGTERM);
    QVERIFY(!process.isRunning());
    process.sendSignal(SIGTERM); // no longer anybody's: nothing happens
}

void TestPtyProcess::typedKeysArrive()
{
    PtyProcess process;
    QSignalSpy finished(&process, &PtyProcess::finished);
    QVERIFY(process.start(shell(u"read line; [ \"$line\" = 'two words' ]"_s)));
    process.write("two words\n");
    QVERIFY(finished.wait(10000));
    QCOMPARE(finished.first().at(0).toInt(), 0);
}

void TestPtyProcess::hangingUpEndsTheProgram()
{
    PtyProcess process;
    QSignalSpy finished(&process, &PtyProcess::finished);
    QVERIFY(process.start(shell(u"exec sleep 100"_s)));
    process.hangUp();
    QVERIFY(finished.wait(10000));
    QCOMPARE(finished.first().at(1).toInt(), SIGHUP);
}

void TestPtyProcess::theDestructorHangsUp()
{
    qint64 pid = 0;
    {
        PtyProcess process;
        QVERIFY(process.start(shell(u"exec sleep 100"_s)));
        pid = process.processId();
    }
    int status = 0;
    QCOMPARE(qint64(::waitpid(static_cast<pid_t>(pid), &status, 0)), pid);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGHUP);
}

// The case that matters: the runner is killed and cannot do anything any more.
void TestPtyProcess::aKilledParentEndsTheProgram()
{
    const QTemporaryDir folder;
    const QString pidFile = folder.filePath(u"pid"_s);
    QProcess parent;
    parent.start(QCoreApplication::applicationFilePath(), {u"--hold"_s, pidFile});
    QVERIFY(parent.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(pidIn(pidFile) > 0, 10000);
    const qint64 pid = pidIn(pidFile);
    QVERIFY(!hasEnded(pid));
    parent.kill();
    QVERIFY(parent.waitForFinished());
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded(pid), 10000);
}

void TestPtyProcess::twoStarts()
{
    PtyProcess process;
    QSignalSpy finished(&process, &PtyProcess::finished);
    QVERIFY(process.start(shell(u"exec sleep 100"_s)));
    QVERIFY(!process.start(shell(u"true"_s)));
    process.sendSignal(SIGKILL);
    QVERIFY(finished.wait(10000));
    QVERIFY(process.start(shell(u"exit 4"_s))); // after the end it may be used again
    QVERIFY(finished.wait(10000));
    QCOMPARE(finished.last().at(0).toInt(), 4);
}

void TestPtyProcess::linesInAnyPieces()
{
    const QByteArray text = "one\r\ntwo\n\n0123456789abcdef\nlast";
    const QList<QByteArray> expected{"one", "two", "", "0123456789", "abcdef"}; // cut at ten bytes
    for (quint32 seed = 0; seed < 50; ++seed) {
        QRandomGenerator random(seed);
        LineSplitter splitter(10);
        QList<QByteArray> lines;
        for (qsizetype at = 0; at < text.size();) {
            const qsizetype size = std::min<qsizetype>(random.bounded(1, 8), text.size() - at);
            lines += splitter.feed(QByteArrayView(text).sliced(at, size));
            at += size;
        }
        QCOMPARE(lines, expected);
        QCOMPARE(splitter.takeRest(), "last");
        QCOMPARE(splitter.restSize(), 0);
    }
}

// With --hold FILE it is the parent that the test kills: it starts a program that writes its pid and stays.
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--hold"_L1) {
        PtyProcess process;
        PtyRequest request = shell(u"echo $$ > \"$1.new\" && mv \"$1.new\" \"$1\"; exec sleep 300"_s);
        request.arguments += QStringList{u"sh"_s, arguments.value(2)};
        return process.start(request) ? QCoreApplication::exec() : 1;
    }
    TestPtyProcess test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_ptyprocess.moc"
