// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <optional>

namespace cw {

/// The kernel's own counts of processes that it ended for lack of memory: of control groups (`memory.events`, in version 1
/// `memory.oom_control`) and of the whole machine (`/proc/vmstat`). Watched from a moment on; needs no rights. The only
/// evidence that something died of memory: an exit code or the word "Killed" is none. Not shared between threads.
class KillCounters
{
public:
    explicit KillCounters(const QString& procRoot = QStringLiteral("/proc"),
                          const QString& cgroupRoot = QStringLiteral("/sys/fs/cgroup"));

    /// Counts from now on in the control group of this process too ("self" or a pid); a known group is left alone.
    void watch(const QString& process);

    struct Rise
    {
        qint64 group = 0;   ///< in the watched control groups
        qint64 machine = 0; ///< on the whole machine, those of the groups included
        bool known = false; ///< false: this kernel tells neither
        qint64 any() const { return group > 0 ? group : machine; }
    };
    Rise rise() const;

private:
    std::optional<qint64> machineCount() const;

    QString m_procRoot;
    QString m_cgroupRoot;
    std::optional<qint64> m_machine;
    QHash<QString, qint64> m_groups; ///< counter file and its count at the beginning
};

} // namespace cw
