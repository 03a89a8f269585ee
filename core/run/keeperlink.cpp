// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/keeperlink.h"

#include <QCoreApplication>

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

Status KeeperLink::start(const QString& program)
{
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return Error{Error::Kind::Process, tr("Cannot make a pipe for the keeper: %1.").arg(qt_error_string(errno))};
    m_process.setProgram(program);
    m_process.setArguments({u"keeper"_s});
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    const int readEnd = ends[0];
    m_process.setChildProcessModifier([readEnd] {
        ::setsid();
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
    // Less than PIPE_BUF, so it is written whole. SIGPIPE is ignored by the runner.
    if (m_pipe < 0 || ::write(m_pipe, line.constData(), static_cast<std::size_t>(line.size())) != line.size())
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
    if (m_pipe >= 0)
        ::close(std::exchange(m_pipe, -1));
    if (m_process.state() != QProcess::NotRunning)
        m_process.waitForFinished(2000);
}

} // namespace cw
