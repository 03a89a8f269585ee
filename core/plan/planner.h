// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"
#include "core/plan/plan.h"
#include "core/plan/sourceplan.h"

namespace cw {

/// Everything that will happen for this configuration: pure, so the same values always give the same plan and the same
/// hash. What the catalog knows but this version cannot build is a Refused error with one sentence; what must be known
/// and is not is a Missing error that says how to give it; facts without "host.arch" mean a machine that nobody looked at,
/// which is then taken for a Debian with its compilers (the title says so). The rules (core/rules) are not asked here: callers check
/// first.
Result<Plan> makePlan(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                      const PlanPlaces& places);

/// A Bazel as the plan will run it.
struct PlannedBazel
{
    QString program;                    ///< absolute, or a name on PATH
    QString version;                    ///< "4.2.3"
    QMap<QString, QString> environment; ///< how a wrapper is told which version to start
    bool debian = false;                ///< Debian's package: its own rc must be read and switches on much noise
};

/// The Bazel that the configuration asks for (`bazel`: a version or a path), else the one that was found.
Result<PlannedBazel> plannedBazel(const Configuration& configuration, const Facts& facts, const QString& home);

} // namespace cw
