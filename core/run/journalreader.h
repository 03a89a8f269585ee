// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace cw {

struct JournalEvent
{
    qint64 time = 0; ///< UTC, milliseconds since 1970
    qint64 sequence = 0;
    QString event;
    QJsonObject fields; ///< the whole line, `t`, `seq` and `event` included
};

/// Reads a journal that may still be growing. Each call of next() gives the whole lines that were not given before; a
/// torn last line is kept until its rest arrives. A broken line in the middle (a killed writer, a full disk) is skipped
/// and counted. Never blocks longer than reading the file takes; one thread.
class JournalReader
{
public:
    explicit JournalReader(const QString& path) : m_path(path) {}

    QList<JournalEvent> next();
    bool hasTornLine() const { return !m_rest.isEmpty(); }
    int brokenLines() const { return m_broken; }

private:
    QString m_path;
    qint64 m_offset = 0;
    QByteArray m_rest;
    int m_broken = 0;
};

} // namespace cw
