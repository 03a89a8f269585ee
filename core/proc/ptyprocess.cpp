// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/proc/ptyprocess.h"

#include "core/proc/childprocess.h"

#include <QCoreApplication>
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
#include <termios.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::PtyProcess", text);
}

// Between fork and execve: only async-signal-safe calls.
bool attachTerminal(const void* data)
{
    // The first terminal that a session leader opens is its own.
    const int terminal = ::open(static_cast<const char*>(data), O_RDWR);
    if (terminal < 0 || ::ioctl(terminal, TIOCSCTTY, 0) < 0)
        return false;
    for (int target = 0; target <= 2; ++target) {
        if (::dup2(terminal, target) < 0)
            return false;
    }
    return terminal <= 2 || ::close(terminal) == 0;
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
        return Error{Error::Kind::Process, tr("Cannot open a pseudo-terminal: %1.").arg(child::errnoText(errno)),
                     tr("Look whether /dev/ptmx and /dev/pts are there.")};
    winsize size = {};
    size.ws_row = static_cast<unsigned short>(std::clamp(rows, 1, 1000));
    size.ws_col = static_cast<unsigned short>(std::clamp(columns, 1, 1000));
    if (::grantpt(master.descriptor) < 0 || ::unlockpt(master.descriptor) < 0
        || ::ptsname_r(master.descriptor, master.terminal.data(), master.terminal.size()) != 0
        || ::ioctl(master.descriptor, TIOCSWINSZ, &size) < 0) {
        const int code = errno;
        ::close(master.descriptor);
        return Error{Error::Kind::Process, tr("Cannot set up a pseudo-terminal: %1.").arg(child::errnoText(code))};
    }
    return master;
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
    Result<Master> master = openMaster(request.rows, request.columns);
    if (!master)
        return master.error();
    const auto pid = child::start(
        {request.program, request.arguments, request.environment, request.unsetEnvironment, request.workingDirectory},
        attachTerminal, master->terminal.data());
    if (!pid) {
        ::close(master->descriptor);
        return pid.error();
    }
    m_pid = *pid;
    m_endsGroup = request.endsGroup;
    m_master = master->descriptor;
    m_reader = new QSocketNotifier(m_master, QSocketNotifier::Read, this);
    connect(m_reader, &QSocketNotifier::activated, this, &PtyProcess::readMaster);
    m_pidFd = child::openPid(m_pid);
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

void PtyProcess::signalAll(int signal)
{
    if (isRunning())
        ::kill(static_cast<pid_t>(-m_pid), signal);
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
    if (!child::hasEnded(m_pid))
        return;
    // Not reaped yet, so the number is still its group's.
    if (m_endsGroup)
        signalAll(SIGKILL);
    const auto end = child::reap(m_pid);
    if (!end)
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
    Q_EMIT finished(end->exitCode, end->signal);
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
