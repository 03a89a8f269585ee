// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace cw {

/// The step with "${RUN}" replaced by the run's folder wherever it may stand: arguments, environment, working directory,
/// expected files. Pure.
PlanStep withRun(PlanStep step, const QString& runPath);

/// The build event file of a Bazel step, else `otherwise`. Pure.
QString eventsFileOf(const PlanStep& step, const QString& otherwise);

} // namespace cw
