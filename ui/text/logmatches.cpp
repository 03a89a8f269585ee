// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/logmatches.h"

#include "ui/text/logsource.h"
#include "ui/text/logtext.h"

#include <algorithm>

namespace cw {
namespace {

bool fits(LogQuery::Kinds kinds, LogLine::Kind kind)
{
    switch (kinds) {
    case LogQuery::Kinds::Errors: return kind == LogLine::Kind::Error;
    case LogQuery::Kinds::WarningsAndErrors: return kind == LogLine::Kind::Error || kind == LogLine::Kind::Warning;
    case LogQuery::Kinds::All: break;
    }
    return true;
}

Qt::CaseSensitivity caseOf(const QString& text)
{
    return text == text.toLower() ? Qt::CaseInsensitive : Qt::CaseSensitive;
}

} // namespace

bool LogMatches::advance(const LogSource& source, qint64 lines)
{
    const qint64 last = std::min(source.index().size(), m_scanned + lines);
    const Qt::CaseSensitivity first = caseOf(m_query.text);
    const Qt::CaseSensitivity second = caseOf(m_query.alsoText);
    if (m_query.text.isEmpty() && m_query.alsoText.isEmpty()) { // the index knows the kinds: nothing is read
        const std::vector<LogSpan> spans = source.index().spans(m_scanned, last - m_scanned);
        for (std::size_t i = 0; i < spans.size(); ++i) {
            if (fits(m_query.kinds, spans[i].kind))
                m_lines.push_back(quint32(m_scanned + qint64(i)));
        }
    } else {
        source.forEach(m_scanned, last - m_scanned, [&](qint64 line, const LogSpan& span, QByteArrayView raw) {
            if (fits(m_query.kinds, span.kind)) {
                const QString text = QString::fromUtf8(logtext::withoutEscapes(raw));
                if (text.contains(m_query.text, first) && text.contains(m_query.alsoText, second))
                    m_lines.push_back(quint32(line));
            }
            return true;
        });
    }
    m_scanned = last;
    return m_scanned < source.index().size();
}

void LogMatches::forgetFrom(qint64 line)
{
    if (line >= m_scanned)
        return;
    m_scanned = line;
    m_lines.resize(static_cast<std::size_t>(before(line)));
}

qint64 LogMatches::before(qint64 line) const
{
    return std::lower_bound(m_lines.begin(), m_lines.end(), quint32(std::max<qint64>(0, line))) - m_lines.begin();
}

} // namespace cw
