// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/fetch/aptstate.h"

namespace cw::fetch {

/// Downloads the packages below `work`/download and unpacks them below `work`/root. What lies in `work` from an attempt
/// that was cut is gone on with: whole packages are kept and half
/// ones gone on with (but where only apt knows the way: a proxy of its own, or a mirror that is no web address). Each package's SHA-256 is that
/// of the suite's signed index. Gives the files. Blocks.
Result<QList<DebianFile>> fetchDebian(const Part& part, const DebianPackages& wanted, const DebianMirror& mirror,
                                      const QString& work, const Watch& watch);

} // namespace cw::fetch
