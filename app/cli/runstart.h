// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/plan/plan.h"

namespace cw::cli {

/// What `build` and `configure` share: approval of a plan, making the run, starting its runner, watching it.
namespace runstart {

/// --yes, --approve and --detach.
void addOptions(QCommandLineParser& parser);

/// Asks for approval, starts the run and watches it; gives the exit code. `untilStep` "" runs all steps.
int start(const Plan& plan, const QString& untilStep, const QCommandLineParser& parser, Console& console);

} // namespace runstart

} // namespace cw::cli
