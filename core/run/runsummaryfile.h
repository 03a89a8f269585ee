// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/rundirectory.h"
#include "core/run/runstatus.h"

#include <optional>

namespace cw {

/// Writes summary.json of a run that is over: what its journal comes to, so that a list of runs need not read journals of
/// hours (docs/formats.md). Its runner calls it once, after the last event. Nothing depends on it: readers fall back on
/// the journal.
Status writeSummary(const RunDirectory& run, const RunStatus& status);

/// The status in summary.json; nothing when there is none or when the journal is not the one that was summed up.
std::optional<RunStatus> readSummary(const RunDirectory& run);

} // namespace cw
