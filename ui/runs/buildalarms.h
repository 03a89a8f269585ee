// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/runnews.h"

#include <QCoreApplication>
#include <QList>
#include <QMap>
#include <QString>

namespace cw {

/// Something that goes wrong with a build while it goes on.
struct BuildAlarm
{
    enum class Kind { Memory, Waiting, Disk };
    Kind kind = Kind::Memory;
    QString title;    ///< a few words, for a notification
    QString sentence; ///< with the numbers
    bool operator==(const BuildAlarm&) const = default;
};

/// Watches what is measured of a run for what a person should hear of before the end: memory over the limit for a minute
/// (or hardly any left in the machine), work that mostly waits for memory (the kernel's pressure figures), little room on
/// the disk. The times are of the measurements, not of a clock, so the same news always give the same alarms. What was
/// measured before the window looked is the past and raises none. Window's thread.
class BuildAlarms
{
    Q_DECLARE_TR_FUNCTIONS(cw::BuildAlarms)

public:
    static constexpr qint64 memoryMs = 60'000;     ///< that long over the limit
    static constexpr qint64 waitingMs = 30'000;    ///< that long under pressure
    static constexpr double waitingPercent = 20;   ///< of the time in which nothing could run for want of memory
    static constexpr qint64 leastKiB = 512 * 1024; ///< left in the machine
    static constexpr qint64 leastDisk = 5LL * 1024 * 1024 * 1024; ///< bytes

    /// Takes what is new and gives the alarms that begin now; each kind begins once in a run.
    QList<BuildAlarm> take(const RunNews& news);
    /// What holds at this moment.
    QList<BuildAlarm> standing() const { return m_standing.values(); }

private:
    void hold(BuildAlarm::Kind kind, bool holds, qint64 now, qint64 needed, const QString& title,
              const QString& sentence, QList<BuildAlarm>& begun);

    QMap<BuildAlarm::Kind, qint64> m_since; ///< since when it holds, on the run's clock
    QMap<BuildAlarm::Kind, BuildAlarm> m_standing;
    QList<BuildAlarm::Kind> m_told;
};

} // namespace cw
