// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace cw {

/// A run that goes on now, and what its plan lets it use; 0: no limit of its own.
struct LiveRun
{
    QString id;
    int jobs = 0;
    int ramMiB = 0;
    bool operator==(const LiveRun&) const = default;
};

struct MachineSize
{
    int cores = 0;
    qint64 memoryMiB = 0; ///< what this process may use at most: the machine's, or its control group's limit

    static MachineSize here();
};

/// This person's runs that have a runner, but for `except` (an id; "" none). Opens one small file per run.
QList<LiveRun> liveRuns(const QString& except = {});

/// What is to be said of a run beside others: where the sum of the limits is more than the machine has, or cannot be told
/// since one has no limit. "" when they fit, and when there are no others. Pure.
QString sharingSentence(const LiveRun& own, const QList<LiveRun>& others, const MachineSize& machine);

} // namespace cw
