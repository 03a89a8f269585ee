// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/rules/finding.h"
#include "core/solve/change.h"

namespace cw::solve {

/// What could be tried against an error, by the field that it stands beside: its own repair, other values of the field
/// out of the catalog, and what could be installed. Whether one helps is for the rules to say; nothing here knows them.
QList<Change> movesAgainst(const Finding& error, const Configuration& configuration, const Facts& facts,
                           const Catalog& catalog);

} // namespace cw::solve
