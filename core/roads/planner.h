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

/// Everything that will happen for this configuration, by the first road that fits (core/roads/road.h): pure, so the same
/// values always give the same plan and the same hash. Where no road fits it is a Refused error with that road's reason;
/// what must be known and is not is a Missing error that says how to give it; facts without "host.arch" mean a machine
/// that nobody looked at, which is then taken for a Debian with its compilers (the title says so). The rules (core/rules)
/// are not asked here: callers check first.
Result<Plan> makePlan(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                      const PlanPlaces& places);

} // namespace cw
