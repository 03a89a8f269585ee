// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/rundirectory.h"
#include "core/run/runstatus.h"

#include <QString>

namespace cw {

/// One run in one line of the history.
struct RunSummary
{
    RunDirectory run;
    RunStatus::State state = RunStatus::State::Created;
    QString title;
    QString reason;
    QString sentence;
    QString name;    ///< of the configuration, or ""
    QString release; ///< field tf, else the source's ref
    QString board;
    QString variant; ///< "cpu", "cuda"
    QString continues;
    QString deployedTo;        ///< the device of the last deployment; "" when there was none
    bool deployedWell = false; ///< its verdict
    qint64 created = 0;        ///< UTC milliseconds
    qint64 ms = 0;             ///< from its creation to its end, or to its last event
    qint64 peakKiB = -1;       ///< -1: not known
    qint64 done = 0;
    qint64 total = 0;
    qint64 stamp = 0; ///< of the files that this was read from; a run whose stamp is the same need not be read again
    int jobs = 0;
    int ramMiB = 0;
    int artifacts = 0;

    QString id() const { return run.id(); }
    bool operator==(const RunSummary&) const = default;
};

/// Blocking; for a worker.
RunSummary loadRunSummary(const RunDirectory& run);
/// Times and sizes of a run's journal, report and deployments as one number. Blocking, cheap.
qint64 runStamp(const RunDirectory& run);

} // namespace cw
