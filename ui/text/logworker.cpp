// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/logworker.h"

#include "ui/text/logtext.h"

#include <algorithm>

namespace cw {
namespace {

constexpr qint64 sliceBytes = 512 * 1024;
constexpr qint64 sliceLines = 4096;
constexpr int pollMilliseconds = 100;  // how often a growing file is looked at
constexpr int reportMilliseconds = 50; // how often the window hears of it

} // namespace

LogWorker::LogWorker() : m_problems(LogQuery{LogQuery::Kinds::Errors, {}, {}}), m_timer(this)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LogWorker::work);
    m_sinceReport.start();
}

void LogWorker::open(const QString& path)
{
    m_source = LogSource(path);
    restart();
    report(true);
    schedule(0);
}

void LogWorker::setLive(bool live)
{
    m_live = live;
    schedule(0);
}

void LogWorker::setFilter(const LogQuery& query)
{
    if (m_filter.query() == query)
        return;
    m_filter = LogMatches(query);
    restart();
    schedule(0);
}

void LogWorker::setSearch(const QString& text)
{
    if (m_searchText == text)
        return;
    m_searchText = text;
    m_step.reset();
    LogQuery query = m_filter.query();
    query.alsoText = text;
    m_search = LogMatches(query);
    schedule(0);
}

void LogWorker::restart()
{
    ++m_generation;
    m_filter = LogMatches(m_filter.query());
    LogQuery query = m_filter.query();
    query.alsoText = m_searchText;
    m_search = LogMatches(query);
    m_problems = LogMatches(m_problems.query());
}

LogMatches* LogWorker::searchMatches()
{
    return m_searchText.isEmpty() ? nullptr : &m_search;
}

void LogWorker::work()
{
    const qint64 settled = m_source.settled();
    const LogSource::Update update = m_source.update(sliceBytes);
    if (update == LogSource::Update::Restart)
        restart();
    m_more = !m_source.atEnd();
    for (LogMatches* matches : {&m_filter, searchMatches(), &m_problems}) {
        if (!matches || matches->query().takesAll())
            continue;
        if (update == LogSource::Update::Grew)
            matches->forgetFrom(settled);
        m_more = matches->advance(m_source, sliceLines) || m_more;
    }
    report(!m_more || m_step); // an answer's row belongs to what was reported
    if (m_step && answer(*m_step))
        m_step.reset();
    if (m_more)
        schedule(0);
    else if (m_live)
        schedule(pollMilliseconds);
}

void LogWorker::schedule(int milliseconds)
{
    m_timer.start(milliseconds);
}

void LogWorker::report(bool always)
{
    LogState state;
    state.generation = m_generation;
    state.lines = m_source.index().size();
    state.rows = rowCount();
    state.errors = m_source.index().errors();
    state.warnings = m_source.index().warnings();
    state.found = searchMatches() ? m_search.size() : 0;
    state.busy = m_more;
    if (state == m_reported || (!always && m_sinceReport.elapsed() < reportMilliseconds))
        return;
    m_reported = state;
    m_sinceReport.restart();
    Q_EMIT stateChanged(state);
}

qint64 LogWorker::rowCount() const
{
    return m_filter.query().takesAll() ? m_source.index().size() : m_filter.size();
}

qint64 LogWorker::lineOfRow(qint64 row) const
{
    return m_filter.query().takesAll() ? row : m_filter.line(row);
}

void LogWorker::readRows(int generation, qint64 first, qint64 count)
{
    QList<LogRow> rows;
    if (generation == m_generation) {
        count = std::min(count, rowCount() - first);
        if (m_filter.query().takesAll()) {
            rows = m_source.rows(first, count, shownLimit);
        } else {
            for (qint64 row = first; row < first + count; ++row)
                rows += m_source.rows(m_filter.line(row), 1, shownLimit);
        }
    }
    Q_EMIT rowsRead(generation, first, rows);
}

void LogWorker::step(Goal goal, int direction, qint64 line)
{
    m_step = Step{goal, direction, line};
    schedule(0);
}

bool LogWorker::answer(const Step& step)
{
    const bool scanned = m_source.atEnd();
    const qint64 lines = m_source.index().size();
    qint64 line = -1;
    qint64 ordinal = 0;
    if (step.goal == Goal::Line) {
        if (step.line >= lines && !scanned)
            return false;
        line = std::clamp<qint64>(step.line, 0, std::max<qint64>(0, lines - 1));
    } else {
        const LogMatches& matches = step.goal == Goal::Match ? m_search : m_problems;
        const bool complete = scanned && matches.scanned() >= lines;
        qint64 at = 0;
        if (step.direction >= 0) {
            at = matches.before(step.direction == 0 ? step.line : step.line + 1);
            if (at >= matches.size()) {
                if (!complete)
                    return false;
                at = 0;
            }
        } else {
            if (matches.scanned() < step.line && !complete)
                return false;
            at = matches.before(step.line) - 1;
            if (at < 0) {
                if (!complete)
                    return false;
                at = matches.size() - 1;
            }
        }
        if (matches.size() > 0) {
            line = matches.line(at);
            ordinal = at + 1;
        }
    }
    qint64 row = line;
    if (line >= 0 && !m_filter.query().takesAll()) {
        if (m_filter.scanned() <= line && m_filter.scanned() < lines)
            return false;
        row = std::min(m_filter.before(line), m_filter.size() - 1);
    }
    Q_EMIT reached(step.goal, row < 0 ? -1 : line, row, ordinal);
    return true;
}

void LogWorker::copy(int generation, const LogRange& range)
{
    QString text;
    bool cut = false;
    if (generation == m_generation) {
        const qint64 last = std::min(range.lastRow, rowCount() - 1);
        for (qint64 row = range.firstRow; row <= last && !cut;) {
            // Whole stretches at once where no filter is set; line by line where one is.
            const bool all = m_filter.query().takesAll();
            const qint64 count = all ? last - row + 1 : 1;
            const qint64 begun = row;
            m_source.forEach(lineOfRow(row), count, [&](qint64, const LogSpan&, QByteArrayView raw) {
                const qsizetype from = row == range.firstRow ? range.firstColumn : 0;
                if (row == range.lastRow || from > 0) {
                    const QString shown = logtext::shown(raw, copyLimit);
                    text += row == range.lastRow ? shown.mid(from, range.lastColumn - from) : shown.mid(from);
                } else {
                    text += QString::fromUtf8(logtext::withoutEscapes(raw));
                }
                if (row != range.lastRow)
                    text += u'\n';
                ++row;
                cut = text.size() > copyLimit;
                return !cut;
            });
            if (row == begun)
                break; // the file is gone
        }
    }
    Q_EMIT copied(text, cut);
}

} // namespace cw
