// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "recordedrun.h"

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/run/journal.h"
#include "core/run/journalreader.h"

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

void RecordedRun::replace(const QString& file, const QByteArray& before, const QByteArray& after)
{
    const QString path = m_run.path() + u'/' + file;
    auto bytes = files::read(path);
    if (!bytes || !bytes->contains(before) || !files::write(path, bytes->replace(before, after)))
        qFatal("%s does not hold \"%s\"", qPrintable(path), before.constData());
}

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
    if (!live) {
        // A copy is as old as what it is a copy of: the pages say when it was built.
        const auto journal = files::read(m_run.journalFile());
        const QList<QByteArray> lines = journal ? journal->trimmed().split('\n') : QList<QByteArray>();
        QFile artifacts(m_run.artifactsFile());
        if (!lines.isEmpty() && artifacts.exists() && artifacts.open(QIODevice::ReadWrite)) {
            const qint64 ended = QJsonDocument::fromJson(lines.last()).object().value("t"_L1).toInteger();
            artifacts.setFileTime(QDateTime::fromMSecsSinceEpoch(ended), QFileDevice::FileModificationTime);
        }
        return;
    }
    const auto journal = files::read(m_run.journalFile());
    if (!journal || !files::write(m_run.journalFile(), movedToNow(*journal)))
        qFatal("the journal was not copied");
    auto lock = FileLock::take(m_run.lockFile(), "1");
    if (!lock)
        qFatal("%s", qPrintable(lock.error().sentence()));
    m_lock.emplace(std::move(*lock));
    // A runner is heard of every second, or it is said not to answer.
    QJsonObject heartbeat;
    for (const JournalEvent& event : JournalReader(m_run.journalFile()).next()) {
        if (event.event == events::progress)
            heartbeat = event.fields;
    }
    m_heart = std::make_unique<QTimer>();
    QObject::connect(m_heart.get(), &QTimer::timeout, m_heart.get(), [path = m_run.journalFile(), heartbeat] {
        if (auto opened = Journal::open(path))
            (void)opened->append(events::progress, heartbeat);
    });
    m_heart->start(1000);
}
