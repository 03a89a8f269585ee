// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/monitor/killcounters.h"

#include "core/monitor/cgroup.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// The number behind "oom_kill " on a line of its own; nothing where the file or the line is missing.
std::optional<qint64> countIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("oom_kill "))
            return line.mid(9).trimmed().toLongLong();
    }
    return std::nullopt;
}

} // namespace

KillCounters::KillCounters(const QString& procRoot, const QString& cgroupRoot)
    : m_procRoot(procRoot), m_cgroupRoot(cgroupRoot), m_machine(machineCount())
{}

std::optional<qint64> KillCounters::machineCount() const
{
    return countIn(m_procRoot + "/vmstat"_L1);
}

void KillCounters::watch(const QString& process)
{
    const CgroupLimits group = readCgroupLimits(process, m_procRoot, m_cgroupRoot);
    if (group.version == 0)
        return;
    const QString file = group.version == 1 ? m_cgroupRoot + "/memory"_L1 + group.path + "/memory.oom_control"_L1
                                            : m_cgroupRoot + group.path + "/memory.events"_L1;
    if (m_groups.contains(file))
        return;
    if (const auto count = countIn(file))
        m_groups.insert(file, *count);
}

KillCounters::Rise KillCounters::rise() const
{
    Rise rise;
    for (auto it = m_groups.cbegin(); it != m_groups.cend(); ++it) {
        if (const auto count = countIn(it.key())) {
            rise.group += std::max<qint64>(0, *count - it.value());
            rise.known = true;
        }
    }
    if (const auto count = machineCount(); count && m_machine) {
        rise.machine = std::max<qint64>(0, *count - *m_machine);
        rise.known = true;
    }
    return rise;
}

} // namespace cw
