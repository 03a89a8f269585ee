// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/logspan.h"

#include <QByteArray>

#include <vector>

namespace cw {

/// The places of a log's lines, packed: about three bytes a line (13 million lines of a 1 GB log in 40 MB). Access by
/// number decodes at most 256 entries. A value; not shared between threads.
class LogIndex
{
public:
    void append(const LogSpan& span);
    /// Drops the lines from this one on. Decodes what is dropped: meant for the last few.
    void truncate(qint64 lines);
    void clear() { *this = LogIndex(); }

    qint64 size() const { return m_size; }
    qint64 errors() const { return m_errors; }
    qint64 warnings() const { return m_warnings; }

    /// The spans of [first, first + count), fewer at the end.
    std::vector<LogSpan> spans(qint64 first, qint64 count) const;
    LogSpan at(qint64 line) const;

private:
    struct Block
    {
        qint64 offset;  ///< where the first line's gap is counted from
        qsizetype data; ///< where its entries begin
    };
    static constexpr qint64 blockLines = 256;

    void count(LogLine::Kind kind, int by);

    std::vector<Block> m_blocks;
    QByteArray m_data; ///< per line: gap to the end of the one before, length and kind, as variable-length numbers
    qint64 m_size = 0;
    qint64 m_end = 0; ///< of the last line, in the file
    qint64 m_errors = 0;
    qint64 m_warnings = 0;
};

} // namespace cw
