// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/logindex.h"
#include "ui/text/logscanner.h"

#include <QByteArray>
#include <QFile>
#include <QList>

#include <functional>
#include <memory>

namespace cw {

/// A log file and the index of its lines. Follows growth; starts over when the file was replaced or cut. A last line
/// without its newline is a line, until more of it comes. Blocking reads; one thread.
class LogSource
{
public:
    explicit LogSource(const QString& path = {}) : m_path(path) {}

    enum class Update {
        Nothing,
        Grew,    ///< more lines, or a longer last one
        Restart, ///< another file: everything that was read before is void
    };
    /// Indexes at most `bytes` more.
    Update update(qint64 bytes);
    bool atEnd() const { return m_atEnd; } ///< of what was there at the last update()

    const LogIndex& index() const { return m_index; }
    /// The first line that may still change: the index's size, or less while the last ones are not finished.
    qint64 settled() const { return m_index.size() - m_tail; }

    /// Lines [first, first + count) as they are shown, each at most `limit` characters.
    QList<LogRow> rows(qint64 first, qint64 count, qsizetype limit) const;
    /// Calls `take` with each line's span and raw bytes until it says false.
    void forEach(qint64 first, qint64 count,
                 const std::function<bool(qint64 line, const LogSpan& span, QByteArrayView raw)>& take) const;

private:
    void reset();

    QString m_path;
    std::unique_ptr<QFile> m_file;
    quint64 m_inode = 0;
    LogScanner m_scanner;
    LogIndex m_index;
    qint64 m_tail = 0; ///< lines at the end that may still change
    bool m_atEnd = false;
};

} // namespace cw
