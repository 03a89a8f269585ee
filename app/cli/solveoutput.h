// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/solve/solution.h"

namespace cw::cli {

/// The table of all releases, best first, with what each one takes; conditions and assumptions in sentences below it.
void printSolutions(const Console& console, const Solutions& solutions);

} // namespace cw::cli
