// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/plan/plan.h"

#include <QCommandLineParser>

#include <optional>

namespace cw::cli {

/// The plan of a configuration file, checked first: errors among the findings are printed and give no plan (exit 2);
/// warnings and unknowns are printed and give a plan with exit 1. The parser has had addFactsOptions().
std::optional<Plan> checkedPlan(const QCommandLineParser& parser, const QString& file, const Console& console,
                                int& exitCode);

} // namespace cw::cli
