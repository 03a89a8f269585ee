// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/logindex.h"

#include <algorithm>

namespace cw {
namespace {

constexpr int kindBits = 3;

void put(QByteArray& data, quint64 value)
{
    while (value >= 0x80) {
        data.append(static_cast<char>((value & 0x7f) | 0x80));
        value >>= 7;
    }
    data.append(static_cast<char>(value));
}

quint64 take(const QByteArray& data, qsizetype& at)
{
    quint64 value = 0;
    int shift = 0;
    for (;;) {
        const auto byte = static_cast<unsigned char>(data.at(at++));
        value |= quint64(byte & 0x7f) << shift;
        if (byte < 0x80)
            return value;
        shift += 7;
    }
}

/// A repainted line may begin before the end of the one before it: small numbers stay small with either sign.
quint64 zigzag(qint64 value)
{
    return (quint64(value) << 1) ^ quint64(value >> 63);
}

qint64 unzigzag(quint64 value)
{
    return qint64(value >> 1) ^ -qint64(value & 1);
}

} // namespace

void LogIndex::append(const LogSpan& span)
{
    if (m_size % blockLines == 0)
        m_blocks.push_back({m_end, m_data.size()});
    put(m_data, zigzag(span.offset - m_end));
    put(m_data, (quint64(span.length) << kindBits) | quint64(span.kind));
    m_end = span.offset + span.length;
    ++m_size;
    count(span.kind, 1);
}

void LogIndex::truncate(qint64 lines)
{
    if (lines >= m_size)
        return;
    for (const LogSpan& span : spans(lines, m_size - lines))
        count(span.kind, -1);
    const auto blocks = static_cast<std::size_t>(lines / blockLines);
    const Block block = m_blocks[blocks];
    const std::vector<LogSpan> kept = spans(lines / blockLines * blockLines, lines % blockLines);
    m_blocks.resize(blocks);
    m_data.truncate(block.data);
    m_end = block.offset;
    m_size = lines / blockLines * blockLines;
    for (const LogSpan& span : kept) {
        count(span.kind, -1); // append() counts it again
        append(span);
    }
}

void LogIndex::count(LogLine::Kind kind, int by)
{
    if (kind == LogLine::Kind::Error)
        m_errors += by;
    else if (kind == LogLine::Kind::Warning)
        m_warnings += by;
}

std::vector<LogSpan> LogIndex::spans(qint64 first, qint64 count) const
{
    std::vector<LogSpan> result;
    first = std::max<qint64>(0, first);
    const qint64 last = std::min(m_size, first + count);
    if (first >= last)
        return result;
    result.reserve(static_cast<std::size_t>(last - first));
    const Block& block = m_blocks[static_cast<std::size_t>(first / blockLines)];
    qint64 end = block.offset;
    qsizetype at = block.data;
    for (qint64 line = first / blockLines * blockLines; line < last; ++line) {
        LogSpan span;
        span.offset = end + unzigzag(take(m_data, at));
        const quint64 packed = take(m_data, at);
        span.length = qint64(packed >> kindBits);
        span.kind = static_cast<LogLine::Kind>(packed & ((1U << kindBits) - 1));
        end = span.offset + span.length;
        if (line >= first)
            result.push_back(span);
    }
    return result;
}

LogSpan LogIndex::at(qint64 line) const
{
    const std::vector<LogSpan> one = spans(line, 1);
    return one.empty() ? LogSpan() : one.front();
}

} // namespace cw
