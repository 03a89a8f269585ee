// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cw {

class RuleRun;

/// The version of the Bazel that will run: one that was fetched and fits, the wanted one, else this machine's.
/// Empty when not known. Pure; any thread.
QString usedBazelVersion(const RuleRun& run);

/// Who built it, as host.bazel_distribution says it; "" not known, or its authors themselves. Pure; any thread.
QString usedBazelDistribution(const RuleRun& run);

} // namespace cw
