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
    qint64 time = 0; ///< UTC, milliseconds since 1970; never before that of the event before it
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
    /// Which of the runner's heartbeats are given: between two other events only the last one counts for how a run stands,
    /// and not reading the others makes a long journal forty times cheaper.
    enum class Progress { All, Last };
    explicit JournalReader(const QString& path, Progress progress = Progress::All) : m_path(path), m_progress(progress)
    {}

    QList<JournalEvent> next();
    bool hasTornLine() const { return !m_rest.isEmpty(); }
    int brokenLines() const { return m_broken; }

private:
    void take(QByteArrayView line, QList<JournalEvent>& events);

    QString m_path;
    Progress m_progress = Progress::All;
    qint64 m_lastTime = 0;
    qint64 m_offset = 0;
    QByteArray m_rest;
    int m_broken = 0;
};

} // namespace cw
