// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/progressparser.h"
#include "core/proc/linesplitter.h"
#include "core/run/journalreader.h"

#include <QList>
#include <QString>

namespace cw {

/// Follows a run's growing log as lines for people. What ordinary programs wrote is cut at newlines; what Bazel painted on
/// its terminal goes through ProgressParser. Which is which is in the journal (`step-started`). Blocking reads of what is
/// new; one thread.
class LogFollower
{
public:
    explicit LogFollower(const QString& path) : m_path(path) {}

    /// Bytes that are there now. Ask before reading the journal: what was written before has its step in there.
    qint64 size() const;
    void take(const JournalEvent& event); ///< all events, in order
    /// The lines up to `size`, each once. `last`: the run is over, so unfinished lines are given out as well.
    QList<LogLine> next(qint64 size, bool last = false);

private:
    struct Section
    {
        qint64 offset = 0;
        bool bazel = false;
    };
    void feed(const QByteArray& bytes, QList<LogLine>& lines);
    void flush(QList<LogLine>& lines);

    QString m_path;
    qint64 m_offset = 0;
    QList<Section> m_sections; ///< those that are not begun
    bool m_bazel = false;      ///< the section that is read now
    ProgressParser m_parser;
    LineSplitter m_lines;
};

} // namespace cw
