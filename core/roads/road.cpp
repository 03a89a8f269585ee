// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/road.h"

#include "core/roads/boardroad.h"
#include "core/roads/cmakeroad.h"
#include "core/roads/containerroad.h"
#include "core/roads/cudacrosstoolroad.h"
#include "core/roads/hermeticroad.h"
#include "core/roads/nativeroad.h"
#include "core/roads/servingroad.h"
#include "core/roads/toolchainroad.h"
#include "core/roads/treeconfigroad.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Roads", text);
}

} // namespace

bool RoadQuestion::foreign() const
{
    const bool looked = facts.all().contains(u"host.arch"_s);
    return selection.arch != (looked ? facts.text(u"host.arch"_s) : u"x86_64"_s);
}

const CrossMechanism* RoadQuestion::mechanism(const QString& kind) const
{
    if (!selection.release)
        return nullptr;
    for (const CrossMechanism& mechanism : selection.release->crossMechanisms) {
        const bool fits = mechanism.archs.isEmpty() || mechanism.archs.contains(selection.arch);
        if (fits && mechanism.kind == kind)
            return &mechanism;
    }
    return nullptr;
}

const QList<const Road*>& allRoads()
{
    static const ContainerRoad container;
    static const ServingRoad serving;
    static const BoardRoad board;
    static const CudaCrosstoolRoad cudaCrosstool;
    static const HermeticRoad hermetic;
    static const ToolchainRoad toolchain;
    static const TreeConfigRoad treeConfig;
    static const CMakeRoad cmake;
    static const NativeRoad native;
    // A release's own way comes before ours where CUDA or its own Python is in it; a tree's --config is tried after our
    // toolchain, since it downloads a compiler that is older than the distribution's.
    static const QList<const Road*> all{&container, &serving,    &board, &cudaCrosstool, &hermetic,
                                        &toolchain, &treeConfig, &cmake, &native};
    return all;
}

QString roadName(const QString& id)
{
    const auto& roads = allRoads();
    const auto road = std::find_if(roads.begin(), roads.end(), [&](const Road* each) { return each->id() == id; });
    return road == roads.end() ? QString() : (*road)->name();
}

std::optional<RoadLimit> RoadChoice::limit() const
{
    if (road || refused.isEmpty())
        return std::nullopt;
    const auto asked =
        std::find_if(refused.begin(), refused.end(), [](const Refusal& refusal) { return refusal.limit.asked; });
    return asked == refused.end() ? refused.first().limit : asked->limit;
}

std::optional<RoadLimit> crossLimit(const RoadQuestion& question)
{
    const Selection& selection = question.selection;
    if (!question.configuration.text(u"tensorrt"_s).isEmpty()) {
        return RoadLimit{u"tensorrt"_s, tr("No way is known to cross-build with TensorRT."),
                         tr("Remove tensorrt, or set mode to native to build on the board.")};
    }
    // Headers of another 64-bit machine say the same of this one's types; those of a 32-bit machine do not.
    const bool wheel = question.configuration.text(u"product"_s) == "wheel"_L1;
    if (selection.release && selection.release->hermeticPython && wheel && selection.arch == "armhf"_L1) {
        return RoadLimit{
            u"tf"_s,
            tr("%1 brings its own Python, and none of its headers are for 32-bit Arm.").arg(selection.release->name),
            tr("Choose a release before 2.14, or a product without Python.")};
    }
    return std::nullopt;
}

RoadChoice chooseRoad(const RoadQuestion& question)
{
    RoadChoice choice;
    if (!question.selection.board || question.selection.source.isEmpty())
        return choice;
    const QString wanted = question.configuration.text(u"road"_s);
    for (const Road* road : allRoads()) {
        if (!wanted.isEmpty() && road->id() != wanted)
            continue;
        auto limit = road->fits(question);
        if (!limit) {
            choice.road = road;
            return choice;
        }
        limit->asked = limit->asked || !wanted.isEmpty();
        choice.refused.append({road, *limit});
        // Another road would carry out what was not asked for.
        if (limit->asked)
            return choice;
    }
    if (choice.refused.isEmpty()) {
        choice.refused.append({nullptr,
                               {u"road"_s, tr("There is no way to build that is called \"%1\".").arg(wanted),
                                tr("Remove road: Crosswright then takes the first way that fits.")}});
    }
    return choice;
}

RoadChoice chooseRoad(const Preset& preset, const Catalog& catalog)
{
    Configuration configuration;
    preset.apply(configuration);
    const Facts nobodyLooked;
    const Selection selection = Selection::of(configuration, catalog, nobodyLooked);
    return chooseRoad({configuration, catalog, selection, nobodyLooked});
}

} // namespace cw
