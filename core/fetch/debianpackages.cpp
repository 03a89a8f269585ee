// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/debianpackages.h"

#include "core/base/files.h"
#include "core/fetch/download.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::fetch", text);
}

class Fetch
{
public:
    Fetch(const Part& part, const AptState& apt, QString work, const Watch& watch)
        : m_part(part), m_apt(apt), m_work(std::move(work)), m_watch(watch)
    {}

    Result<QList<DebianFile>> index(const DebianPackages& wanted) const
    {
        const auto goOn = [&] {
            return m_watch({News::Stage::Asking, m_part.id, tr("package lists of Debian %1").arg(wanted.suite), 0, 0});
        };
        if (auto updated = runWatched(m_apt.command({u"update"_s}), tr("The package lists could not be fetched"), goOn);
            !updated)
            return updated.error();
        const auto printed = runWatched(m_apt.command(QStringList{u"download"_s, u"--print-uris"_s} + wanted.packages),
                                        tr("Debian %1 does not have these packages").arg(wanted.suite), goOn);
        if (!printed)
            return printed.error();
        const QList<DebianFile> files = parsePrintedUris(*printed);
        QStringList names;
        for (const DebianFile& file : files)
            names.append(file.package);
        for (const QString& package : wanted.packages) {
            // A package for every machine may be asked for with one.
            if (!names.contains(package) && !names.contains(package.section(u':', 0, 0)))
                return Error{Error::Kind::Missing, tr("Debian %1 does not say where %2 is.").arg(wanted.suite, package),
                             tr("Try again later, or name another mirror.")};
        }
        return files;
    }

    /// Whether the file is here, whole and as the index says.
    bool here(const DebianFile& file) const
    {
        const auto sum = files::sha256OfFile(m_work + "/download/"_L1 + file.name);
        return sum && *sum == file.sha256;
    }

    Status download(const QList<DebianFile>& files) const
    {
        if (auto made = files::makeFolder(m_work + "/download"_L1); !made)
            return made;
        qint64 total = 0;
        for (const DebianFile& file : files)
            total += file.bytes;
        qint64 done = 0;
        for (const DebianFile& file : files) {
            if (!here(file)) {
                if (auto fetched = one(file, done, total); !fetched)
                    return fetched;
                if (!here(file))
                    return Error{Error::Kind::Process,
                                 tr("%1 is not what the signed package list says.").arg(file.name), tr("Try again.")};
            }
            done += file.bytes;
        }
        return Done{};
    }

    /// apt would begin a half package anew, so what is plainly on the web is fetched here, and gone on with.
    Status one(const DebianFile& file, qint64 before, qint64 total) const
    {
        const QString path = m_work + "/download/"_L1 + file.name;
        const auto news = [&](News::Stage stage, qint64 bytes) {
            return m_watch({stage, m_part.id, file.package, before + bytes, total});
        };
        const bool web = file.url.startsWith("http://"_L1) || file.url.startsWith("https://"_L1);
        if (web && !AptState::hasProxy())
            return fetch::download({file.url, path, file.sha256, file.bytes, m_part.id},
                                   [&](const News& each) { return news(each.stage, each.bytes); });
        QFile::remove(path);
        const auto goOn = [&] { return news(News::Stage::Downloading, QFileInfo(path).size()); };
        auto fetched = runWatched(m_apt.command({u"download"_s, file.package}, m_work + "/download"_L1),
                                  tr("%1 could not be fetched").arg(file.package), goOn);
        return fetched ? Status(Done{}) : Status(fetched.error());
    }

    Status unpack(const QList<DebianFile>& files) const
    {
        const QString root = m_work + "/root"_L1;
        QDir(root).removeRecursively(); // of an attempt that was cut in the middle
        if (auto made = files::makeFolder(root); !made)
            return made;
        qint64 total = 0;
        for (const DebianFile& file : files)
            total += file.bytes;
        qint64 done = 0;
        for (const DebianFile& file : files) {
            const auto goOn = [&] { return m_watch({News::Stage::Unpacking, m_part.id, file.package, done, total}); };
            auto unpacked = runWatched({u"dpkg-deb"_s, {u"-x"_s, m_work + "/download/"_L1 + file.name, root}},
                                       tr("%1 could not be unpacked").arg(file.name), goOn);
            if (!unpacked)
                return unpacked.error();
            done += file.bytes;
        }
        return Done{};
    }

private:
    const Part& m_part;
    const AptState& m_apt;
    QString m_work;
    const Watch& m_watch;
};

} // namespace

Result<QList<DebianFile>> fetchDebian(const Part& part, const DebianPackages& wanted, const DebianMirror& mirror,
                                      const QString& work, const Watch& watch)
{
    const AptState apt(work + "/apt"_L1, wanted, mirror);
    if (auto prepared = apt.prepare(); !prepared)
        return prepared.error();
    const Fetch fetch(part, apt, work, watch);
    auto files = fetch.index(wanted);
    if (!files)
        return files;
    if (auto done = fetch.download(*files); !done)
        return done.error();
    if (auto done = fetch.unpack(*files); !done)
        return done.error();
    return files;
}

} // namespace cw::fetch
