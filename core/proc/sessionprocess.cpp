// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/proc/sessionprocess.h"

#include <QCoreApplication>
#include <QSocketNotifier>
#include <QTimer>

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int pollMs = 100;
constexpr int lastWaitMs = 1000;

// Between fork and execve: only async-signal-safe calls.
bool attachOutput(const void* data)
{
    const int output = *static_cast<const int*>(data);
    const int nothing = ::open("/dev/null", O_RDONLY);
    return nothing >= 0 && ::dup2(nothing, STDIN_FILENO) >= 0 && ::dup2(output, STDOUT_FILENO) >= 0
           && ::dup2(output, STDERR_FILENO) >= 0 && (nothing <= STDERR_FILENO || ::close(nothing) == 0);
}

} // namespace

SessionProcess::SessionProcess(QObject* parent) : QObject(parent) {}

SessionProcess::~SessionProcess()
{
    if (isRunning()) {
        signalAll(SIGKILL);
        pollfd ending{m_pidFd, POLLIN, 0}; // a negative descriptor waits for the time alone
        ::poll(&ending, 1, lastWaitMs);
        (void)child::reap(m_pid);
    }
    release();
    closeOutput();
}

Status SessionProcess::start(const child::Request& request)
{
    if (isRunning())
        return Error{Error::Kind::Invalid,
                     tr("%1 cannot be started: another program still runs.").arg(request.program)};
    std::array<int, 2> ends = {-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) < 0) {
        return Error{Error::Kind::Process, tr("Cannot start %1: %2.").arg(request.program, child::errnoText(errno))};
    }
    const auto pid = child::start(request, attachOutput, &ends[1]);
    ::close(ends[1]);
    if (!pid) {
        ::close(ends[0]);
        return pid.error();
    }
    m_pid = *pid;
    m_output = ends[0];
    ::fcntl(m_output, F_SETFL, O_NONBLOCK);
    m_reader = new QSocketNotifier(m_output, QSocketNotifier::Read, this);
    connect(m_reader, &QSocketNotifier::activated, this, &SessionProcess::read);
    m_pidFd = child::openPid(m_pid);
    if (m_pidFd >= 0) {
        m_ender = new QSocketNotifier(m_pidFd, QSocketNotifier::Read, this);
        connect(m_ender, &QSocketNotifier::activated, this, &SessionProcess::lookForEnd);
    } else {
        m_poll = new QTimer(this);
        connect(m_poll, &QTimer::timeout, this, &SessionProcess::lookForEnd);
        m_poll->start(pollMs);
    }
    return Done{};
}

void SessionProcess::signalAll(int signal)
{
    if (isRunning())
        ::kill(static_cast<pid_t>(-m_pid), signal);
}

void SessionProcess::read()
{
    // One piece each time the loop comes round, so that a flood of output leaves room for everything else.
    std::array<char, 64 * 1024> buffer;
    const ssize_t got = ::read(m_output, buffer.data(), buffer.size());
    if (got > 0)
        Q_EMIT output(QByteArray(buffer.data(), got));
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        closeOutput();
}

void SessionProcess::lookForEnd()
{
    if (!child::hasEnded(m_pid))
        return;
    // What the program left running would outlive the run. It is not reaped yet, so the number is still its group's.
    signalAll(SIGKILL);
    const auto end = child::reap(m_pid);
    release();
    // Who left the group may hold the pipe open for ever, so its end is not waited for.
    constexpr int mostPieces = 256;
    for (int piece = 0; piece < mostPieces && m_output >= 0; ++piece) {
        std::array<char, 64 * 1024> buffer;
        const ssize_t got = ::read(m_output, buffer.data(), buffer.size());
        if (got > 0)
            Q_EMIT output(QByteArray(buffer.data(), got));
        else if (got == 0 || errno != EINTR)
            closeOutput();
    }
    closeOutput();
    Q_EMIT finished(end ? end->exitCode : -1, end ? end->signal : 0);
}

void SessionProcess::release()
{
    m_pid = 0;
    for (QObject* watcher : {static_cast<QObject*>(m_ender), static_cast<QObject*>(m_poll)}) {
        if (watcher)
            watcher->deleteLater();
    }
    if (m_ender)
        m_ender->setEnabled(false);
    if (m_poll)
        m_poll->stop();
    m_ender = nullptr;
    m_poll = nullptr;
    if (m_pidFd >= 0)
        ::close(std::exchange(m_pidFd, -1));
}

void SessionProcess::closeOutput()
{
    if (m_reader) {
        m_reader->setEnabled(false);
        m_reader->deleteLater();
        m_reader = nullptr;
    }
    if (m_output >= 0)
        ::close(std::exchange(m_output, -1));
}

} // namespace cw
