// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "realbazel.h"

#include "core/base/files.h"
#include "core/proc/process.h"

#include <QDir>
#include <QStandardPaths>
#include <QSysInfo>

using namespace Qt::StringLiterals;
using namespace cw;

namespace realbazel {
namespace {

QString kept()
{
    const QString folder = qEnvironmentVariable("CROSSWRIGHT_BAZELS");
    return folder.isEmpty()
               ? QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/crosswright-build/bazel"_L1
               : folder;
}

QString found(const QString& folder)
{
    const QStringList names =
        QDir(folder + "/package"_L1).entryList({u"bazel-*-linux-x86_64"_s}, QDir::Files | QDir::Executable);
    return names.isEmpty() ? QString() : folder + "/package/"_L1 + names.first();
}

} // namespace

Result<QString> program(const QString& version)
{
    if (QSysInfo::currentCpuArchitecture() != "x86_64"_L1)
        return Error{Error::Kind::Missing, u"Bazel's own binaries of this age are for x86_64 only."_s};
    const QString folder = kept() + u'/' + version;
    if (const QString program = found(folder); !program.isEmpty())
        return program;
    const QString npm = findProgram(u"npm"_s);
    if (npm.isEmpty())
        return Error{Error::Kind::Missing,
                     u"There is no Bazel %1 in %2, and no npm to fetch it."_s.arg(version, folder)};
    if (auto made = files::makeFolder(folder); !made)
        return made.error();
    ProcessRequest fetch{npm, {u"pack"_s, "@bazel/bazel-linux_x64@"_L1 + version}};
    fetch.workingDirectory = folder;
    fetch.timeoutMs = 300000;
    const auto fetched = runProcess(fetch);
    const QStringList archives = QDir(folder).entryList({u"*.tgz"_s}, QDir::Files);
    if (!fetched || !fetched->succeeded() || archives.size() != 1)
        return Error{Error::Kind::Missing, u"npm could not fetch Bazel %1."_s.arg(version)};
    ProcessRequest unpack{u"tar"_s, {u"xzf"_s, archives.first()}};
    unpack.workingDirectory = folder;
    const auto unpacked = runProcess(unpack);
    QFile::remove(folder + u'/' + archives.first());
    if (!unpacked || !unpacked->succeeded())
        return Error{Error::Kind::Missing, u"The package of Bazel %1 could not be unpacked."_s.arg(version)};
    for (const QString& name : QDir(folder + "/package"_L1).entryList({u"bazel-*"_s}, QDir::Files))
        QFile::setPermissions(folder + "/package/"_L1 + name, files::permissions(0755));
    if (const QString program = found(folder); !program.isEmpty())
        return program;
    return Error{Error::Kind::Missing, u"The package of Bazel %1 holds no program for this machine."_s.arg(version)};
}

QStringList versions(const QStringList& usual)
{
    const QStringList asked = qEnvironmentVariable("CROSSWRIGHT_BAZEL_VERSIONS").split(u' ', Qt::SkipEmptyParts);
    return asked.isEmpty() ? usual : asked;
}

} // namespace realbazel
