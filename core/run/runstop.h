// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/rundirectory.h"

namespace cw {

/// Ends a run and waits until nothing of it is left: asks its runner; sends SIGTERM to one that does not answer; ends
/// what a broken run left behind (Bazel's server of its output base, unless another run uses it now). Blocks, up to
/// about 20 s. Process: something is still there.
Status stopRun(const RunDirectory& run, bool force = false);

} // namespace cw
