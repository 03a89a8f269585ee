// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulerun.h"

namespace cw::rules {

/// Without a suffix: "8.7", not "9.0a" or "10.0f".
bool isPlain(const QString& capability);

/// Machine code: same major number and not newer. With "a" exactly its own; with "f" its family
/// (CUDA's list: 10.0f runs on 10.0, 10.3, 10.7; 12.0f on 12.0, 12.1; the others on fewer).
bool cubinRuns(const QString& built, const QString& device);

/// PTX of a plain capability is compiled by the driver for anything that is not older. A name sm_… carries none.
bool ptxRuns(const QString& typed, const QString& built, const QString& device);

/// What was typed for a CUDA build; empty on a CPU build.
QStringList typedCapabilities(const RuleRun& run);

/// Thor is 10.1 to CUDA 12.8 and 12.9, and 11.0 from 13.0 on: one GPU, two names.
QString oneThorName(const QString& capability);

/// The newest capability whose machine code runs on `wanted` and for which the chosen CUDA compiles; another board's
/// Tegra GPU does not count. "" when there is none.
QString bestCapability(const RuleRun& run, const QString& wanted);

/// The repair that gives CUDA up.
Repair buildForCpu();

} // namespace cw::rules
