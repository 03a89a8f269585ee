// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/runclock.h"

#include <QJsonObject>
#include <QString>

namespace cw {

/// The names of the journal's events, one place for the runner that writes and the readers that fold them.
/// What each one carries is in docs/formats.md.
namespace events {
inline constexpr QLatin1StringView runCreated{"run-created"};
inline constexpr QLatin1StringView runnerStarted{"runner-started"};
inline constexpr QLatin1StringView filesWritten{"files-written"};
inline constexpr QLatin1StringView stepStarted{"step-started"};
inline constexpr QLatin1StringView stepSkipped{"step-skipped"};
inline constexpr QLatin1StringView stepFinished{"step-finished"};
inline constexpr QLatin1StringView bazelStarted{"bazel-started"};
inline constexpr QLatin1StringView progress{"progress"};
inline constexpr QLatin1StringView actionFailed{"action-failed"};
inline constexpr QLatin1StringView limit{"limit"};
inline constexpr QLatin1StringView limitEnded{"limit-ended"};
inline constexpr QLatin1StringView keeperLost{"keeper-lost"};
inline constexpr QLatin1StringView stopAsked{"stop-asked"};
inline constexpr QLatin1StringView serverEnded{"server-ended"};
inline constexpr QLatin1StringView artifact{"artifact"};
inline constexpr QLatin1StringView result{"result"};
} // namespace events

/// Appends events to a run's journal.jsonl: one JSON object a line, with `t` (UTC, milliseconds, by the run's own clock, so
/// it never goes back), `seq` (from 1, without gaps) and `event`; the first event also holds that clock. Every event is one write(2), so a reader sees whole lines or one torn last line. One writer at a
/// time (the run's lock); not thread-safe.
class Journal
{
public:
    Journal() = default;
    ~Journal();
    Journal(Journal&& other) noexcept;
    Journal& operator=(Journal&& other) noexcept;
    Q_DISABLE_COPY(Journal)

    /// Opens for appending. Numbering goes on after the last whole line; a torn last line (a killed writer) is ended.
    static Result<Journal> open(const QString& path);

    /// An error of kind Io tells that the disk is full or gone; the event is then not in the journal, and the next
    /// append first ends what was torn. `durable` waits until the disk has it (for the events that end something).
    Status append(QLatin1StringView event, QJsonObject fields = {}, bool durable = false);

    qint64 lastSequence() const { return m_sequence; }
    qint64 lastTime() const { return m_time; } ///< `t` of the last event

private:
    int m_descriptor = -1;
    qint64 m_sequence = 0;
    qint64 m_time = 0;
    RunClock m_clock;
    bool m_torn = false;
};

} // namespace cw
