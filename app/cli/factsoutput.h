// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/facts/facts.h"

namespace cw::cli {

/// Facts as a person reads them (name, value, how it was found), or `{"version":1,"facts":{…}}` with --json.
void printFacts(const Facts& facts, const Console& console);

} // namespace cw::cli
