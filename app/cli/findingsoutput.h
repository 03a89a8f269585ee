// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/exitcode.h"
#include "core/rules/finding.h"

#include <QJsonArray>

namespace cw::cli {

/// The worst first; rules' order within a severity.
QList<Finding> worstFirst(QList<Finding> findings);
QJsonArray findingsArray(const QList<Finding>& findings);

/// `{"findings":[…]}`, or lines for people and a last line that counts them.
/// "error", "warning" … in the language of the program; --json has Finding's own words.
QString severityWord(Finding::Severity severity);

void printFindings(const Console& console, const QList<Finding>& findings);

/// 0 nothing or remarks only, 1 warnings or unknowns, 2 errors.
ExitCode exitCodeFor(const QList<Finding>& findings);

} // namespace cw::cli
