// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/preset.h"
#include "core/rules/selection.h"

#include <optional>

namespace cw {

/// What the rules accept and this version writes no plan for yet.
struct PlanLimit
{
    QString field; ///< the one that would have to be another
    QString text;  ///< one sentence
    QString toDo;  ///< one sentence; empty where nothing helps
};

/// The one place that says so: the planner refuses with it, the rule `plan.not_yet` reports it before, and the solver names
/// it beside a row. Nothing where a plan is written, or where the rules object anyway (no board, no source). A machine that
/// nobody looked at is taken for an x86_64, as the planner takes it. Pure.
std::optional<PlanLimit> planLimit(const Configuration& configuration, const Selection& selection, const Facts& facts);

/// The same of a ready combination, on a machine that nobody looked at.
std::optional<PlanLimit> planLimit(const Preset& preset, const Catalog& catalog);

/// How a release's tree is told to compile for another machine: "" by a toolchain of our own, else the name of the tree's
/// own --config; nothing where it has neither (a container of the project).
std::optional<QString> treeConfigFor(const Release& release, const QString& arch);

} // namespace cw
