// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/bazelflags.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::bazelflags {
namespace {

bool before(const Version& version, QStringView first)
{
    return version < *Version::parse(first);
}

} // namespace

QStringList limitFlags(const Version& version, qint64 ramMiB, int jobs, int cores)
{
    QStringList flags;
    if (ramMiB > 0) {
        const QString ram = QString::number(ramMiB);
        if (before(version, u"0.23.2")) {
            const int cpus = cores > 0 ? cores : std::max(1, jobs);
            flags.append("--local_resources=%1,%2.0,1.0"_L1.arg(ram, QString::number(cpus)));
        } else if (before(version, u"8")) {
            flags.append(u"--local_ram_resources="_s + ram);
        } else {
            flags.append(u"--local_resources=memory="_s + ram);
        }
    }
    if (jobs > 0)
        flags.append(u"--jobs="_s + QString::number(jobs));
    return flags;
}

QStringList remoteCacheFlags(const Version& version, const QString& url)
{
    if (url.isEmpty())
        return {};
    const QString option = before(version, u"0.25") ? u"--remote_http_cache="_s : u"--remote_cache="_s;
    return {option + url};
}

QStringList profileFlags(const Version& version, const QString& file)
{
    // 7.7.1 still accepts the old name silently; from 7 on the plain one is the documented one.
    const QString option =
        before(version, u"7") ? u"--experimental_generate_json_trace_profile"_s : u"--generate_json_trace_profile"_s;
    return {option, u"--profile="_s + file};
}

QStringList eventFlags(const Version& version, const QString& file)
{
    if (before(version, u"0.5.3"))
        return {};
    QStringList flags{u"--build_event_json_file="_s + file};
    if (!before(version, u"0.8"))
        flags.append(u"--build_event_publish_all_actions"_s);
    return flags;
}

QStringList progressFlags(const Version& version, int actions, double secondsBetween)
{
    const QString shown = before(version, u"0.25.1") ? u"--experimental_ui_actions_shown="_s : u"--ui_actions_shown="_s;
    QStringList flags{u"--curses=yes"_s, u"--color=yes"_s};
    if (!before(version, u"0.8"))
        flags.append(shown + QString::number(std::max(1, actions)));
    flags.append(u"--show_progress_rate_limit="_s + QString::number(secondsBetween));
    return flags;
}

bool totalIsUseful(const Version& version)
{
    return before(version, u"0.24") || !before(version, u"0.27");
}

} // namespace cw::bazelflags
