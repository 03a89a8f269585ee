// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/logsource.h"

#include "ui/text/logtext.h"

#include <algorithm>
#include <sys/stat.h>

namespace cw {
namespace {

constexpr qint64 pieceBytes = 256 * 1024;

} // namespace

LogSource::Update LogSource::update(qint64 bytes)
{
    struct stat there = {};
    const bool exists = !m_path.isEmpty() && ::stat(QFile::encodeName(m_path).constData(), &there) == 0;
    const bool had = m_scanner.offset() > 0;
    bool restarted = false;
    if (m_file && (!exists || quint64(there.st_ino) != m_inode || there.st_size < m_scanner.offset())) {
        reset();
        restarted = had;
    }
    const auto result = [&restarted](Update update) { return restarted ? Update::Restart : update; };
    m_atEnd = true;
    if (!exists)
        return result(Update::Nothing);
    if (!m_file) {
        auto file = std::make_unique<QFile>(m_path);
        if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            return result(Update::Nothing);
        m_file = std::move(file);
        m_inode = quint64(there.st_ino);
    }
    if (there.st_size <= m_scanner.offset() || !m_file->seek(m_scanner.offset()))
        return result(Update::Nothing);
    m_index.truncate(settled());
    m_tail = 0;
    std::vector<LogSpan> spans;
    for (qint64 left = bytes; left > 0;) {
        const QByteArray piece = m_file->read(std::min(left, pieceBytes));
        if (piece.isEmpty())
            break;
        left -= piece.size();
        m_scanner.feed(piece, spans);
    }
    for (const LogSpan& span : spans)
        m_index.append(span);
    m_atEnd = m_scanner.offset() >= there.st_size;
    if (m_atEnd) {
        for (const LogSpan& span : m_scanner.tail()) {
            m_index.append(span);
            ++m_tail;
        }
    }
    return result(Update::Grew);
}

QList<LogRow> LogSource::rows(qint64 first, qint64 count, qsizetype limit) const
{
    QList<LogRow> result;
    forEach(first, count, [&result, limit](qint64 line, const LogSpan& span, QByteArrayView raw) {
        result.append({line, span.kind, logtext::shown(raw, limit)});
        return true;
    });
    return result;
}

void LogSource::forEach(qint64 first, qint64 count,
                        const std::function<bool(qint64, const LogSpan&, QByteArrayView)>& take) const
{
    constexpr qint64 batch = 4096;
    const qint64 last = std::min(m_index.size(), first + count);
    for (qint64 from = first; from < last; from += batch) {
        const std::vector<LogSpan> spans = m_index.spans(from, std::min(batch, last - from));
        for (std::size_t i = 0; i < spans.size();) {
            // One read for lines that lie close together; a display that was repainted for hours lies between others.
            std::size_t end = i + 1;
            while (end < spans.size() && spans[end].offset + spans[end].length - spans[i].offset <= pieceBytes)
                ++end;
            const qint64 start = spans[i].offset;
            const qint64 length = spans[end - 1].offset + spans[end - 1].length - start;
            QByteArray bytes;
            if (length > 0 && m_file && m_file->seek(start))
                bytes = m_file->read(length);
            for (; i < end; ++i) {
                const qint64 at = std::min<qint64>(spans[i].offset - start, bytes.size());
                const qint64 size = std::min(spans[i].length, bytes.size() - at);
                if (!take(from + qint64(i), spans[i], QByteArrayView(bytes).sliced(at, size)))
                    return;
            }
        }
    }
}

void LogSource::reset()
{
    m_file.reset();
    m_scanner = LogScanner();
    m_index.clear();
    m_tail = 0;
}

} // namespace cw
