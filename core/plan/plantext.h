// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QString>
#include <QStringList>

/// A plan as people read and copy it. Pure; any thread.
namespace cw::plantext {

/// The step as one command line to copy ("cd FOLDER && env A=b PROGRAM …"); empty for the step that has no program.
/// "${RUN}" becomes the shell's "$RUN".
QString command(const PlanStep& step);

/// "2 jobs, 2048 MiB"; what is not limited says who decides.
QString limits(const Plan& plan);

/// Whether anybody is known to have carried out such a plan: "planned, never built"; empty when somebody did, and for a
/// plan of format version 1, which does not say.
QString evidence(const Plan& plan);

/// Whose processor does the step's work: "on the board, over ssh"; empty for this machine.
QString where(const PlanStep& step);

/// Lines that show the step in full, one argument a line, for comparing two plans.
QStringList lines(const PlanStep& step);

/// Where `file` lies in an exported tree: the path below the cache, or below "root" for any other absolute path.
QString relativePath(const QString& path, const QString& cache);

} // namespace cw::plantext
