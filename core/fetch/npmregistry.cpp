// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/npmregistry.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/fetch/download.h"
#include "core/fetch/program.h"
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::fetch", text);
}

} // namespace

Result<QString> npmRegistry(const QString& project, const std::function<bool()>& goOn)
{
    const QString npm = findProgram(u"npm"_s);
    QString address;
    const auto ask = [&](const QString& key) -> Status {
        const auto said = runWatched({npm, {u"config"_s, u"get"_s, key}, {}, QDir::homePath()},
                                     tr("npm does not say its registry"), goOn);
        if (!said)
            return said.error();
        const QString value = QString::fromUtf8(*said).trimmed();
        if (value.startsWith("http://"_L1) || value.startsWith("https://"_L1))
            address = value;
        return Done{};
    };
    // What is set for the scope wins, as it does for npm.
    if (!npm.isEmpty() && project.startsWith(u'@')) {
        if (auto asked = ask(project.section(u'/', 0, 0) + ":registry"_L1); !asked)
            return asked.error();
    }
    for (const char* name : {"NPM_CONFIG_REGISTRY", "npm_config_registry"}) {
        if (address.isEmpty())
            address = qEnvironmentVariable(name);
    }
    if (address.isEmpty() && !npm.isEmpty()) {
        if (auto asked = ask(u"registry"_s); !asked)
            return asked.error();
    }
    while (address.endsWith(u'/'))
        address.chop(1);
    if (!address.isEmpty())
        return address;
    return Error{Error::Kind::Missing, tr("No registry of npm is known here: npm is not installed."),
                 tr("Install npm, or set NPM_CONFIG_REGISTRY to a registry.")};
}

Result<NpmPackage> parseNpmPackage(const QByteArray& text, const QString& page)
{
    const auto object = json::parseAny(text, page);
    const QJsonObject dist = object ? object->value("dist"_L1).toObject() : QJsonObject();
    const QString tarball = dist.value("tarball"_L1).toString();
    if (tarball.isEmpty())
        return Error{Error::Kind::Invalid, tr("%1 does not say where the package is.").arg(page),
                     tr("Set NPM_CONFIG_REGISTRY to another registry.")};
    return NpmPackage{QUrl(page).resolved(QUrl(tarball)).toString(), dist.value("integrity"_L1).toString()};
}

Result<NpmFetched> fetchNpmFile(const Part& part, const NpmFile& wanted, const QString& work, const Watch& watch)
{
    const auto goOn = [&] { return watch({News::Stage::Asking, part.id, wanted.project, 0, 0}); };
    const auto registry = npmRegistry(wanted.project, goOn);
    if (!registry)
        return registry.error();
    const QString page = *registry + u'/' + QString(wanted.project).replace(u'/', "%2F"_L1) + u'/' + wanted.version;
    const auto text = downloadText(page, "application/json", watch, part.id);
    if (!text)
        return text.error();
    const auto package = parseNpmPackage(*text, page);
    if (!package)
        return package.error();
    if (!package->integrity.isEmpty() && package->integrity != wanted.integrity)
        return Error{
            Error::Kind::Refused,
            tr("%1 offers another %2 than the catalog knows.").arg(*registry, wanted.project + u' ' + wanted.version),
            tr("Nothing was fetched. Use a registry that you trust.")};
    const QString archive = work + "/download/package.tgz"_L1;
    if (auto done = download({package->url, archive, wanted.archiveSha256, part.bytes, part.id}, watch); !done)
        return done.error();
    const QString root = work + "/root"_L1;
    QDir(root).removeRecursively();
    if (auto made = files::makeFolder(root); !made)
        return made.error();
    const QString name = QFileInfo(wanted.file).fileName();
    const auto unpacking = [&] { return watch({News::Stage::Unpacking, part.id, name, 0, 0}); };
    if (auto done = runWatched({u"tar"_s,
                                {u"-xzf"_s, archive, u"-C"_s, root, u"--no-same-owner"_s,
                                 "--strip-components="_L1 + QString::number(wanted.file.count(u'/')), wanted.file}},
                               tr("%1 could not be unpacked").arg(wanted.project), unpacking);
        !done)
        return done.error();
    const QString program = root + u'/' + name;
    bool givenUp = false;
    const QString sum = watchedSum(program, [&] {
        givenUp = !watch({News::Stage::Checking, part.id, name, 0, 0});
        return !givenUp;
    });
    if (givenUp)
        return Error{Error::Kind::Cancelled, tr("The fetch was stopped."),
                     tr("What is here already is gone on with next time.")};
    if (sum != wanted.sha256)
        return Error{
            Error::Kind::Process, tr("%1 is not the file that was expected: its SHA-256 is another.").arg(name),
            tr("It was thrown away. Try again; if it stays so, the archive has changed or somebody is in between.")};
    if (!QFile::setPermissions(program, files::permissions(0755)))
        return Error{Error::Kind::Io, tr("Cannot make %1 a program.").arg(program)};
    return NpmFetched{name, package->url, QFileInfo(archive).size()};
}

} // namespace cw::fetch
