// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QProcessEnvironment>

namespace cw {

/// The runner's own environment with what the step takes away and adds.
QProcessEnvironment environmentOf(const PlanStep& step);

} // namespace cw
