// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/plan/plan.h"

#include <QList>

namespace cw {

struct WrittenFiles
{
    int written = 0;
    int unchanged = 0; ///< the same text and mode were there, so the file was not touched (Bazel looks at times)
};

/// Writes the plan's files: each by rename, and only where text or mode differ. Stops at the first error. Blocking.
Result<WrittenFiles> writePlanFiles(const QList<PlanFile>& files);

} // namespace cw
