// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/treefetch.h"

#include "core/git/gitcommand.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SourceReader", text);
}

QStringList neededFiles(const Catalog& catalog)
{
    QStringList files{u"/.bazelversion"_s};
    for (const Project& project : catalog.projects()) {
        for (const Project::VersionFile& file : project.versionFiles)
            files.append(u'/' + file.path);
        if (!project.bazelLimitFile.isEmpty())
            files.append(u'/' + project.bazelLimitFile);
    }
    files.removeDuplicates();
    return files;
}

} // namespace

Status fetchTree(const QString& address, const QString& ref, const QString& folder, const Catalog& catalog,
                 const std::function<bool(const QString& what)>& progress)
{
    const QString making = folder + ".part"_L1;
    QDir(making).removeRecursively();
    if (!QDir().mkpath(making)) {
        return Error{Error::Kind::Io, tr("Cannot make the folder %1.").arg(making),
                     tr("Check the permissions and the free space of the cache.")};
    }
    const QString wanted = ref.isEmpty() ? u"HEAD"_s : ref;
    const QList<QStringList> steps{
        {u"init"_s, u"--quiet"_s},
        {u"remote"_s, u"add"_s, u"--"_s, u"origin"_s, address},
        {u"fetch"_s, u"--progress"_s, u"--no-tags"_s, u"--depth=1"_s, u"--filter=blob:none"_s, u"--end-of-options"_s,
         u"origin"_s, wanted},
        QStringList{u"sparse-checkout"_s, u"set"_s, u"--no-cone"_s} + neededFiles(catalog),
        {u"checkout"_s, u"--quiet"_s, u"--detach"_s, u"FETCH_HEAD"_s},
    };
    for (const QStringList& step : steps) {
        auto done = runGit(making, step, progress);
        if (!done) {
            QDir(making).removeRecursively();
            return done;
        }
    }
    QDir(folder).removeRecursively();
    if (!QDir().rename(making, folder))
        return Error{Error::Kind::Io, tr("Cannot put %1 into its place.").arg(folder)};
    return Done{};
}

} // namespace cw
