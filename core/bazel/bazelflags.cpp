// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/bazelflags.h"

#include "core/catalog/bazelera.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::bazelflags {

QStringList limitFlags(const BazelEra& era, qint64 ramMiB, int jobs, int cores)
{
    QStringList flags;
    const QMap<QString, QString> cpu{{u"CPU"_s, QString::number(cores > 0 ? cores : std::max(1, jobs))}};
    if (ramMiB > 0) {
        QMap<QString, QString> values = cpu;
        values.insert(u"RAM"_s, QString::number(ramMiB));
        flags += BazelEra::filled(era.ramFlags, values);
    }
    if (jobs > 0)
        flags +=
            BazelEra::filled(era.cpuFlags, cpu) + BazelEra::filled(era.jobsFlags, {{u"JOBS"_s, QString::number(jobs)}});
    return flags;
}

QStringList remoteCacheFlags(const BazelEra& era, const QString& url)
{
    return url.isEmpty() ? QStringList() : BazelEra::filled(era.remoteCacheFlags, {{u"URL"_s, url}});
}

QStringList profileFlags(const BazelEra& era, const QString& file)
{
    return BazelEra::filled(era.profileFlags, {{u"FILE"_s, file}});
}

QStringList eventFlags(const BazelEra& era, const QString& file)
{
    return BazelEra::filled(era.eventFlags, {{u"FILE"_s, file}});
}

QStringList progressFlags(const BazelEra& era, int actions, double secondsBetween)
{
    return BazelEra::filled(era.progressFlags, {{u"ACTIONS"_s, QString::number(std::max(1, actions))},
                                                {u"SECONDS"_s, QString::number(secondsBetween)}});
}

} // namespace cw::bazelflags
