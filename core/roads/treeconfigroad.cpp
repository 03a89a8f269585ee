// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/treeconfigroad.h"

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

QString TreeConfigRoad::id() const
{
    return u"tree-config"_s;
}

QString TreeConfigRoad::name() const
{
    return tr("the tree's own --config, which downloads its compiler");
}

std::optional<RoadLimit> TreeConfigRoad::fits(const RoadQuestion& question) const
{
    const Selection& selection = question.selection;
    if (!question.foreign() || !selection.cross || !selection.release)
        return RoadLimit{
            u"mode"_s, tr("Only a cross build of a known release uses a --config of the tree."), {}, false};
    if (!question.mechanism(u"config"_s)) {
        return RoadLimit{
            u"board"_s,
            tr("%1 has no --config of its own for %2.").arg(selection.release->name, selection.board->name),
            {},
            false};
    }
    if (selection.cuda) {
        return RoadLimit{
            u"cuda"_s, tr("The --config of %1 for %2 has no CUDA.").arg(selection.release->name, selection.board->name),
            tr("Remove cuda to build for the CPU."), false};
    }
    return crossLimit(question);
}

Status TreeConfigRoad::add(PlanDraft& draft) const
{
    draft.treeConfig =
        RoadQuestion{draft.configuration, draft.catalog, draft.selection, draft.facts}.mechanism(u"config"_s)->value;
    if (auto done = planning::addHeaders(draft); !done)
        return done;
    return planning::addBazelJob(draft);
}

} // namespace cw
