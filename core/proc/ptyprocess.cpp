// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/proc/ptyprocess.h"

#include "core/proc/process.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QSocketNotifier>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::PtyProcess", text);
}

QString errnoText(int code)
{
    return QString::fromLocal8Bit(std::strerror(code));
}

// A NULL-terminated array of C strings, made before the fork: the child must not allocate.
class StringArray
{
public:
    explicit StringArray(const QStringList& texts)
    {
        for (const QString& text : texts)
            m_bytes.push_back(QFile::encodeName(text));
        for (QByteArray& text : m_bytes)
            m_pointers.push_back(text.data());
        m_pointers.push_back(nullptr);
    }
    char* const* data() const { return m_pointers.data(); }

private:
    std::vector<QByteArray> m_bytes;
    std::vector<char*> m_pointers;
};

QStringList environmentOf(const PtyRequest& request)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : request.unsetEnvironment)
        environment.remove(name);
    for (auto it = request.environment.cbegin(); it != request.environment.cend(); ++it)
        environment.insert(it.key(), it.value());
    return environment.toStringList();
}

struct Child
{
    const char* program;
    char* const* arguments;
    char* const* environment;
    const char* folder; ///< nullptr: stay
    const char* terminal;
    int report; ///< write end of the pipe that tells why execve failed; closed by a successful one
};

[[noreturn]] void fail(const Child& child)
{
    const int code = errno;
    [[maybe_unused]] const ssize_t written = ::write(child.report, &code, sizeof code);
    ::_exit(127);
}

// Runs between fork and execve in a copy of a process that may have had threads: only async-signal-safe calls.
[[noreturn]] void runChild(const Child& child)
{
    if (::setsid() < 0)
        fail(child);
    const int terminal = ::open(child.terminal, O_RDWR); // the first terminal that a session leader opens is its own
    if (terminal < 0 || ::ioctl(terminal, TIOCSCTTY, 0) < 0)
        fail(child);
    for (int target = 0; target <= 2; ++target) {
        if (::dup2(terminal, target) < 0)
            fail(child);
    }
    // Qt marks its descriptors close-on-exec; whatever a library forgot is closed here (Linux 5.11, else a no-op).
#if defined(SYS_close_range)
    constexpr unsigned int closeOnExec = 1U << 2;
    ::syscall(SYS_close_range, 3U, ~0U, closeOnExec);
#endif
    if (terminal > 2)
        ::close(terminal);

    // A runner ignores SIGHUP and SIGPIPE; ignored signals and the mask survive execve, and a Bazel that ignores SIGHUP
    // would never notice that we are gone.
    struct sigaction plain = {};
    plain.sa_handler = SIG_DFL;
    for (int number = 1; number < NSIG; ++number)
        ::sigaction(number, &plain, nullptr); // fails for KILL and STOP, which does no harm
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);

    if (child.folder && ::chdir(child.folder) < 0)
        fail(child);
    ::execve(child.program, child.arguments, child.environment);
    fail(child);
}

// The master and the name of its terminal.
struct Master
{
    int descriptor = -1;
    std::array<char, 64> terminal = {};
};

Result<Master> openMaster(int rows, int columns)
{
    Master master;
    master.descriptor = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    if (master.descriptor < 0)
        return Error{Error::Kind::Process, tr("Cannot open a pseudo-terminal: %1.").arg(errnoText(errno)),
                     tr("Look whether /dev/ptmx and /dev/pts are there.")};
    winsize size = {};
    size.ws_row = static_cast<unsigned short>(std::clamp(rows, 1, 1000));
    size.ws_col = static_cast<unsigned short>(std::clamp(columns, 1, 1000));
    if (::grantpt(master.descriptor) < 0 || ::unlockpt(master.descriptor) < 0
        || ::ptsname_r(master.descriptor, master.terminal.data(), master.terminal.size()) != 0
        || ::ioctl(master.descriptor, TIOCSWINSZ, &size) < 0) {
        const int code = errno;
        ::close(master.descriptor);
        return Error{Error::Kind::Process, tr("Cannot set up a pseudo-terminal: %1.").arg(errnoText(code))};
    }
    return master;
}

// Waits until the child has executed its program (0) or says why it could not (errno).
int execResult(int report)
{
    int code = 0;
    ssize_t got = 0;
    do
        got = ::read(report, &code, sizeof code);
    while (got < 0 && errno == EINTR);
    return got == ssize_t(sizeof code) ? code : 0;
}

int openPid(pid_t pid)
{
#if defined(SYS_pidfd_open)
    return static_cast<int>(::syscall(SYS_pidfd_open, pid, 0U)); // close-on-exec by itself
#else
    Q_UNUSED(pid)
    return -1;
#endif
}

} // namespace

PtyProcess::PtyProcess(QObject* parent) : QObject(parent) {}

PtyProcess::~PtyProcess()
{
    hangUp();
    if (m_pidFd >= 0)
        ::close(m_pidFd);
}

Status PtyProcess::start(const PtyRequest& request)
{
    if (isRunning())
        return Error{Error::Kind::Invalid, tr("%1 cannot be started: this terminal is in use.").arg(request.program)};
    const QString program = findProgram(request.program);
    if (program.isEmpty())
        return Error{Error::Kind::Missing, tr("There is no program %1.").arg(request.program)};
    if (!request.workingDirectory.isEmpty() && !QFileInfo(request.workingDirectory).isDir())
        return Error{Error::Kind::Missing, tr("There is no folder %1.").arg(request.workingDirectory)};

    Result<Master> master = openMaster(request.rows, request.columns);
    if (!master)
        return master.error();
    std::array<int, 2> report = {-1, -1};
    if (::pipe2(report.data(), O_CLOEXEC) < 0) {
        const int code = errno;
        ::close(master->descriptor);
        return Error{Error::Kind::Process, tr("Cannot start %1: %2.").arg(program, errnoText(code))};
    }

    const StringArray arguments(QStringList{request.program} + request.arguments);
    const StringArray environment(environmentOf(request));
    const QByteArray path = QFile::encodeName(program);
    const QByteArray folder = QFile::encodeName(request.workingDirectory);
    const Child child{path.constData(),        arguments.data(),
                      environment.data(),      folder.isEmpty() ? nullptr : folder.constData(),
                      master->terminal.data(), report[1]};
    const pid_t pid = ::fork();
    if (pid == 0)
        runChild(child);
    int code = pid < 0 ? errno : 0;
    ::close(report[1]);
    if (pid > 0)
        code = execResult(report[0]);
    ::close(report[0]);
    if (code != 0) {
        if (pid > 0)
            ::waitpid(pid, nullptr, 0);
        ::close(master->descriptor);
        return Error{Error::Kind::Process, tr("Cannot start %1: %2.").arg(program, errnoText(code))};
    }

    m_pid = pid;
    m_master = master->descriptor;
    m_reader = new QSocketNotifier(m_master, QSocketNotifier::Read, this);
    connect(m_reader, &QSocketNotifier::activated, this, &PtyProcess::readMaster);
    m_pidFd = openPid(pid);
    if (m_pidFd >= 0) {
        m_ender = new QSocketNotifier(m_pidFd, QSocketNotifier::Read, this);
        connect(m_ender, &QSocketNotifier::activated, this, &PtyProcess::reap);
    } else {
        m_poll = new QTimer(this);
        connect(m_poll, &QTimer::timeout, this, &PtyProcess::reap);
        m_poll->start(100);
    }
    return Done{};
}

void PtyProcess::interrupt()
{
    if (!isRunning())
        return;
    const pid_t group = m_master >= 0 ? ::tcgetpgrp(m_master) : -1;
    ::kill(group > 1 ? -group : -static_cast<pid_t>(m_pid), SIGINT);
}

void PtyProcess::sendSignal(int signal)
{
    // Not yet reaped, so the number cannot have been given to another process.
    if (isRunning())
        ::kill(static_cast<pid_t>(m_pid), signal);
}

void PtyProcess::write(const QByteArray& text)
{
    if (m_master >= 0) [[maybe_unused]]
        const ssize_t written = ::write(m_master, text.constData(), size_t(text.size()));
}

void PtyProcess::hangUp()
{
    closeMaster();
}

void PtyProcess::readMaster()
{
    // One piece each time the loop comes round, so that a flood of output leaves room for everything else.
    std::array<char, 64 * 1024> buffer;
    const ssize_t got = ::read(m_master, buffer.data(), buffer.size());
    if (got > 0) {
        Q_EMIT output(QByteArray(buffer.data(), got));
        return;
    }
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    closeMaster(); // EIO: nobody has the terminal open any more
}

void PtyProcess::reap()
{
    int status = 0;
    const pid_t pid = static_cast<pid_t>(m_pid);
    pid_t ended = 0;
    do
        ended = ::waitpid(pid, &status, WNOHANG);
    while (ended < 0 && errno == EINTR);
    if (ended == 0)
        return;

    if (m_ender) {
        m_ender->setEnabled(false);
        m_ender->deleteLater();
        m_ender = nullptr;
    }
    if (m_poll) {
        m_poll->stop();
        m_poll->deleteLater();
        m_poll = nullptr;
    }
    if (m_pidFd >= 0)
        ::close(std::exchange(m_pidFd, -1));
    m_pid = 0;

    // What it wrote before it ended is in the terminal's buffer; a read flushes the kernel's queue before it says EAGAIN.
    // Others may hold the terminal open or write to it for ever, so its end is not waited for.
    constexpr int mostPieces = 256;
    for (int piece = 0; piece < mostPieces && m_master >= 0; ++piece) {
        std::array<char, 64 * 1024> buffer;
        const ssize_t got = ::read(m_master, buffer.data(), buffer.size());
        if (got > 0)
            Q_EMIT output(QByteArray(buffer.data(), got));
        else if (got == 0 || errno != EINTR)
            closeMaster();
    }
    closeMaster();
    const bool signalled = ended > 0 && WIFSIGNALED(status);
    Q_EMIT finished(ended > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1, signalled ? WTERMSIG(status) : 0);
}

void PtyProcess::closeMaster()
{
    if (m_reader) {
        m_reader->setEnabled(false);
        m_reader->deleteLater();
        m_reader = nullptr;
    }
    if (m_master >= 0)
        ::close(std::exchange(m_master, -1));
}

} // namespace cw
