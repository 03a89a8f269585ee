// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/logspan.h"

#include <QString>

#include <vector>

namespace cw {

class LogSource;

/// Which lines are wanted: by kind, and by a text that must be in them (without regard to case unless it has capitals).
struct LogQuery
{
    enum class Kinds { All, WarningsAndErrors, Errors };
    Kinds kinds = Kinds::All;
    QString text;
    QString alsoText; ///< a second text that must be in them: a search within a filtered view

    bool takesAll() const { return kinds == Kinds::All && text.isEmpty() && alsoText.isEmpty(); }
    bool operator==(const LogQuery&) const = default;
};

/// The lines of a log that fit a query, found piece by piece while the log grows. A value; one thread.
class LogMatches
{
public:
    explicit LogMatches(LogQuery query = {}) : m_query(std::move(query)) {}

    const LogQuery& query() const { return m_query; }
    /// Looks at up to `lines` more lines. True when there are more.
    bool advance(const LogSource& source, qint64 lines);
    /// Lines from this one on have changed.
    void forgetFrom(qint64 line);

    qint64 scanned() const { return m_scanned; }
    qint64 size() const { return qint64(m_lines.size()); }
    qint64 line(qint64 at) const { return m_lines[static_cast<std::size_t>(at)]; }
    /// How many matches lie before this line: the place of the first one at or after it.
    qint64 before(qint64 line) const;

private:
    LogQuery m_query;
    std::vector<quint32> m_lines;
    qint64 m_scanned = 0;
};

} // namespace cw
