// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/journalreader.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace cw {

/// One step of a run, as the journal tells it.
struct StepStatus
{
    enum class State { Running, Succeeded, Skipped, Failed };
    QString id;
    QString title;
    State state = State::Running;
    qint64 started = 0; ///< UTC milliseconds
    qint64 ended = 0;   ///< 0 while it runs
    int exitCode = 0;
    QString sentence; ///< why it failed or was skipped
};

struct RunFailure
{
    QString label;
    QString mnemonic;
    int exitCode = 0;
    QString output; ///< file in the run's folder that holds what it printed; "" when there is none
};

/// What is known of a run: a pure fold over its journal. `apply` every event in order; the same events always give
/// the same status. Broken is the one thing that the journal cannot say: RunReader adds it.
struct RunStatus
{
    enum class State {
        Created,    ///< no runner yet
        Running,    ///<
        Stopping,   ///< somebody asked to stop
        Succeeded,  ///<
        Configured, ///< `configure`: the steps up to there are done
        Failed,     ///<
        Stopped,    ///< by a person, or politely because of a full disk
        Broken,     ///< the runner is gone without an end; `build` continues it
    };

    QString run;
    State state = State::Created;
    QString title;
    QString variant;
    QString planHash;
    QString outputBase;
    QString continues;
    QString untilStep;
    QString reason;   ///< of the end: "step", "timeout", "disk", "asked", "busy", "refused" …; "" when it succeeded
    QString sentence; ///< of the end, for people
    qint64 created = 0;
    qint64 started = 0; ///< of the runner; UTC milliseconds
    qint64 ended = 0;
    qint64 last = 0; ///< of the last event
    qint64 runnerPid = 0;

    QList<StepStatus> steps;
    QString phase; ///< of Bazel: "loading", "analysing", "building"
    qint64 done = 0;
    qint64 total = 0;        ///< 0: not known (or not to be trusted for this Bazel)
    QStringList running;     ///< what Bazel says it is running
    int compilers = 0;       ///< compiler processes that exist now
    qint64 memoryMiB = 0;    ///< resident memory of the run's processes
    qint64 availableMiB = 0; ///< of the machine
    int jobs = 0;            ///< the plan's limits
    int ramMiB = 0;
    qint64 serverPid = 0;
    QList<RunFailure> failures;
    QStringList limits; ///< sentences: what limit was met
    int artifacts = 0;

    bool isOver() const { return state >= State::Succeeded; }
    /// "succeeded", "configured", "failed", "stopped", "broken"; "running", "stopping" or "created" before the end.
    QString stateName() const;

    void apply(const JournalEvent& event);
    QJsonObject toJson() const;
};

} // namespace cw
