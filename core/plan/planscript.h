// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QByteArray>

namespace cw {

/// The plan as one POSIX shell script that needs no Crosswright: it writes the files, runs the steps with their
/// environment and limits, checks what they must leave behind and copies the artifacts. 0BSD. Needs coreutils and, for
/// artifacts that only the build events name, python3. Usage of the script: `sh FILE [RUN-FOLDER]`. Pure.
QByteArray planScript(const Plan& plan);

/// One step as a script of its own for another machine: it lies in BASE/steps there, "${BASE}" is the folder above,
/// "${RUN}" BASE/run, and "${HOME}" the home folder of that machine's user.
QByteArray remoteStepScript(const Plan& plan, const PlanStep& step);

/// Whether a text is a script of planScript(), which may be replaced by a newer one; anything else is a user's own file.
bool isPlanScript(const QByteArray& text);

} // namespace cw
