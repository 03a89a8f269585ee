// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/toolchainroad.h"

#include "core/roads/cudadraft.h"
#include "core/roads/plandraft.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Roads", text);
}

/// The mechanism by which this release takes a toolchain from outside; `cuda`: one that compiles CUDA code too.
const CrossMechanism* oursFor(const Selection& selection, bool cuda)
{
    if (!selection.release)
        return nullptr;
    const auto& all = selection.release->crossMechanisms;
    const auto found = std::find_if(all.begin(), all.end(), [&](const CrossMechanism& mechanism) {
        const bool ours = mechanism.kind == "platforms"_L1 || mechanism.kind.startsWith("crosstool"_L1);
        const bool fits = mechanism.archs.isEmpty() || mechanism.archs.contains(selection.arch);
        return ours && fits && mechanism.value.isEmpty() && (!cuda || mechanism.cuda);
    });
    return found == all.end() ? nullptr : &*found;
}

/// Any other tree: its cc rules look for a toolchain as Bazel's always do.
bool takesOurs(const RoadQuestion& question, bool cuda)
{
    const Release* release = question.selection.release;
    if (!release || release->crossMechanisms.isEmpty())
        return !cuda;
    return oursFor(question.selection, cuda) != nullptr;
}

} // namespace

QString ToolchainRoad::id() const
{
    return u"toolchain"_s;
}

QString ToolchainRoad::name() const
{
    return tr("a cross toolchain made by Crosswright");
}

std::optional<RoadLimit> ToolchainRoad::fits(const RoadQuestion& question) const
{
    const Selection& selection = question.selection;
    if (!question.foreign())
        return RoadLimit{u"mode"_s, tr("This machine is like the target, so nothing is cross-built."), {}, false};
    if (!selection.cross)
        return RoadLimit{u"mode"_s, tr("A cross build was not asked for."), tr("Set mode to cross."), false};
    if (selection.cuda && !takesOurs(question, true)) {
        return RoadLimit{u"cuda"_s,
                         tr("No way is known to cross-build %1 with CUDA.")
                             .arg(selection.release ? selection.release->name : selection.source),
                         tr("Set mode to native to build it on the board, or remove cuda to build for the CPU.")};
    }
    if (auto limit = crossLimit(question))
        return limit;
    if (!takesOurs(question, false)) {
        return RoadLimit{u"mode"_s,
                         tr("%1 can be built for %2 only in ways that take no toolchain from outside.")
                             .arg(selection.release->name, selection.board->name),
                         {},
                         false};
    }
    return std::nullopt;
}

Status ToolchainRoad::add(PlanDraft& draft) const
{
    draft.ownToolchain = true;
    if (draft.selection.cuda) {
        draft.targetWrapper = true;
        draft.hostWrapper = oursFor(draft.selection, true)->hostWrapper;
        if (auto done = planning::addCuda(draft); !done)
            return done;
    }
    if (auto done = planning::addHeaders(draft); !done)
        return done;
    return planning::addBazelJob(draft);
}

} // namespace cw
