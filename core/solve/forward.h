// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/solve/need.h"
#include "core/solve/wish.h"

namespace cw {

/// Everything that the release of the wish needs for its board, here and on the device: with why, where that is written,
/// and the command where one is known. The choice is solveOne()'s, with CUDA where the
/// board has a GPU and the wish does not refuse it; states are those of the facts as they were found.
/// Pure; any thread. Invalid where the wish names no release or board of the catalog.
Result<Needs> solveForward(const Catalog& catalog, const Facts& facts, const Wish& wish);

} // namespace cw
