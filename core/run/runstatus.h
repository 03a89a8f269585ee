// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/journalreader.h"
#include "core/run/runclock.h"

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
    bool operator==(const StepStatus&) const = default;
};

struct RunFailure
{
    QString label;
    QString mnemonic;
    int exitCode = 0;
    QString output;     ///< file in the run's folder that holds what it printed; "" when there is none
    QString error = {}; ///< the first error in it; "" when there is none
    bool operator==(const RunFailure&) const = default;
};

/// A limit that a run met.
struct RunLimit
{
    QString limit;      ///< "memory": the plan's own; "shared": with other runs beyond the machine; "disk"
    QString sentence;   ///< for people, as of the last event
    bool now = false;   ///< it is met now
    int times = 0;      ///< how often it was met
    qint64 ms = 0;      ///< for how long in all, as far as it has ended
    qint64 peakMiB = 0; ///< of memory
    bool operator==(const RunLimit&) const = default;
};

/// What is known of a run: a pure fold over its journal. `apply` every event in order; the same events always give
/// the same status. What the journal cannot say RunReader adds: Broken, and that the runner is not heard of.
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
    RunClock clock; ///< of all these times

    QList<StepStatus> steps;
    QString phase; ///< of Bazel: "loading", "analysing", "building"
    qint64 done = 0;
    qint64 total = 0;        ///< 0: not known (or not to be trusted for this Bazel)
    int percent = -1;        ///< of the Bazel step, never falling in it, though its total grows; -1: not known
    qint64 remainingMs = -1; ///< what is left by the pace so far, see RemainingTime; -1: not known
    qint64 remainingLowMs = -1;
    qint64 remainingHighMs = -1;
    QStringList running;     ///< what Bazel says it is running
    int compilers = 0;       ///< compiler processes that exist now
    qint64 memoryMiB = 0;    ///< resident memory of the run's processes
    qint64 availableMiB = 0; ///< of the machine
    int jobs = 0;            ///< the plan's limits
    int ramMiB = 0;
    qint64 serverPid = 0;
    QList<RunFailure> failures;
    QStringList limits;        ///< sentences: what limit was met
    QList<RunLimit> limitsMet; ///< the same with figures
    QStringList warnings;      ///< sentences about the run itself: it lost its keeper and got no other
    int artifacts = 0;
    qint64 heardMs = 0;  ///< RunReader: how long ago the runner was heard of
    bool silent = false; ///< RunReader: it should have been heard of since, so the figures of the moment are left out

    static constexpr qint64 silentAfterMs = 10000; ///< the runner writes something every second

    bool isOver() const { return state >= State::Succeeded; }
    qint64 now() const { return clock.now(last); } ///< the present moment on the run's clock
    /// "succeeded", "configured", "failed", "stopped", "broken"; "running", "stopping", "created" or "silent" before it.
    QString stateName() const;

    void apply(const JournalEvent& event);
    QJsonObject toJson() const;
    /// What toJson() wrote of a run that is over.
    static RunStatus fromJson(const QJsonObject& object);
    bool operator==(const RunStatus&) const = default;
};

} // namespace cw
