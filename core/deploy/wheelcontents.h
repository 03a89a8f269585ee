// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/deploy/wheel.h"

#include <functional>

namespace cw {

/// How far the reading of a wheel's contents is; returning false cancels it (Error::Kind::Cancelled).
using WheelProgress = std::function<bool(qint64 bytes, qint64 total)>;

/// Reads everything in a wheel once, a piece at a time: compares each file with the SHA-256 and size that RECORD notes (PEP
/// 427; a RECORD without a line notes nothing) and reads what every ELF file needs into `wheel.binaries`. Some MiB of
/// memory, whatever the size. Invalid when a file differs, is missing or is not listed. Blocking; any thread.
Status readContents(Wheel& wheel, const QString& path, const WheelProgress& progress = {});

/// readWheel() and readContents().
Result<Wheel> readWholeWheel(const QString& path, const WheelProgress& progress = {});

} // namespace cw
