// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/emit/toolchain.h"
#include "core/selection/selection.h"

namespace cw::planning {

/// The cross compiler that the configuration asks for, with the flags, sysroot and dialect that the generated toolchain
/// gives it; without wrappers. Needs a board. `home` is for "~/". Missing where the compiler or its folders are unknown.
/// Pure; any thread.
Result<emit::CrossCompiler> targetCompiler(const Configuration& configuration, const Selection& selection,
                                           const Facts& facts, const QString& home);

} // namespace cw::planning
