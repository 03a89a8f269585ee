// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "recordedrun.h"

#include "core/base/files.h"
#include "core/base/paths.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

/// The journal with every moment moved by as much as its end lies in the past. A journal holds no other times.
QByteArray movedToNow(const QByteArray& journal)
{
    QList<QJsonObject> events;
    for (const QByteArray& line : journal.split('\n')) {
        if (!line.isEmpty())
            events.append(QJsonDocument::fromJson(line).object());
    }
    if (events.isEmpty())
        qFatal("an empty recording");
    const qint64 moved = QDateTime::currentMSecsSinceEpoch() - events.last().value("t"_L1).toInteger();
    QByteArray result;
    for (QJsonObject& event : events) {
        event.insert("t"_L1, event.value("t"_L1).toInteger() + moved);
        result += QJsonDocument(event).toJson(QJsonDocument::Compact) + '\n';
    }
    return result;
}

} // namespace

RecordedRun::RecordedRun(const QString& begin, bool live)
{
    const QDir recordings(QStringLiteral(TEST_DATA_DIR "/ui/recordings"));
    const QString id = recordings.entryList({begin + u'*'}, QDir::Dirs).value(0);
    if (id.isEmpty())
        qFatal("there is no recording %s", qPrintable(begin));
    m_run = RunDirectory(paths::runs() + u'/' + id);
    const QDir source(recordings.filePath(id));
    for (QDirIterator it(source.path(), QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
        const QString file = it.next();
        const QString copy = m_run.path() + u'/' + source.relativeFilePath(file);
        QDir().mkpath(QFileInfo(copy).path());
        QFile::copy(file, copy);
    }
    if (!live)
        return;
    const auto journal = files::read(m_run.journalFile());
    if (!journal || !files::write(m_run.journalFile(), movedToNow(*journal)))
        qFatal("the journal was not copied");
    auto lock = FileLock::take(m_run.lockFile(), "1");
    if (!lock)
        qFatal("%s", qPrintable(lock.error().sentence()));
    m_lock.emplace(std::move(*lock));
}
