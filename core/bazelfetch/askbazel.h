// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>

namespace cw {

/// What a Bazel itself says that it is.
struct SaidVersion
{
    QString version;
    QString how; ///< "--version", or "version" (the command)
};

/// Runs the program: `--version`, and where that is not known (before 0.26) the command `version`, in batch mode, in a
/// temporary folder, into which an old one unpacks itself: up to a minute. A file's name counts for nothing. `goOn` is asked
/// five times a second; false ends it (Cancelled). Process: it says nothing that could be understood. Blocks; any thread.
Result<SaidVersion> askBazel(const QString& program, const std::function<bool()>& goOn);

} // namespace cw
