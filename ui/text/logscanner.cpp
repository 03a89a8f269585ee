// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/logscanner.h"

#include "core/bazel/progresstext.h"
#include "ui/text/logtext.h"

#include <algorithm>
#include <utility>

namespace cw {
namespace {

constexpr qsizetype terminalRows = 50;         // as ours is: a line further up can no longer be repainted
constexpr qsizetype longestLine = 1024 * 1024; // longer ones are cut there, as cw::LineSplitter does

bool isDisplayHead(QByteArrayView text)
{
    // Most lines are none; the first byte tells so without any copy.
    if (text.isEmpty() || QByteArrayView("[LACB").indexOf(text.front()) < 0)
        return false;
    return progresstext::header(logtext::withoutEscapes(text)).has_value();
}

} // namespace

void LogScanner::feed(QByteArrayView bytes, std::vector<LogSpan>& spans)
{
    while (!bytes.isEmpty()) {
        const qsizetype newline = bytes.indexOf('\n');
        const qsizetype room = longestLine - m_rest.size();
        const bool whole = newline >= 0 && newline <= room;
        const bool tooLong = !whole && (newline < 0 ? bytes.size() : newline) > room;
        const qsizetype take = whole ? newline : tooLong ? room : bytes.size();
        const qint64 lineOffset = m_offset - m_rest.size();
        m_offset += take;
        if (!whole && !tooLong) {
            m_rest.append(bytes);
            return;
        }
        if (m_rest.isEmpty()) {
            line(bytes.first(take), lineOffset, spans);
        } else {
            QByteArray all = std::exchange(m_rest, {});
            all.append(bytes.first(take));
            line(all, lineOffset, spans);
        }
        m_offset += whole ? 1 : 0;
        bytes = bytes.sliced(take + (whole ? 1 : 0));
    }
}

void LogScanner::line(QByteArrayView raw, qint64 offset, std::vector<LogSpan>& spans)
{
    const logtext::Painted painted = logtext::painted(raw);
    const QByteArrayView text = raw.sliced(painted.start, painted.length);
    if (painted.up > 0) {
        // What Bazel paints after moving up is its new display, and it never goes further up than that.
        m_display = true;
        m_screen.resize(std::max<qsizetype>(0, m_screen.size() - painted.up));
        settle(m_screen.size(), spans);
        m_inBlock = false;
    } else if (!m_display) {
        settle(m_screen.size(), spans);
    }
    const bool head = (m_display || painted.green) && isDisplayHead(text);
    m_display = m_display || head;
    // Below the head stands the list of running actions.
    m_inBlock = head || (m_inBlock && (text.isEmpty() || text.startsWith("    ")));
    if (m_inBlock)
        m_screen.append(std::nullopt);
    else
        m_screen.append(LogSpan{offset + painted.start, painted.length, logtext::kindOf(text)});
    if (m_screen.size() > terminalRows)
        settle(m_screen.size() - terminalRows, spans);
}

void LogScanner::settle(qsizetype lines, std::vector<LogSpan>& spans)
{
    for (const std::optional<LogSpan>& line : m_screen.first(lines)) {
        if (line)
            spans.push_back(*line);
    }
    m_screen.remove(0, lines);
}

std::vector<LogSpan> LogScanner::tail() const
{
    LogScanner copy(*this);
    std::vector<LogSpan> spans;
    if (!m_rest.isEmpty()) {
        copy.line(m_rest, m_offset - m_rest.size(), spans);
        if (copy.m_screen.last() && copy.m_screen.last()->length == 0)
            copy.m_screen.removeLast(); // only the cursor was moved
    }
    copy.settle(copy.m_screen.size(), spans);
    return spans;
}

} // namespace cw
