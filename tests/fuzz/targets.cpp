// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/targets.h"

#include <algorithm>

namespace cw::fuzz {

const QList<Target>& all()
{
    static const QList<Target> targets{{"configuration", runConfiguration, configurationSeeds},
                                       {"catalog", runCatalog, catalogSeeds},
                                       {"plan", runPlan, planSeeds},
                                       {"journal", runJournal, journalSeeds},
                                       {"buildevents", runBuildEvents, buildEventSeeds},
                                       {"progress", runProgress, progressSeeds},
                                       {"wheel", runWheel, wheelSeeds},
                                       {"elf", runElf, elfSeeds},
                                       {"probe", runProbe, probeSeeds}};
    return targets;
}

const Target* find(const QByteArray& name)
{
    const auto it = std::find_if(all().cbegin(), all().cend(), [&](const Target& each) { return name == each.name; });
    return it == all().cend() ? nullptr : &*it;
}

} // namespace cw::fuzz
