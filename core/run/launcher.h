// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/rundirectory.h"

#include <QString>
#include <QStringList>

namespace cw {

/// How the runner is kept apart from who starts it.
struct LaunchCommand
{
    QString program;
    QStringList arguments;
    QString session; ///< "scope" or "detached"
};

/// The command that starts a run's runner. With a user manager the runner gets a scope of its own, since a desktop may
/// end the window's scope as a whole; without one it is only a session of its own. Pure.
LaunchCommand launchCommand(const RunDirectory& run, const QString& program, const QString& approvedHash,
                            bool userManager);

/// Whether systemd's user manager can be asked for a scope (systemd-run is there, the manager answers). Up to 2 s.
bool hasUserManager();

/// Starts the runner of a run, detached, and returns when it has taken the run. `program` is crosswright itself.
/// Where a user
/// manager does not give the scope within 5 s, the runner is started without one. Process: it did not start in time; its
/// last words are in the run's runner.err. Blocks up to 25 s.
Status launchRunner(const RunDirectory& run, const QString& program, const QString& approvedHash);

/// Whether a run of this plan can end after that step ("": at its end). Refused, with the steps that there are.
Status canEndAfter(const Plan& plan, const QString& step);

/// What approving a plan leads to: refuses a step to end after that the plan does not have, and a second run on one output
/// base (naming the first), makes the run directory,
/// notes which unfinished run it continues (unless `options` already does), and starts the runner. Blocks as
/// launchRunner does. `program` is crosswright itself, not the window.
Result<RunDirectory> beginRun(const Plan& plan, RunOptions options, const QString& program);

/// The newest run with this output base, if it did not succeed: the one that a new run there continues; "" otherwise.
QString unfinishedRun(const QString& outputBase);

/// Waits (15 s at most) while the keeper of a run that lost its runner still clears up in this output base.
void waitForKeeper(const QString& outputBase);

/// The run that uses this output base now; "" when none does.
QString runUsing(const QString& outputBase);

} // namespace cw
