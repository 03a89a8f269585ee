// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/startupflags.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::emit {
namespace {

// A server that nobody talks to goes away, so that it does not hold memory while the person does something else; a
// build that is continued within this time finds its analysis warm.
constexpr int idleSeconds = 900;

} // namespace

int heapMiB(int ramMiB)
{
    // Measured: 0.6 GB for TensorFlow 1.5, 0.9 GB for TensorFlow Lite 2.8 on a busy machine; a few hundred actions need
    // far less. Below 512 MiB the old servers crawl.
    return ramMiB > 0 ? std::clamp(ramMiB / 3, 512, 4096) : 0;
}

QStringList startupFlags(const Version& bazel, const Startup& startup)
{
    QStringList flags{u"--output_base="_s + startup.outputBase, u"--max_idle_secs="_s + QString::number(idleSeconds)};
    if (const int heap = heapMiB(startup.ramMiB); heap > 0)
        flags.append(u"--host_jvm_args=-Xmx%1m"_s.arg(heap));
    // 0.17 knows no --nohome_rc; the next version that was run does.
    if (!startup.userBazelrc && bazel >= *Version::parse(u"0.18"))
        flags.append(u"--nohome_rc"_s);
    return flags;
}

} // namespace cw::emit
