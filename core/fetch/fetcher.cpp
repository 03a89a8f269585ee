// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/fetcher.h"

#include "core/base/filelock.h"
#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/fetch/debianpackages.h"
#include "core/fetch/download.h"
#include "core/fetch/npmregistry.h"
#include "core/fetch/wheelindex.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>
#include <QStorageInfo>
#include <QThread>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

constexpr QLatin1StringView recordFormat{"crosswright-part"};
constexpr int recordVersion = 1;
constexpr int askLockEveryMs = 150;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::fetch", text);
}

QString workOf(const Part& part, const Places& places)
{
    return folderOf(part, places) + ".work"_L1;
}

/// Sum of the files below a folder.
qint64 bytesBelow(const QString& folder)
{
    qint64 bytes = 0;
    QDirIterator it(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        it.next();
        bytes += it.fileInfo().size();
    }
    return bytes;
}

/// A file of a part as its record names it.
struct FileRecord
{
    QString name, sha256, url;
    qint64 bytes = 0;
};

/// What a kind of part brought.
struct Brought
{
    QList<FileRecord> files;
    QString how; ///< mirror or index, for people
};

class Fetcher
{
public:
    Fetcher(const Part& part, const Places& places, const Watch& watch)
        : m_part(part), m_places(places), m_watch(watch), m_work(workOf(part, places))
    {}

    Result<Fetched> run()
    {
        if (auto found = findPart(m_part, m_places))
            return *found;
        auto lock = take();
        if (!lock)
            return lock.error();
        if (auto found = findPart(m_part, m_places)) // somebody else has made it meanwhile
            return *found;
        if (auto space = checkSpace({m_part}, m_places); !space)
            return space.error();
        if (auto ready = startWork(); !ready)
            return ready.error();
        QElapsedTimer clock;
        clock.start();
        const auto brought = std::visit([this](const auto& from) { return bring(from); }, m_part.from);
        if (!brought)
            return brought.error();
        if (auto published = publish(*brought); !published)
            return published.error();
        auto found = findPart(m_part, m_places);
        if (!found)
            return Error{Error::Kind::Io, tr("%1 is not there although it was fetched.").arg(m_part.title)};
        found->fetched = true;
        found->milliseconds = clock.elapsed();
        return *found;
    }

private:
    Result<FileLock> take() const
    {
        const QString path = folderOf(m_part, m_places) + ".lock"_L1;
        while (true) {
            auto lock = FileLock::take(path, "process " + QByteArray::number(QCoreApplication::applicationPid()));
            if (lock || lock.error().kind != Error::Kind::Refused)
                return lock;
            const auto holder = FileLock::holder(path);
            const QString who = QString::fromUtf8(holder.value_or(QByteArray()));
            const QString said = tr("Another Crosswright (%1) is fetching %2; waiting for it.").arg(who, m_part.title);
            if (!m_watch({News::Stage::Waiting, m_part.id, said, 0, 0}))
                return Error{Error::Kind::Cancelled, tr("The fetch was stopped.")};
            QThread::msleep(askLockEveryMs); // the kernel offers no wait that can be cancelled
        }
    }

    /// What a cut attempt left is kept when it was for the same request.
    Status startWork() const
    {
        const QString mark = m_work + "/request"_L1;
        const auto before = files::read(mark);
        if (!before || QString::fromUtf8(*before).trimmed() != m_part.request())
            QDir(m_work).removeRecursively();
        return files::write(mark, m_part.request().toUtf8() + '\n');
    }

    Result<Brought> bring(const DebianPackages& from) const
    {
        const auto goOn = [this] { return m_watch({News::Stage::Asking, m_part.id, tr("a mirror of Debian"), 0, 0}); };
        const auto mirror = findDebianMirror(m_places.mirror, m_work, goOn);
        if (!mirror)
            return mirror.error();
        const auto got = fetchDebian(m_part, from, *mirror, m_work, m_watch);
        if (!got)
            return got.error();
        Brought brought{{}, mirror->address + " ("_L1 + mirror->how + u')'};
        for (const DebianFile& file : *got)
            brought.files.append({file.name, file.sha256, file.url, file.bytes});
        return brought;
    }

    Result<Brought> bring(const IndexWheel& from) const
    {
        const auto file = fetchWheel(m_part, from, m_work, m_watch);
        if (!file)
            return file.error();
        return Brought{{{file->name, file->sha256, file->url, QFileInfo(m_work + "/download/"_L1 + file->name).size()}},
                       tr("the Python package index")};
    }

    Result<Brought> bring(const PlainFile& from) const
    {
        const QString path = m_work + "/root/"_L1 + from.name;
        if (auto done = download({from.url, path, from.sha256, m_part.bytes, m_part.id}, m_watch); !done)
            return done.error();
        if (from.executable && !QFile::setPermissions(path, files::permissions(0755)))
            return Error{Error::Kind::Io, tr("Cannot make %1 a program.").arg(path)};
        return Brought{{{from.name, from.sha256, from.url, QFileInfo(path).size()}}, from.url};
    }

    Result<Brought> bring(const NpmFile& from) const
    {
        const auto file = fetchNpmFile(m_part, from, m_work, m_watch);
        if (!file)
            return file.error();
        return Brought{{{file->name, from.sha256, file->url, file->bytes}}, tr("npm's registry")};
    }

    /// The record is written and the downloads are gone before the name appears: whoever sees the folder sees all of it.
    Status publish(const Brought& brought) const
    {
        QJsonArray list;
        qint64 bytes = 0;
        for (const FileRecord& file : brought.files) {
            list.append(QJsonObject{
                {"name"_L1, file.name}, {"sha256"_L1, file.sha256}, {"url"_L1, file.url}, {"bytes"_L1, file.bytes}});
            bytes += file.bytes;
        }
        const QJsonObject record{{"format"_L1, QString(recordFormat)},
                                 {"version"_L1, recordVersion},
                                 {"id"_L1, m_part.id},
                                 {"request"_L1, m_part.request()},
                                 {"from"_L1, brought.how},
                                 {"when"_L1, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                                 {"bytes"_L1, bytes},
                                 {"files"_L1, list}};
        const QString whole = m_work + "/whole"_L1;
        QDir(whole).removeRecursively();
        if (auto written = files::write(whole + "/part.json"_L1, json::pretty(record)); !written)
            return written;
        const QString place = folderOf(m_part, m_places);
        const Error moved{Error::Kind::Io, tr("Cannot put %1 into its place.").arg(place),
                          tr("Check that you may write there.")};
        if (!QDir().rename(m_work + "/root"_L1, whole + "/root"_L1))
            return moved;
        QDir(place).removeRecursively(); // of another request, or of one that this program did not finish
        if (!QDir().rename(whole, place))
            return moved;
        QDir(m_work).removeRecursively();
        return Done{};
    }

    const Part& m_part;
    const Places& m_places;
    const Watch& m_watch;
    QString m_work;
};

} // namespace

Places Places::standard()
{
    return {paths::cache() + "/parts"_L1};
}

QString folderOf(const Part& part, const Places& places)
{
    return places.parts + u'/' + part.id;
}

std::optional<Fetched> findPart(const Part& part, const Places& places)
{
    const QString folder = folderOf(part, places);
    const auto record = json::read(folder + "/part.json"_L1, recordFormat, recordVersion);
    if (!record || record->value("request"_L1).toString() != part.request())
        return std::nullopt;
    return Fetched{folder, folder + "/root"_L1, false, record->value("bytes"_L1).toInteger(), 0};
}

qint64 begunBytes(const Part& part, const Places& places)
{
    const QString work = workOf(part, places);
    return bytesBelow(work + "/download"_L1);
}

Status checkSpace(const QList<Part>& parts, const Places& places)
{
    qint64 needed = 0;
    for (const Part& part : parts) {
        if (!findPart(part, places))
            needed += std::max<qint64>(0, part.bytes - begunBytes(part, places)) + part.unpackedBytes;
    }
    if (auto made = files::makeFolder(places.parts); !made)
        return made;
    const QStorageInfo disk(places.parts);
    if (!disk.isValid() || disk.bytesAvailable() >= needed)
        return Done{};
    return Error{Error::Kind::Io,
                 tr("This needs %1 on the disk of %2, and %3 is free there.")
                     .arg(sizeText(needed), places.parts, sizeText(disk.bytesAvailable())),
                 tr("Free some space, or choose another cache folder in the preferences.")};
}

Result<Fetched> fetchPart(const Part& part, const Places& places, const Watch& watch)
{
    static const QRegularExpression form(u"^[A-Za-z0-9][A-Za-z0-9.+_-]*$"_s);
    if (!form.match(part.id).hasMatch())
        return Error{Error::Kind::Invalid, tr("\"%1\" is no name of a part.").arg(part.id)};
    return Fetcher(part, places, watch).run();
}

} // namespace cw::fetch
