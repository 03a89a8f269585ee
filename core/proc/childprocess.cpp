// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/proc/childprocess.h"

#include "core/proc/process.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace cw::child {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::PtyProcess", text);
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

QStringList environmentOf(const Request& request)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : request.unsetEnvironment)
        environment.remove(name);
    for (auto it = request.environment.cbegin(); it != request.environment.cend(); ++it)
        environment.insert(it.key(), it.value());
    return environment.toStringList();
}

QString programOf(const Request& request)
{
    // The program's name is read in the folder where it is to run.
    if (request.program.contains(u'/') && QDir::isRelativePath(request.program) && !request.workingDirectory.isEmpty())
        return findProgram(request.workingDirectory + u'/' + request.program);
    return findProgram(request.program);
}

struct Child
{
    const char* program;
    char* const* arguments;
    char* const* environment;
    const char* folder; ///< nullptr: stay
    Attach attach;
    const void* data;
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
    if (::setsid() < 0 || !child.attach(child.data))
        fail(child);
        // Qt marks its descriptors close-on-exec; whatever a library forgot is closed here (Linux 5.11, else a no-op).
#if defined(SYS_close_range)
    constexpr unsigned int closeOnExec = 1U << 2;
    ::syscall(SYS_close_range, 3U, ~0U, closeOnExec);
#endif

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

} // namespace

QString errnoText(int code)
{
    return QString::fromLocal8Bit(std::strerror(code));
}

Result<qint64> start(const Request& request, Attach attach, const void* data)
{
    const QString program = programOf(request);
    if (program.isEmpty())
        return Error{Error::Kind::Missing, tr("There is no program %1.").arg(request.program)};
    if (!request.workingDirectory.isEmpty() && !QFileInfo(request.workingDirectory).isDir())
        return Error{Error::Kind::Missing, tr("There is no folder %1.").arg(request.workingDirectory)};
    std::array<int, 2> report = {-1, -1};
    if (::pipe2(report.data(), O_CLOEXEC) < 0)
        return Error{Error::Kind::Process, tr("Cannot start %1: %2.").arg(program, errnoText(errno))};

    const StringArray arguments(QStringList{request.program} + request.arguments);
    const StringArray environment(environmentOf(request));
    const QByteArray path = QFile::encodeName(program);
    const QByteArray folder = QFile::encodeName(request.workingDirectory);
    const Child child{path.constData(),
                      arguments.data(),
                      environment.data(),
                      folder.isEmpty() ? nullptr : folder.constData(),
                      attach,
                      data,
                      report[1]};
    const pid_t pid = ::fork();
    if (pid == 0)
        runChild(child);
    int code = pid < 0 ? errno : 0;
    ::close(report[1]);
    if (pid > 0)
        code = execResult(report[0]);
    ::close(report[0]);
    if (code == 0)
        return qint64(pid);
    if (pid > 0)
        ::waitpid(pid, nullptr, 0);
    return Error{Error::Kind::Process, tr("Cannot start %1: %2.").arg(program, errnoText(code))};
}

int openPid(qint64 pid)
{
#if defined(SYS_pidfd_open)
    return static_cast<int>(::syscall(SYS_pidfd_open, static_cast<pid_t>(pid), 0U)); // close-on-exec by itself
#else
    Q_UNUSED(pid)
    return -1;
#endif
}

bool hasEnded(qint64 pid)
{
    siginfo_t info = {};
    int done = 0;
    do
        done = ::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT);
    while (done < 0 && errno == EINTR);
    return done == 0 && info.si_pid == static_cast<pid_t>(pid);
}

std::optional<End> reap(qint64 pid)
{
    int status = 0;
    pid_t ended = 0;
    do
        ended = ::waitpid(static_cast<pid_t>(pid), &status, WNOHANG);
    while (ended < 0 && errno == EINTR);
    if (ended == 0)
        return {};
    if (ended > 0 && WIFEXITED(status))
        return End{WEXITSTATUS(status), 0};
    return End{-1, ended > 0 && WIFSIGNALED(status) ? WTERMSIG(status) : 0};
}

} // namespace cw::child
