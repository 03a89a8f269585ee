// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/artifact.h"
#include "core/monitor/memorysample.h"
#include "core/plan/plan.h"
#include "core/run/rundirectory.h"
#include "core/run/runstatus.h"

#include <QList>
#include <QMetaType>
#include <QString>

#include <array>
#include <memory>
#include <optional>

namespace cw {

/// One measurement of the build's memory, as a plot needs it.
struct MemoryPoint
{
    qint64 ms = 0; ///< since the runner started
    std::array<qint64, processGroupCount> kib = {};
    qint64 swapKiB = 0; ///< of the machine
    int compilers = 0;
    int linkers = 0;

    qint64 totalKiB() const { return kib[0] + kib[1] + kib[2] + kib[3]; }
    bool operator==(const MemoryPoint&) const = default;
};

/// What Bazel counted at one moment. A point is kept when `done` or `total` changed, at most two a second.
struct ProgressPoint
{
    qint64 ms = 0; ///< since the runner started
    qint64 done = 0;
    qint64 total = 0; ///< 0: not known
    bool operator==(const ProgressPoint&) const = default;
};

/// A compiler or linker that has ended.
struct FinishedAction
{
    ProcessGroup group = ProcessGroup::Other;
    QString program;
    QString what;
    qint64 peakKiB = 0;
    qint64 cpuMs = 0;
    qint64 firstMs = 0; ///< when it was first and last seen, since the runner started
    qint64 lastMs = 0;
};

/// The moment of the largest sum, and the largest process at that moment other than Bazel's server.
struct MemoryPeak
{
    qint64 ms = 0;
    qint64 totalKiB = 0;
    QString program;
    QString what;
    qint64 processKiB = 0;
};

/// What a window is told about a run: what is new since the last time. Small values; lists are shared, not copied.
struct RunNews
{
    RunDirectory run;
    bool first = false;   ///< of this run: what was shown before belongs to another one
    bool caughtUp = true; ///< the whole past has been handed over; what follows happens now
    RunStatus status;
    qint64 zero = 0;               ///< the runner's start, UTC milliseconds; 0 before that
    QList<MemoryPoint> memory;     ///< new ones, in order of time
    QList<ProgressPoint> progress; ///< new ones; the first of a step begins a new curve (done went back)
    QList<FinishedAction> finished;
    std::optional<MemorySample> latest; ///< the last measurement, where there is a new one
    std::optional<qint64> freeBytes;    ///< where the build writes, measured now and then while it goes on
    MemoryPeak peak;
    std::shared_ptr<const Plan> plan; ///< null when plan.json cannot be read
    ArtifactList artifacts;           ///< once the run is over
    QString failureOutput;            ///< what the first failed action printed, at most 64 KiB
};

} // namespace cw

Q_DECLARE_METATYPE(cw::RunNews)
