// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace cw {

/// A process, named for ever by pid and start time.
struct KeptProcess
{
    qint64 pid = 0;
    quint64 start = 0; ///< clock ticks since boot, as the kernel says
    bool operator==(const KeptProcess&) const = default;
};

/// The keeper's list. The protocol is lines of text: "stopped PID START" before a process is stopped, "continued PID START"
/// after it was continued; "session PID START" when an ordinary program was started as the leader of a session of its own,
/// "ended PID START" when it is gone; "base PATH" when Bazel may be running for that output base, "socket PATH" for the
/// runner's control socket (both percent-encoded), and "over" when the runner ends by itself and leaves nothing behind.
/// Pure but for continueAll() and signalSessions().
class KeeperList
{
public:
    /// Takes one line; false when it is not of the protocol (it is then ignored).
    bool take(const QByteArray& line);
    const QList<KeptProcess>& stopped() const { return m_stopped; }
    const QList<KeptProcess>& sessions() const { return m_sessions; }
    const QStringList& outputBases() const { return m_bases; }
    const QStringList& sockets() const { return m_sockets; }
    /// Everything that is listed, as lines of the protocol: for another keeper.
    QByteArray lines() const;

    /// SIGCONT to every listed process that still is the same one; how many.
    int continueAll() const;
    /// A signal to all processes of every listed session; 0 only counts. How many sessions have processes.
    int signalSessions(int signal) const;

private:
    QList<KeptProcess> m_sessions;
    QList<KeptProcess> m_stopped;
    QStringList m_bases;
    QStringList m_sockets;
};

/// The keeper process (`crosswright keeper`): reads the protocol from a descriptor until its other end is gone, that is until
/// the runner ends however it ends, then continues whatever is still listed and ends the listed sessions and what belongs to
/// the listed output bases, first the actions, which a cancelled build would wait for, then Bazel's server: nobody waits for
/// them any more, and they would disturb the next build. That takes eight seconds at most. Meanwhile it holds the lock of
/// the output base, which it got from the runner. It ignores SIGINT, SIGTERM and SIGHUP, so
/// that it outlives the runner when both are told to end. Blocking; returns the exit code.
int runKeeper(int descriptor);

} // namespace cw
