// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace cw {

/// One process at one moment, from its `stat` file.
struct ProcessStat
{
    qint64 pid = 0;
    qint64 ppid = 0;
    quint64 start = 0;    ///< clock ticks since boot: with the pid it names a process for ever, a pid alone is reused
    QByteArray comm;      ///< cut to 15 bytes by the kernel
    char state = '?';     ///< R, S, D, T (stopped), Z (ended, not yet reaped)
    qint64 terminal = 0;  ///< device number of its controlling terminal; 0: none
    quint64 cpuTicks = 0; ///< user and system time in clock ticks, without children
    qint64 residentKiB = 0;
};

/// What only `status` says.
struct ProcessMemory
{
    qint64 residentKiB = 0; ///< VmRSS
    qint64 peakKiB = 0;     ///< VmHWM: the largest VmRSS so far, kept by the kernel between our readings
    qint64 swapKiB = 0;     ///< VmSwap
};

/// The machine's memory, KiB.
struct MachineMemory
{
    qint64 totalKiB = 0;
    qint64 availableKiB = 0; ///< MemAvailable: what can be had without swapping
    qint64 swapTotalKiB = 0;
    qint64 swapFreeKiB = 0;
    /// Pressure: share of the last 10 s (percent) in which something ("some") or everything ("full") waited for memory.
    /// Nothing where the kernel has no PSI.
    std::optional<double> pressureSome = {};
    std::optional<double> pressureFull = {};
};

/// Reads the kernel's process table. The only place that knows its path; tests give another root with the same files.
/// Every function reads anew and gives nothing for a process that has ended meanwhile. Any thread, no state.
class ProcReader
{
public:
    explicit ProcReader(const QString& root = QStringLiteral("/proc"));

    std::vector<qint64> pids() const;
    std::optional<ProcessStat> stat(qint64 pid) const;
    std::optional<ProcessMemory> memory(qint64 pid) const;
    /// argv; empty for kernel threads and for a process that has ended. At most 256 KiB of it are read.
    QStringList arguments(qint64 pid) const;
    /// The program's file, "" when it may not be known.
    QString executable(qint64 pid) const;
    QString workingDirectory(qint64 pid) const;
    MachineMemory machine() const;

    static qint64 pageKiB();
    static qint64 ticksPerSecond();

private:
    QByteArray m_root;
};

} // namespace cw
