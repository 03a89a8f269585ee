// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/nativeroad.h"

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

/// TensorFlow makes its own compiler for CUDA code; a tree without one is given ours.
bool takesOurs(const Selection& selection)
{
    const auto& all = selection.release->crossMechanisms;
    return std::any_of(all.begin(), all.end(), [](const CrossMechanism& one) { return one.cuda && one.nativeCuda; });
}

} // namespace

QString NativeRoad::id() const
{
    return u"native"_s;
}

QString NativeRoad::name() const
{
    return tr("built here, for a machine like this one");
}

std::optional<RoadLimit> NativeRoad::fits(const RoadQuestion& question) const
{
    const Selection& selection = question.selection;
    if (question.foreign()) {
        return RoadLimit{
            u"board"_s,
            tr("This machine is no %1, so nothing is built here natively for it.").arg(selection.board->name),
            tr("Set mode to cross."), selection.native};
    }
    if (selection.cuda)
        return planning::cudaLimit(question);
    return std::nullopt;
}

Status NativeRoad::add(PlanDraft& draft) const
{
    if (draft.selection.cuda) {
        if (auto done = planning::addCuda(draft); !done)
            return done;
        draft.ownToolchain = draft.targetWrapper = takesOurs(draft.selection);
    }
    return planning::addBazelJob(draft);
}

} // namespace cw
