// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/solve/solution.h"
#include "core/solve/wish.h"

namespace cw {

/// What can be built for a device: every release of the project with the best choice for it, ranked. The rules are those
/// of check(); nothing else decides. Pure and free of shared state: any thread, as long as the catalog lives.
/// An Invalid error where neither the wish nor the facts name a board, or the wish names what the catalog does not have.
///
/// Ranking: what fits as it is, then what fits without the GPU, then what fits if unknown things are so, then what needs a
/// change (the GPU in use first, then the smallest), then the rest; within these the newest release first.
Result<Solutions> solveBackward(const Catalog& catalog, const Facts& facts, const Wish& wish);

/// The same for the one release that the wish names: one row.
Result<Solutions> solveOne(const Catalog& catalog, const Facts& facts, const Wish& wish);

} // namespace cw
