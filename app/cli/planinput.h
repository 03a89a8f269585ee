// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/plan/plan.h"

namespace cw::cli::planinput {

/// The options that decide what is known when the plan is made.
void addOptions(QCommandLineParser& parser);

/// The plan of FILE: of a configuration, which is checked first, or a saved plan (plan.json of a run, or what
/// `plan --json` printed), which is taken as it is. Findings are printed; nothing when there is no plan, and then
/// `exitCode` says why.
std::optional<Plan> planOf(const QString& file, const QCommandLineParser& parser, const Console& console,
                           int& exitCode);

} // namespace cw::cli::planinput
