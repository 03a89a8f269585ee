// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/journalreader.h"

#include <QFile>
#include <QJsonDocument>

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
    for (qsizetype end = m_rest.indexOf('\n'); end >= 0; end = m_rest.indexOf('\n', start)) {
        const QByteArray line = m_rest.mid(start, end - start);
        start = end + 1;
        if (line.isEmpty())
            continue;
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        const JournalEvent event{object.value("t"_L1).toInteger(), object.value("seq"_L1).toInteger(),
                                 object.value("event"_L1).toString(), object};
        if (event.sequence > 0 && !event.event.isEmpty())
            events.append(event);
        else
            ++m_broken;
    }
    m_rest.remove(0, start);
    return events;
}

} // namespace cw
