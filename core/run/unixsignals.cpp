// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/unixsignals.h"

#include <QSocketNotifier>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace cw {
namespace {

int pipeEnds[2] = {-1, -1};

// Only async-signal-safe calls in here.
void remember(int number)
{
    const int saved = errno;
    const char byte = static_cast<char>(number);
    (void)!::write(pipeEnds[1], &byte, 1);
    errno = saved;
}

} // namespace

UnixSignals::UnixSignals(const QList<int>& signalNumbers, QObject* parent) : QObject(parent), m_numbers(signalNumbers)
{
    if (::pipe2(pipeEnds, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (::read(pipeEnds[0], &byte, 1) == 1)
            Q_EMIT received(byte);
    });
    for (const int number : std::as_const(m_numbers)) {
        struct sigaction action = {};
        action.sa_handler = remember;
        action.sa_flags = SA_RESTART;
        ::sigaction(number, &action, nullptr);
        sigset_t one;
        sigemptyset(&one);
        sigaddset(&one, number);
        ::pthread_sigmask(SIG_UNBLOCK, &one, nullptr);
    }
}

UnixSignals::~UnixSignals()
{
    for (const int number : std::as_const(m_numbers))
        ::signal(number, SIG_DFL);
    delete m_notifier;
    for (int& descriptor : pipeEnds) {
        if (descriptor >= 0)
            ::close(descriptor);
        descriptor = -1;
    }
}

} // namespace cw
