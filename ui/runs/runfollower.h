// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/journalreader.h"
#include "core/run/runreader.h"
#include "ui/runs/measurementsfollower.h"
#include "ui/runs/runnews.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <optional>

namespace cw {

/// The part of RunWatch that lives on its own thread: reads a run's directory when the kernel says that it changed, and
/// tells at most ten times a second what is new. It tells nothing further before the last news were taken, so that a slow
/// window gets larger news, not more of them.
class RunFollower : public QObject
{
    Q_OBJECT

public:
    /// Least time between two news, milliseconds.
    static constexpr int newsEveryMs = 100;

    RunFollower();

    void begin(const RunDirectory& run);
    void end();
    /// The last news have arrived.
    void taken();

Q_SIGNALS:
    void news(const cw::RunNews& news);

private:
    void changed();
    void look();
    void watchFiles();
    void readJournal(RunNews& told);
    void readMeasurements(RunNews& told);
    void readEnd(RunNews& told);
    void measureDisk(RunNews& told);

    QFileSystemWatcher* m_files = nullptr; ///< made on this object's own thread
    QTimer m_throttle;
    QTimer m_heartbeat; ///< a runner that was killed changes no file
    QElapsedTimer m_sinceNews;
    QElapsedTimer m_sinceDisk;
    std::optional<RunReader> m_reader;
    std::optional<JournalReader> m_journal;
    std::optional<MeasurementsFollower> m_measurements;
    std::shared_ptr<const Plan> m_plan;
    MemoryPeak m_peak;
    std::optional<ProgressPoint> m_lastPoint;
    std::optional<ProgressPoint> m_heldBack; ///< the newest count, not told since it came too soon after the last
    QString m_failureOutput;
    ArtifactList m_artifacts;
    qint64 m_zero = 0;
    bool m_first = true;
    bool m_waiting = false; ///< news are under way
    bool m_endRead = false;
};

} // namespace cw
