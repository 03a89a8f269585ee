// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace cw {

/// The limits that the kernel holds this program's control group to, the tightest of it and those above.
/// Nothing: no limit, or not known.
struct CgroupLimits
{
    int version = 0;                          ///< 1 or 2; 0: none found
    QString path;                             ///< of the group, below the mount point
    std::optional<qint64> memoryMaxKiB = {};  ///< beyond it the kernel ends processes
    std::optional<qint64> memoryHighKiB = {}; ///< beyond it it slows them (version 2 only)
    std::optional<qint64> memoryUsedKiB = {}; ///< by the group and those below it
    std::optional<double> cpus = {};          ///< processors' worth of time (version 2 only)
};

/// Reads the group of a process (`self` or a pid) from `procRoot` and its files from `cgroupRoot`. Any thread.
CgroupLimits readCgroupLimits(const QString& process = QStringLiteral("self"),
                              const QString& procRoot = QStringLiteral("/proc"),
                              const QString& cgroupRoot = QStringLiteral("/sys/fs/cgroup"));

} // namespace cw
