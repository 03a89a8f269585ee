// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/hermeticroad.h"

#include "core/roads/plandraft.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Roads", text);
}

} // namespace

QString HermeticRoad::id() const
{
    return u"hermetic"_s;
}

QString HermeticRoad::name() const
{
    return tr("the compilers that the release downloads, told of the target");
}

std::optional<RoadLimit> HermeticRoad::fits(const RoadQuestion& question) const
{
    const Selection& selection = question.selection;
    if (!question.foreign() || !selection.cross || !selection.release || !selection.release->hermeticPython)
        return RoadLimit{
            u"tf"_s, tr("Only a cross build of a release that brings its own Python goes this way."), {}, false};
    const CrossMechanism* mechanism = question.mechanism(u"hermetic"_s);
    if (selection.cuda && (!mechanism || !mechanism->cuda)) {
        return RoadLimit{u"cuda"_s,
                         tr("The compilers that %1 downloads make no CUDA code for %2 on another machine.")
                             .arg(selection.release->name, selection.board->name),
                         tr("Set mode to native to build it on the board, or remove cuda to build for the CPU.")};
    }
    if (!mechanism) {
        return RoadLimit{
            u"tf"_s,
            tr("%1 downloads no compiler that makes code for %2.").arg(selection.release->name, selection.board->name),
            {},
            false};
    }
    return crossLimit(question);
}

Status HermeticRoad::add(PlanDraft& draft) const
{
    const CrossMechanism* mechanism =
        RoadQuestion{draft.configuration, draft.catalog, draft.selection, draft.facts}.mechanism(u"hermetic"_s);
    draft.targetFlags = mechanism->flags;
    return planning::addBazelJob(draft);
}

} // namespace cw
