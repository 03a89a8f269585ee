// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/rules/finding.h"
#include "core/solve/change.h"

#include <functional>
#include <optional>

namespace cw::solve {

/// Offers what could be tried against an error, by the field that it stands beside: its own repair, other values of the
/// field out of the catalog, and what could be installed. Whether one helps is for the rules to say; nothing here knows
/// them. `offer` answers whether it took the move: of moves that differ in the version alone no further one is offered.
void movesAgainst(const Finding& error, const Configuration& configuration, const Facts& facts, const Catalog& catalog,
                  const std::function<bool(const Change&)>& offer);

/// The error's own repair as a free choice; nothing where it has none, or where that changes what was asked for.
std::optional<Change> freeRepair(const Finding& error);

} // namespace cw::solve
