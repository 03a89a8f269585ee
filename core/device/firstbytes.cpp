// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/firstbytes.h"

#include <QByteArray>
#include <QDeadlineTimer>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <memory>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace cw::ssh {
namespace {

constexpr int sliceMs = 50;
// A server may say lines of its own before "SSH-" (RFC 4253, 4.2); OpenSSH's client reads 1,024 of them.
constexpr qsizetype mostBytes = 64 * 1024;

/// Addresses of a name. The system's resolver cannot be interrupted, so it runs in a thread that outlives us if need be.
struct Lookup
{
    std::atomic_bool done = false;
    int code = 0;
    addrinfo* found = nullptr;
    ~Lookup()
    {
        if (found)
            ::freeaddrinfo(found);
    }
};

class Socket
{
public:
    explicit Socket(const addrinfo& address)
        : m_descriptor(::socket(address.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0))
    {}
    ~Socket()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

class Wait
{
public:
    Wait(int timeoutMs, const std::function<bool()>& cancelled) : m_deadline(timeoutMs), m_cancelled(cancelled) {}

    bool isOver() const { return m_deadline.hasExpired() || (m_cancelled && m_cancelled()); }
    bool wasCancelled() const { return m_cancelled && m_cancelled(); }

    /// Until the descriptor has an event; false when the time is over.
    bool until(int descriptor, short events) const
    {
        while (!isOver()) {
            pollfd watched{descriptor, events, 0};
            if (::poll(&watched, 1, sliceMs) > 0)
                return true;
        }
        return false;
    }

private:
    QDeadlineTimer m_deadline;
    const std::function<bool()>& m_cancelled;
};

Problem ofErrno(int code)
{
    switch (code) {
    case ECONNREFUSED: return Problem::Refused;
    case ENETUNREACH:
    case EHOSTUNREACH:
    case ENETDOWN: return Problem::Unreachable;
    case ECONNRESET:
    case EPIPE: return Problem::Closed;
    default: return Problem::Timeout;
    }
}

Problem readFirstLine(int descriptor, const Wait& wait)
{
    QByteArray said;
    std::array<char, 4096> buffer = {};
    while (wait.until(descriptor, POLLIN)) {
        const ssize_t got = ::recv(descriptor, buffer.data(), buffer.size(), 0);
        if (got < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        if (got < 0)
            return ofErrno(errno);
        // OpenSSH's words for a client that it does not want now (sshd.c: PerSourcePenalties, MaxStartups).
        const bool turnedAway = said.startsWith("Not allowed at this time") || said.startsWith("Exceeded MaxStartups");
        if (got == 0)
            return said.isEmpty() || turnedAway ? Problem::Closed : Problem::NotSsh;
        said.append(buffer.data(), qsizetype(got));
        const qsizetype at = said.startsWith("SSH-") ? 0 : said.indexOf("\nSSH-");
        if (at >= 0 && said.indexOf('\n', at + 1) > 0)
            return Problem::None;
        if (said.size() > mostBytes)
            return Problem::NotSsh;
    }
    // A whole line that is none of ssh's, and then nothing: another service waits for its client to speak.
    return said.contains('\n') ? Problem::NotSsh : Problem::NoBanner;
}

Problem connectTo(const addrinfo& address, const Wait& wait)
{
    const Socket socket(address);
    if (socket.descriptor() < 0)
        return Problem::Unreachable;
    if (::connect(socket.descriptor(), address.ai_addr, address.ai_addrlen) != 0) {
        if (errno != EINPROGRESS)
            return ofErrno(errno);
        if (!wait.until(socket.descriptor(), POLLOUT))
            return Problem::Timeout;
        int code = 0;
        socklen_t size = sizeof code;
        ::getsockopt(socket.descriptor(), SOL_SOCKET, SO_ERROR, &code, &size);
        if (code != 0)
            return ofErrno(code);
    }
    return readFirstLine(socket.descriptor(), wait);
}

} // namespace

Problem firstBytesOf(const QString& host, int port, int timeoutMs, const std::function<bool()>& cancelled)
{
    const Wait wait(timeoutMs, cancelled);
    const auto lookup = std::make_shared<Lookup>();
    std::thread([lookup, name = host.toUtf8(), service = QByteArray::number(port)] {
        addrinfo hints = {};
        hints.ai_socktype = SOCK_STREAM;
        lookup->code = ::getaddrinfo(name.constData(), service.constData(), &hints, &lookup->found);
        lookup->done = true;
    }).detach();
    while (!lookup->done) {
        if (wait.isOver())
            return wait.wasCancelled() ? Problem::None : Problem::UnknownName;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    if (lookup->code != 0 || !lookup->found)
        return Problem::UnknownName;
    Problem problem = Problem::Timeout;
    for (const addrinfo* address = lookup->found; address && !wait.isOver(); address = address->ai_next) {
        problem = connectTo(*address, wait);
        // The next address only where this one leads nowhere.
        if (problem != Problem::Refused && problem != Problem::Unreachable)
            break;
    }
    return wait.wasCancelled() ? Problem::None : problem;
}

} // namespace cw::ssh
