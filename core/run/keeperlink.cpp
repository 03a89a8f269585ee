// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/keeperlink.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::KeeperLink", text);
}

} // namespace

KeeperLink::~KeeperLink()
{
    close();
}

Status KeeperLink::start(const QString& program, int lock)
{
    m_program = program;
    m_lock = lock;
    QObject::connect(&m_process, &QProcess::finished, &m_process, [this] { replace(); });
    return launch();
}

void KeeperLink::replace()
{
    if (m_closing || !m_lost)
        return;
    if (m_pipe >= 0)
        ::close(std::exchange(m_pipe, -1));
    Status done = Error{Error::Kind::Process, tr("The keeper was ended again and again.")};
    if (m_replaced++ < mostReplaced)
        done = launch();
    if (done)
        done = write(m_list.lines());
    m_lost(done);
}

Status KeeperLink::launch()
{
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return Error{Error::Kind::Process, tr("Cannot make a pipe for the keeper: %1.").arg(qt_error_string(errno))};
    m_process.setProgram(m_program);
    m_process.setArguments({u"keeper"_s});
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    const int readEnd = ends[0];
    m_process.setChildProcessModifier([readEnd, lock = m_lock] {
        ::setsid();
        if (lock >= 0)
            ::fcntl(lock, F_SETFD, 0); // it stays open across exec, in the keeper alone
        // From the first moment on, not only when the keeper gets to it: what is ignored stays so across exec.
        for (const int number : {SIGINT, SIGTERM, SIGHUP})
            ::signal(number, SIG_IGN);
        ::dup2(readEnd, STDIN_FILENO);
    });
    m_process.start();
    const bool started = m_process.waitForStarted(-1);
    ::close(ends[0]);
    m_pipe = ends[1];
    if (!started) {
        ::close(std::exchange(m_pipe, -1));
        return Error{Error::Kind::Process, tr("Cannot start the keeper: %1.").arg(m_process.errorString())};
    }
    return Done{};
}

Status KeeperLink::stopped(const KeptProcess& process)
{
    return tell("stopped", process);
}

Status KeeperLink::continued(const KeptProcess& process)
{
    return tell("continued", process);
}

Status KeeperLink::sessionStarted(const KeptProcess& leader)
{
    return tell("session", leader);
}

void KeeperLink::sessionsEnded()
{
    const QList<KeptProcess> all = m_list.sessions();
    for (const KeptProcess& leader : all)
        (void)tell("ended", leader);
}

Status KeeperLink::tell(const char* word, const KeptProcess& process)
{
    const QByteArray line =
        QByteArray(word) + ' ' + QByteArray::number(process.pid) + ' ' + QByteArray::number(process.start) + '\n';
    m_list.take(line.trimmed());
    return write(line);
}

void KeeperLink::buildStarts(const QString& outputBase)
{
    const QByteArray line = "base " + QFile::encodeName(outputBase).toPercentEncoding("/") + '\n';
    if (m_list.take(line.trimmed()))
        (void)write(line);
}

void KeeperLink::listens(const QString& socket)
{
    const QByteArray line = "socket " + QFile::encodeName(socket).toPercentEncoding("/") + '\n';
    if (m_list.take(line.trimmed()))
        (void)write(line);
}

Status KeeperLink::write(const QByteArray& lines)
{
    // A line is less than PIPE_BUF, so it is written whole. SIGPIPE is ignored by the runner.
    if (m_pipe < 0 || ::write(m_pipe, lines.constData(), static_cast<std::size_t>(lines.size())) != lines.size())
        return Error{Error::Kind::Process, tr("The keeper is gone, so nothing may be stopped.")};
    return Done{};
}

int KeeperLink::continueAll()
{
    const int count = m_list.continueAll();
    const QList<KeptProcess> all = m_list.stopped();
    for (const KeptProcess& process : all)
        (void)continued(process);
    return count;
}

void KeeperLink::close()
{
    m_closing = true;
    if (m_pipe >= 0) {
        (void)write("over\n");
        ::close(std::exchange(m_pipe, -1));
    }
    if (m_process.state() != QProcess::NotRunning)
        m_process.waitForFinished(2000);
}

} // namespace cw
