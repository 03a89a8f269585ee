// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

namespace cw {

/// A process that somebody stopped (SIGSTOP), named for ever by pid and start time.
struct StoppedProcess
{
    qint64 pid = 0;
    quint64 start = 0; ///< clock ticks since boot, as the kernel says
    bool operator==(const StoppedProcess&) const = default;
};

/// The keeper's list. The protocol is lines of text: "stopped PID START" before a process is stopped, "continued PID START"
/// after it was continued. Pure but for continueAll().
class KeeperList
{
public:
    /// Takes one line; false when it is not of the protocol (it is then ignored).
    bool take(const QByteArray& line);
    const QList<StoppedProcess>& stopped() const { return m_stopped; }

    /// SIGCONT to every listed process that still is the same one; how many.
    int continueAll() const;

private:
    QList<StoppedProcess> m_stopped;
};

/// The keeper process (`crosswright keeper`): reads the protocol from a descriptor until its other end is gone, that is until
/// the runner ends however it ends, then continues whatever is still listed. It ignores SIGINT, SIGTERM and SIGHUP, so
/// that it outlives the runner when both are told to end. Blocking; returns the exit code.
int runKeeper(int descriptor);

} // namespace cw
