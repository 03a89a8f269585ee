// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emit/startupflags.h"

#include "core/catalog/bazelera.h"

using namespace Qt::StringLiterals;

namespace cw::emit {
namespace {

// A server that nobody talks to goes away, so that it does not hold memory while the person does something else; a
// build that is continued within this time finds its analysis warm.
constexpr int idleSeconds = 900;

} // namespace

QStringList startupFlags(const BazelEra& era, const Startup& startup)
{
    // Not the catalog's: a plan promises its own output base whatever a record says, and every Bazel spells it so.
    QStringList flags{u"--output_base="_s + startup.outputBase};
    QMap<QString, QString> values{{u"IDLE"_s, QString::number(idleSeconds)}};
    if (startup.heapMiB > 0)
        values.insert(u"HEAP"_s, QString::number(startup.heapMiB));
    flags += BazelEra::filled(era.startupFlags, values);
    return startup.userBazelrc ? flags : flags + era.noUserRcFlags;
}

} // namespace cw::emit
