// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/solve/need.h"
#include "core/solve/solution.h"

namespace cw::cli {

/// The table of all releases, best first, with what each one takes; conditions and assumptions in sentences below it.
void printSolutions(const Console& console, const Solutions& solutions);

/// What one release needs, here and on the device: what is there first, then what is to be done with its command.
void printNeeds(const Console& console, const Needs& needs);

} // namespace cw::cli
