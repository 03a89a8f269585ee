// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace cw {

/// The clock of one run: the time of day when the run was made, and from there what CLOCK_BOOTTIME adds, which nobody sets
/// and which goes on while the machine sleeps. So times in a run never go back and no duration is negative, whatever
/// becomes of the time of day. A value; any thread.
struct RunClock
{
    QString boot; ///< the kernel's id of the boot in which the run was made; "" in runs of before there was this clock
    qint64 origin = 0; ///< UTC milliseconds at which that boot began, by the time of day of the run's beginning

    /// For a run that is made now.
    static RunClock made();
    /// As the first event of a journal (`t`, `boot`, `up`) tells it.
    static RunClock of(const QJsonObject& runCreated);

    bool isKnown() const { return !boot.isEmpty(); }
    /// Whether this machine still runs as it did then, so that now() is exact.
    bool isThisBoot() const;
    /// UTC milliseconds. In another boot, or without a clock, the time of day, but never before `notBefore`.
    qint64 now(qint64 notBefore = 0) const;

    bool operator==(const RunClock&) const = default;
};

} // namespace cw
