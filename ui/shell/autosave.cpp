// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/autosave.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "ui/runs/background.h"
#include "ui/session/session.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr QLatin1StringView format{"crosswright-autosave"};
constexpr int formatVersion = 1;
constexpr int delayMs = 2000;

QString lockOf(const QString& file)
{
    return file.chopped(5) + ".lock"_L1; // ".json"
}

} // namespace

Autosave::Autosave(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delayMs);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&session, &Session::configurationChanged, this, &Autosave::follow);
    connect(&session, &Session::documentChanged, this, &Autosave::follow);
}

Autosave::~Autosave()
{
    drop();
}

QString Autosave::folder()
{
    return paths::state() + "/autosave"_L1;
}

QList<Autosave::Left> Autosave::leftovers()
{
    QList<Left> found;
    const QDir below(folder());
    for (const QString& name : below.entryList({u"*.json"_s}, QDir::Files)) {
        const QString file = below.filePath(name);
        if (FileLock::holder(lockOf(file)))
            continue;
        const auto object = json::read(file, format, formatVersion);
        if (!object)
            continue; // a newer version's, or half a file: not ours to throw away
        const auto configuration = Configuration::fromJson(object->value("configuration"_L1).toObject());
        if (configuration) {
            found.append({file, object->value("path"_L1).toString(), *configuration,
                          QDateTime::fromString(object->value("when"_L1).toString(), Qt::ISODate)});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Left& a, const Left& b) { return a.when > b.when; });
    return found;
}

void Autosave::discard(const Left& left)
{
    QFile::remove(left.file);
    QFile::remove(lockOf(left.file));
}

void Autosave::follow()
{
    if (!m_session.isModified()) {
        m_timer.stop();
        drop();
    } else if (!m_timer.isActive()) {
        m_timer.start(); // not restarted: steady typing is kept every two seconds too
    }
}

void Autosave::write()
{
    if (!m_session.isModified())
        return;
    if (m_writing) {
        m_timer.start();
        return;
    }
    if (m_file.isEmpty()) {
        if (!files::makeFolder(folder(), true))
            return;
        m_file = folder() + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + ".json"_L1;
        auto lock = FileLock::take(lockOf(m_file), QByteArray::number(QCoreApplication::applicationPid()));
        if (!lock) {
            m_file.clear();
            return;
        }
        m_lock = std::move(lock).value();
    }
    const QByteArray text = json::pretty({{"format"_L1, QString(format)},
                                          {"version"_L1, formatVersion},
                                          {"path"_L1, m_session.path()},
                                          {"when"_L1, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                                          {"configuration"_L1, m_session.configuration().toJson()}});
    m_writing = true;
    inBackground(
        this, [file = m_file, text] { return files::write(file, text, files::permissions(0600)); },
        [this, file = m_file](const Status&) {
            m_writing = false;
            if (m_file != file)
                QFile::remove(file); // saved meanwhile
            Q_EMIT written();
        });
}

void Autosave::drop()
{
    if (m_file.isEmpty())
        return;
    QFile::remove(m_file);
    QFile::remove(lockOf(m_file));
    m_lock.release();
    m_file.clear();
}

} // namespace cw
