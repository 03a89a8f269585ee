// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/budget/budget.h"
#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"
#include "core/rules/finding.h"

namespace cw {

/// All rules over a configuration. Pure: no clock, no disk, no network; the same input gives the same findings. `kept`:
/// what the person keeps of this machine, which limits a build whose configuration sets no limit.
QList<Finding> check(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                     const KeptFree& kept = {});

/// Whether a rule has this id: only what a rule found can be ignored (the field `ignored` names rules).
bool isRule(const QString& id);

/// What repairing did.
struct RepairLog
{
    Configuration configuration;
    QList<Finding> applied;   ///< in order, each with the repair that was applied
    QList<Finding> remaining; ///< what a check says afterwards
    QList<Finding> refused;   ///< whose repair was left alone, because it would bring an error
};

/// Applies the repairs of the findings with these ids (all ids when empty), checks again, and goes on until nothing
/// changes. Without `ids` only errors and warnings are repaired. A finding is repaired once: where two repairs undo each
/// other the second wins and the first stays reported. Without `ids` the result has no error that was not there before,
/// or that did not come to light when a repair named what is built (tf, board, jetpack, gpu, product, mode): where a
/// repair would bring one that nothing repairs, it is refused.
RepairLog applyRepairs(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                       const QStringList& ids = {}, const KeptFree& kept = {});

} // namespace cw
