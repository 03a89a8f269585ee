// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/git/treefetch.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int lookEvery = 200; // ms between two looks at whether the user gave up

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SourceReader", text);
}

using Progress = std::function<bool(const QString&)>;

/// What git said last; a carriage return ends a line of progress.
QString lastLine(const QByteArray& text)
{
    const QStringList lines = QString::fromUtf8(text).replace(u'\r', u'\n').split(u'\n', Qt::SkipEmptyParts);
    return lines.isEmpty() ? QString() : lines.last().trimmed();
}

Status git(const QString& folder, const QStringList& arguments, const Progress& progress)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GIT_TERMINAL_PROMPT"_s, u"0"_s); // there is no terminal to ask in
    // An address "ext::…" would run a command of its own.
    environment.insert(u"GIT_ALLOW_PROTOCOL"_s, u"file:git:http:https:ssh"_s);
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(u"git"_s, arguments);
    if (!process.waitForStarted()) {
        return Error{Error::Kind::Missing, tr("git cannot be started: %1.").arg(process.errorString()),
                     tr("Install git.")};
    }
    QByteArray said;
    while (process.state() != QProcess::NotRunning) {
        process.waitForReadyRead(lookEvery);
        said += process.readAllStandardError();
        said = said.right(8192);
        if (!progress(lastLine(said))) {
            process.terminate();
            if (!process.waitForFinished(2000)) {
                process.kill();
                process.waitForFinished();
            }
            return Error{Error::Kind::Cancelled, tr("The fetch was given up.")};
        }
    }
    said += process.readAllStandardError();
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return Done{};
    return Error{Error::Kind::Process, tr("git %1 failed: %2").arg(arguments.first(), lastLine(said)),
                 tr("Check the address and the branch or tag, and whether git can reach it from a terminal.")};
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
                 const Progress& progress)
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
        auto done = git(making, step, progress);
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
