// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/journalreader.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace cw {

QList<JournalEvent> JournalReader::next()
{
    QList<JournalEvent> events;
    QFile file(m_path);
    // A device (a test's /dev/full) has no end that could be read to.
    if (!file.open(QIODevice::ReadOnly) || file.isSequential() || !file.seek(m_offset))
        return events;
    m_rest += file.readAll();
    m_offset = file.pos();
    qsizetype start = 0;
    QByteArrayView heartbeat; // put off: the next line may be a newer one
    for (qsizetype end = m_rest.indexOf('\n'); end >= 0; end = m_rest.indexOf('\n', start)) {
        const QByteArrayView line = QByteArrayView(m_rest).sliced(start, end - start);
        start = end + 1;
        if (line.isEmpty())
            continue;
        // Within a text the quotes would be escaped.
        if (m_progress == Progress::Last && line.indexOf(R"("event":"progress")") >= 0) {
            heartbeat = line;
            continue;
        }
        if (!heartbeat.isEmpty())
            take(std::exchange(heartbeat, {}), events);
        take(line, events);
    }
    if (!heartbeat.isEmpty())
        take(heartbeat, events);
    m_rest.remove(0, start);
    return events;
}

void JournalReader::take(QByteArrayView line, QList<JournalEvent>& events)
{
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromRawData(line.data(), line.size())).object();
    // Journals of before the run had a clock of its own have the time of day, which may have been set back.
    const qint64 time = std::max(m_lastTime, object.value("t"_L1).toInteger());
    const JournalEvent event{time, object.value("seq"_L1).toInteger(), object.value("event"_L1).toString(), object};
    if (event.sequence <= 0 || event.event.isEmpty()) {
        ++m_broken;
        return;
    }
    m_lastTime = time;
    events.append(event);
}

} // namespace cw
