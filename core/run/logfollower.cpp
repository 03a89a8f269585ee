// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/logfollower.h"

#include "core/run/journal.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qint64 pieceBytes = 1024 * 1024;

void keepLines(const QList<ProgressEvent>& events, QList<LogLine>& lines)
{
    for (const ProgressEvent& event : events) {
        if (const auto* line = std::get_if<LogLine>(&event))
            lines.append(*line);
    }
}

} // namespace

qint64 LogFollower::size() const
{
    return QFileInfo(m_path).size();
}

void LogFollower::take(const JournalEvent& event)
{
    if (event.event == events::stepStarted) {
        m_sections.append(
            {event.fields.value("log_offset"_L1).toInteger(), event.fields.value("kind"_L1).toString() == "bazel"_L1});
    }
}

QList<LogLine> LogFollower::next(qint64 size, bool last)
{
    QList<LogLine> lines;
    QFile file(m_path);
    if (file.open(QIODevice::ReadOnly) && file.seek(m_offset)) {
        while (m_offset < size) {
            if (!m_sections.isEmpty() && m_sections.first().offset <= m_offset) {
                flush(lines);
                m_bazel = m_sections.takeFirst().bazel;
                continue;
            }
            const qint64 end = m_sections.isEmpty() ? size : std::min(size, m_sections.first().offset);
            const QByteArray bytes = file.read(std::min(end - m_offset, pieceBytes));
            if (bytes.isEmpty())
                break;
            m_offset += bytes.size();
            feed(bytes, lines);
        }
    }
    // A step that has begun ends the lines of the one before, also before it writes anything itself.
    if (last || (!m_sections.isEmpty() && m_sections.first().offset <= m_offset))
        flush(lines);
    return lines;
}

void LogFollower::feed(const QByteArray& bytes, QList<LogLine>& lines)
{
    if (m_bazel) {
        keepLines(m_parser.feed(bytes), lines);
        return;
    }
    for (const QByteArray& line : m_lines.feed(bytes))
        lines.append({LogLine::Kind::Plain, QString::fromUtf8(line)});
}

void LogFollower::flush(QList<LogLine>& lines)
{
    keepLines(m_parser.finish(), lines);
    m_parser = ProgressParser();
    if (const QByteArray rest = m_lines.takeRest(); !rest.isEmpty())
        lines.append({LogLine::Kind::Plain, QString::fromUtf8(rest)});
}

} // namespace cw
