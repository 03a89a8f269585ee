// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/progressparser.h"

#include "core/bazel/progresstext.h"

#include <algorithm>
#include <utility>

namespace cw {
namespace {

constexpr char escapeByte = '\x1b';
constexpr qsizetype longestEscape = 256;       // longer ones are none: what follows is text
constexpr qsizetype longestLine = 1024 * 1024; // bytes beyond it are dropped

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 && c != '\t';
}

// Whether a sequence that began with ESC has ended: CSI with its final letter, OSC with BEL or ESC \, others after one character.
bool isComplete(const QByteArray& sequence)
{
    if (sequence.size() < 2)
        return false;
    const char last = sequence.back();
    if (sequence[1] == '[')
        return sequence.size() > 2 && last >= 0x40 && last <= 0x7e;
    if (sequence[1] == ']')
        return last == '\a' || (sequence.size() > 3 && sequence.endsWith("\x1b\\"));
    return !(sequence[1] >= 0x20 && sequence[1] <= 0x2f) || sequence.size() > 2; // "ESC ( B" has a character more
}

} // namespace

QList<ProgressEvent> ProgressParser::feed(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        if (!m_escape.isEmpty()) {
            m_escape.append(bytes.front());
            bytes = bytes.sliced(1);
            if (isComplete(m_escape))
                escape(std::exchange(m_escape, {}));
            else if (m_escape.size() > longestEscape)
                m_escape.clear();
        } else if (isControl(bytes.front())) {
            control(bytes.front());
            bytes = bytes.sliced(1);
        } else {
            const auto end = std::find_if(bytes.begin(), bytes.end(), isControl);
            print(QByteArrayView(bytes.begin(), end));
            bytes = bytes.sliced(end - bytes.begin());
        }
    }
    return std::exchange(m_events, {});
}

QList<ProgressEvent> ProgressParser::finish()
{
    endBlock();
    // The line after the last newline is none; after moving up, what was erased below is none either.
    bool drop = true;
    while (drop && !m_lines.isEmpty() && m_lines.last().isEmpty()) {
        m_lines.removeLast();
        drop = m_movedUp;
    }
    settle(m_lines.size());
    return std::exchange(m_events, {});
}

void ProgressParser::control(char c)
{
    switch (c) {
    case '\n': newLine(); break;
    case '\r': m_column = 0; break;
    case '\b': m_column = std::max<qsizetype>(0, m_column - 1); break;
    case escapeByte: m_escape = QByteArray(1, c); break;
    default: break; // bell and the like
    }
}

void ProgressParser::escape(const QByteArray& sequence)
{
    if (sequence.size() < 3 || sequence[1] != '[')
        return;
    const QByteArray parameter = sequence.sliced(2, sequence.size() - 3);
    QByteArray& line = m_lines[m_row];
    switch (sequence.back()) {
    case 'A': moveUp(std::max(1, parameter.toInt())); break;
    case 'G': m_column = std::max(0, parameter.toInt() - 1); break;
    case 'K': // to the end of the line, or all of it
        if (parameter == "2")
            line.clear();
        else if (parameter.isEmpty() || parameter == "0")
            line.truncate(m_column);
        break;
    case 'J': // to the end of the screen
        if (parameter.isEmpty() || parameter == "0") {
            line.truncate(m_column);
            m_lines.resize(m_row + 1);
        }
        break;
    default: break; // colours
    }
}

void ProgressParser::print(QByteArrayView text)
{
    if (std::exchange(m_movedUp, false)) {
        // What Bazel paints after moving up is its new display, and it never goes further up than that.
        while (m_lines.size() > m_row + 1 && m_lines.last().isEmpty())
            m_lines.removeLast();
        settle(m_row);
    } else if (!m_moves) {
        settle(m_row);
    }
    QByteArray& line = m_lines[m_row];
    if (m_column > line.size())
        line.append(m_column - line.size(), ' ');
    const QByteArrayView kept = text.first(std::min(text.size(), std::max<qsizetype>(0, longestLine - m_column)));
    line.replace(m_column, std::min(kept.size(), line.size() - m_column), kept.data(), kept.size());
    m_column += kept.size();
}

void ProgressParser::newLine()
{
    m_column = 0;
    if (!m_movedUp)
        painted(m_lines[m_row]);
    ++m_row;
    if (m_row == m_lines.size())
        m_lines.append(QByteArray());
    if (m_row >= m_rows)
        settle(m_row - m_rows + 1);
}

void ProgressParser::moveUp(qsizetype lines)
{
    endBlock();
    m_moves = true;
    m_movedUp = true;
    m_row = std::max<qsizetype>(0, m_row - lines);
}

// The first lines can no longer change.
void ProgressParser::settle(qsizetype lines)
{
    if (lines <= 0)
        return;
    const QList<QByteArray> settled = m_lines.first(lines);
    m_lines.remove(0, lines);
    m_row -= lines;
    if (m_lines.isEmpty()) {
        m_lines.append(QByteArray());
        m_row = 0;
    }
    for (const QByteArray& line : settled)
        settleLine(line);
}

void ProgressParser::settleLine(const QByteArray& line)
{
    if (progresstext::header(line)) {
        m_inBlock = true;
        return;
    }
    // Without cursor movement Bazel writes no list, so an indented line there is a compiler's.
    if (m_inBlock && m_moves && (line.startsWith("    ") || line.isEmpty()))
        return;
    m_inBlock = false;
    m_events.append(progresstext::logLine(line));
}

// A line was painted, whether or not it will stay.
void ProgressParser::painted(const QByteArray& line)
{
    if (std::optional<BuildProgress> header = progresstext::header(line)) {
        endBlock();
        m_block = std::move(header);
        if (!m_block->actions.isEmpty() || m_block->running <= 0)
            endBlock(); // no list follows
    } else if (m_block) {
        if (const std::optional<RunningAction> action = progresstext::listed(line)) {
            m_block->actions.append(*action);
            if (m_block->actions.size() >= m_block->running)
                endBlock();
        } else {
            endBlock();
        }
    }
}

void ProgressParser::endBlock()
{
    if (!m_block)
        return;
    BuildProgress progress = *std::exchange(m_block, std::nullopt);
    if (m_last && *m_last == progress)
        return;
    m_last = progress;
    m_events.append(std::move(progress));
}

} // namespace cw
