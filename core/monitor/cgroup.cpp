// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/monitor/cgroup.h"

#include <QDir>
#include <QFile>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

// Bytes as KiB; nothing for "max", for a missing file and for version 1's huge number that means "no limit".
std::optional<qint64> limitKiB(const QString& path)
{
    bool ok = false;
    const qint64 bytes = readAll(path).toLongLong(&ok);
    constexpr qint64 none = Q_INT64_C(1) << 60;
    return ok && bytes >= 0 && bytes < none ? std::optional(bytes / 1024) : std::nullopt;
}

void tighten(std::optional<qint64>& limit, std::optional<qint64> other)
{
    if (other && (!limit || *other < *limit))
        limit = other;
}

// The group and those above it, innermost first: "/a/b" → "/a/b", "/a", "".
QStringList ancestors(QString group)
{
    QStringList found;
    while (group.size() > 1) {
        found.append(group);
        group.truncate(std::max<qsizetype>(0, group.lastIndexOf(u'/')));
    }
    found.append(QString());
    return found;
}

struct Membership
{
    QString unified;    ///< version 2's line "0::/path"
    QString controller; ///< version 1's line "5:memory:/path"
    bool hasUnified = false;
    bool hasController = false;
};

Membership membership(const QByteArray& text)
{
    Membership found;
    for (const QByteArray& line : text.split('\n')) {
        const QList<QByteArray> parts = line.split(':');
        if (parts.size() < 3)
            continue;
        const QString path = QString::fromUtf8(line.sliced(parts[0].size() + parts[1].size() + 2));
        if (parts[1].isEmpty()) {
            found.unified = path;
            found.hasUnified = true;
        } else if (parts[1].split(',').contains("memory")) {
            found.controller = path;
            found.hasController = true;
        }
    }
    return found;
}

// "200000 100000": microseconds of processor time per period; "max …" is no limit.
std::optional<double> processors(const QByteArray& text)
{
    const QList<QByteArray> parts = text.split(' ');
    bool quotaOk = false;
    bool periodOk = false;
    const double quota = parts.value(0).toDouble(&quotaOk);
    const double period = parts.value(1).toDouble(&periodOk);
    return quotaOk && periodOk && quota > 0 && period > 0 ? std::optional(quota / period) : std::nullopt;
}

} // namespace

CgroupLimits readCgroupLimits(const QString& process, const QString& procRoot, const QString& cgroupRoot)
{
    CgroupLimits found;
    const Membership member = membership(readAll(procRoot + u'/' + process + "/cgroup"_L1));
    // With both versions mounted, version 1's memory controller is the one that is in force.
    if (member.hasController && QDir(cgroupRoot + "/memory"_L1).exists()) {
        found.version = 1;
        found.path = member.controller;
        const QString base = cgroupRoot + "/memory"_L1;
        found.memoryUsedKiB = limitKiB(base + found.path + "/memory.usage_in_bytes"_L1);
        for (const QString& group : ancestors(found.path))
            tighten(found.memoryMaxKiB, limitKiB(base + group + "/memory.limit_in_bytes"_L1));
        return found;
    }
    if (!member.hasUnified || !QFile::exists(cgroupRoot + "/cgroup.controllers"_L1))
        return found;
    found.version = 2;
    found.path = member.unified;
    found.memoryUsedKiB = limitKiB(cgroupRoot + found.path + "/memory.current"_L1);
    for (const QString& group : ancestors(found.path)) {
        tighten(found.memoryMaxKiB, limitKiB(cgroupRoot + group + "/memory.max"_L1));
        tighten(found.memoryHighKiB, limitKiB(cgroupRoot + group + "/memory.high"_L1));
        if (const std::optional<double> cpus = processors(readAll(cgroupRoot + group + "/cpu.max"_L1)))
            found.cpus = std::min(found.cpus.value_or(*cpus), *cpus);
    }
    return found;
}

} // namespace cw
