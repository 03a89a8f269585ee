// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/bazel/eventreader.h"
#include "core/deploy/artifact.h"
#include "core/plan/plan.h"
#include "core/run/rundirectory.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>

namespace cw {

/// What a build made, as its events tell.
struct BuildProducts
{
    QList<BuildOutput> outputs;
    QStringList tests; ///< labels of targets that are tests
};

/// Copies exactly what the build made into the run's artifacts/ (copies, since the next build replaces Bazel's outputs),
/// hashes them on the way and writes artifacts.json. An artifact of the plan that nothing was made for is an error. Two
/// files of one name keep the folders of their targets. The kind of each is read from the file itself, where that says more
/// than the plan ("files"). Blocking; any thread; `cancel` ends it early.
Result<ArtifactList> collectArtifacts(const Plan& plan, const RunDirectory& run, const BuildProducts& products,
                                      const std::atomic<bool>& cancel);

/// "//pkg" → "//pkg:pkg"; anything else unchanged.
QString fullLabel(const QString& label);

/// Whether a label of the plan, which may be a pattern ("//a/...", "//a:all"), means this target.
bool labelMatches(const QString& wanted, const QString& label);

} // namespace cw
