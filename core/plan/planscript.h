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

/// Whether a text is such a script, which may be replaced by a newer one; anything else is a user's own file.
bool isPlanScript(const QByteArray& text);

} // namespace cw
