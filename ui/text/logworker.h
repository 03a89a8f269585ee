// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/logmatches.h"
#include "ui/text/logsource.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace cw {

/// What is known of a log at one moment.
struct LogState
{
    int generation = 0; ///< rows of another generation are void (another file, another filter)
    qint64 lines = 0;
    qint64 rows = 0; ///< lines that the filter lets through
    qint64 errors = 0;
    qint64 warnings = 0;
    qint64 found = 0;  ///< lines with the searched text
    bool busy = false; ///< reading, filtering or searching still goes on
    bool operator==(const LogState&) const = default;
};

/// A piece of the selection: rows, and columns within the first and the last of them.
struct LogRange
{
    qint64 firstRow = 0;
    qsizetype firstColumn = 0;
    qint64 lastRow = 0;
    qsizetype lastColumn = 0;
};

/// Reads a log for a LogView in a thread of its own: indexes, filters, searches and copies in slices of some
/// milliseconds, so that an asked-for row never waits long. All functions are called in that thread.
class LogWorker : public QObject
{
    Q_OBJECT

public:
    enum class Goal { Match, Problem, Line };

    LogWorker();

    static constexpr qsizetype shownLimit = 4096;            ///< characters of a line that are painted
    static constexpr qsizetype copyLimit = 32 * 1024 * 1024; ///< characters

    void open(const QString& path); ///< "" closes
    void setLive(bool live);
    void setFilter(const LogQuery& query);
    void setSearch(const QString& text);
    void readRows(int generation, qint64 first, qint64 count);
    /// Answers with reached(): the next (1), the previous (-1), or the first one from `line` on (0); goes round at the ends.
    void step(Goal goal, int direction, qint64 line);
    void copy(int generation, const LogRange& range);

Q_SIGNALS:
    void stateChanged(const cw::LogState& state);
    void rowsRead(int generation, qint64 first, const QList<cw::LogRow>& rows);
    /// `line` and its row; `ordinal` counts the goal's lines from 1. A line of -1: there is none.
    void reached(cw::LogWorker::Goal goal, qint64 line, qint64 row, qint64 ordinal);
    void copied(const QString& text, bool cut);

private:
    struct Step
    {
        Goal goal;
        int direction;
        qint64 line;
    };

    void work();
    void schedule(int milliseconds);
    void restart();
    void report(bool always);
    bool answer(const Step& step);
    qint64 rowCount() const;
    qint64 lineOfRow(qint64 row) const;
    LogMatches* searchMatches();

    LogSource m_source;
    LogMatches m_filter;
    LogMatches m_search;
    LogMatches m_problems;
    QString m_searchText;
    std::optional<Step> m_step; ///< waits until the log is scanned far enough
    QTimer m_timer;
    QElapsedTimer m_sinceReport;
    LogState m_reported;
    int m_generation = 0;
    bool m_live = false;
    bool m_more = false;
};

} // namespace cw
