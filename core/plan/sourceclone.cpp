// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/sourceclone.h"

#include "core/base/files.h"
#include "core/git/gitcommand.h"
#include "core/git/sourcereader.h"
#include "core/plan/sourceplan.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SourceClone", text);
}

struct Step
{
    QString id;
    QString title;
    QStringList arguments;
    QStringList skipIfExists = {};
};

/// A repository to clone, as the steps name it.
struct Origin
{
    QString source;
    QString commit; ///< known where the repository is on this machine
};

QString absolute(const QString& path)
{
    if (path == "~"_L1 || path.startsWith("~/"_L1))
        return QDir::cleanPath(QDir::homePath() + path.mid(1));
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

Result<Origin> originOf(const CloneOrder& order)
{
    if (!SourceReader::embeddedFolder(order.source).isEmpty()) {
        return Error{Error::Kind::Refused, tr("The workspace %1 is part of this program.").arg(order.source),
                     tr("A build takes it from there.")};
    }
    const bool address = isSourceAddress(order.source);
    if (address && !order.source.startsWith("file://"_L1))
        return Origin{order.source, {}};
    const QString folder = address ? QUrl(order.source).toLocalFile() : absolute(order.source);
    if (!QFileInfo(folder).isDir()) {
        return Error{Error::Kind::Missing, tr("There is no folder %1.").arg(folder),
                     tr("Name a repository by its address, or by its folder on this machine.")};
    }
    Origin origin{address ? order.source : folder, {}};
    const auto reader = SourceReader::open(origin.source, order.ref.isEmpty() ? u"HEAD"_s : order.ref);
    if (!reader)
        return reader.error();
    origin.commit = reader->commit();
    return origin;
}

/// The steps of a plan, done in `folder` in place of the plan's own.
QList<Step> planned(const SourcePlan& plan, const QString& folder)
{
    const auto moved = [&](QString path) {
        return path == plan.workspace || path.startsWith(plan.workspace + u'/')
                   ? path.replace(0, plan.workspace.size(), folder)
                   : path;
    };
    QList<Step> steps;
    for (const PlanStep& step : plan.steps) {
        Step ours{step.id, step.title, step.arguments, step.skipIfExists};
        std::transform(ours.arguments.begin(), ours.arguments.end(), ours.arguments.begin(), moved);
        std::transform(ours.skipIfExists.begin(), ours.skipIfExists.end(), ours.skipIfExists.begin(), moved);
        if (step.id == "checkout"_L1)
            ours.arguments.insert(ours.arguments.indexOf(u"--detach"_s), u"--progress"_s);
        steps.append(ours);
    }
    return steps;
}

/// A repository of the person's own: as git clone would leave it, but for the history.
QList<Step> own(const Origin& origin, const QString& ref, const QString& folder)
{
    const QString wanted = !origin.commit.isEmpty() ? origin.commit : ref.isEmpty() ? u"HEAD"_s : ref;
    const QStringList there{u"-C"_s, folder};
    const QString what = ref.isEmpty() ? origin.source : tr("%1 of %2").arg(ref, origin.source);
    return {
        {u"init"_s, tr("Make a folder for the source"), {u"init"_s, u"--quiet"_s, folder}},
        {u"init"_s, tr("Make a folder for the source"),
         there + QStringList{u"remote"_s, u"add"_s, u"--"_s, u"origin"_s, origin.source}},
        {u"fetch"_s, tr("Fetch %1").arg(what),
         there
             + QStringList{u"fetch"_s, u"--progress"_s, u"--no-tags"_s, u"--depth=1"_s, u"--"_s, u"origin"_s, wanted}},
        {u"checkout"_s, tr("Check out %1").arg(what),
         there + QStringList{u"checkout"_s, u"--progress"_s, u"--detach"_s, u"FETCH_HEAD"_s}}};
}

/// Whether one of the steps had something to fetch.
Result<bool> carryOut(const QList<Step>& steps, const QString& folder, const CloneProgress& progress)
{
    bool fetched = false;
    QString begun;
    for (const Step& step : steps) {
        const auto exists = [](const QString& path) { return QFileInfo::exists(path); };
        if (!step.skipIfExists.isEmpty() && std::all_of(step.skipIfExists.begin(), step.skipIfExists.end(), exists))
            continue;
        if (begun != step.id && !progress({step.id, step.title, {}}))
            return Error{Error::Kind::Cancelled, tr("The clone was given up.")};
        begun = step.id;
        const auto done = runGit(folder, step.arguments, [&](const QString& said) {
            return progress({step.id, step.title, said});
        });
        if (!done)
            return done.error();
        fetched = fetched || step.id == "fetch"_L1;
    }
    return fetched;
}

/// A plan that knows the commit looks for a name that says it (sourceplan.cpp).
Status nameCommit(const QString& folder, const QString& commit)
{
    const QString name = "refs/crosswright/at-"_L1 + commit;
    if (commit.isEmpty() || QFileInfo::exists(folder + "/.git/"_L1 + name))
        return Done{};
    return runGit(folder, {u"update-ref"_s, name, commit}, [](const QString&) { return true; });
}

/// What git said of a branch that is not there, as the rest of the program says it.
Error told(const Error& error, const CloneOrder& order)
{
    const bool unknown = error.text.contains("couldn't find remote ref"_L1) || error.text.contains("not our ref"_L1);
    if (error.kind != Error::Kind::Process || !unknown)
        return error;
    return {
        Error::Kind::Missing,
        tr("%1 has no branch, tag or commit \"%2\".").arg(order.source, order.ref.isEmpty() ? u"HEAD"_s : order.ref),
        tr("\"git ls-remote\" lists them; a commit is named by all of its digits.")};
}

Error cannotMake(const QString& path, const QString& because)
{
    return {Error::Kind::Io, tr("Cannot make the folder %1: %2.").arg(path, because),
            tr("Check that you may write there and that the disk is not full.")};
}

Result<SourceClone> resultAt(const QString& path, const Origin& origin, bool fetched)
{
    const auto reader = SourceReader::open(path, {});
    if (!reader)
        return reader.error();
    return SourceClone{origin.source, path, reader->commit(), fetched};
}

/// Makes the tree beside `target` and puts it there when it is whole. `steps` are asked for the folder to work in.
template <typename StepsFor>
Result<bool> makeBeside(const QString& target, const StepsFor& steps, bool named, const CloneProgress& progress)
{
    const QTemporaryDir beside(target + ".part-XXXXXX"_L1);
    if (!beside.isValid())
        return cannotMake(target, beside.errorString());
    const QString folder = beside.filePath(u"tree"_s); // its own permissions, not the private ones above it
    auto fetched = carryOut(steps(folder), beside.path(), progress);
    if (!fetched)
        return fetched;
    if (named) {
        const auto reader = SourceReader::open(folder, {});
        if (!reader)
            return reader.error();
        if (auto done = nameCommit(folder, reader->commit()); !done)
            return done.error();
    }
    if (std::rename(QFile::encodeName(folder).constData(), QFile::encodeName(target).constData()) != 0)
        return cannotMake(target, QString::fromLocal8Bit(std::strerror(errno)));
    return fetched;
}

/// A folder that the person names.
Result<SourceClone> cloneInto(const CloneOrder& order, const Origin& origin, const CloneProgress& progress)
{
    QString target = absolute(order.into);
    const QFileInfo info(target);
    if (info.exists() || info.isSymLink()) {
        if (!info.isDir()
            || !QDir(target).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
            return Error{Error::Kind::Refused, tr("%1 is there already and not an empty folder.").arg(target),
                         tr("Name another folder; nothing was changed.")};
        target = info.canonicalFilePath();
    } else if (!QFileInfo(info.path()).isDir()) {
        return Error{Error::Kind::Missing, tr("There is no folder %1.").arg(info.path()),
                     tr("Make it first, or name another one.")};
    }
    const auto steps = [&](const QString& folder) { return own(origin, order.ref, folder); };
    const auto fetched = makeBeside(target, steps, false, progress);
    if (!fetched)
        return told(fetched.error(), order);
    return resultAt(target, origin, true);
}

/// The place where a build of (source, ref) looks.
Result<SourceClone> cloneForBuilds(const CloneOrder& order, const Origin& origin, const CloneProgress& progress)
{
    PlanPlaces places;
    places.cache = order.cache;
    places.home = QDir::homePath();
    const auto plan = planSource(origin.source, order.ref, origin.commit, places);
    if (!plan)
        return plan.error();
    if (!plan->ours) {
        return Error{Error::Kind::Refused,
                     tr("%1 is on this machine, and a build without a branch uses it where it is.").arg(origin.source),
                     tr("Name a branch with --ref, or a folder for a copy with --into.")};
    }
    const QString& target = plan->workspace;
    if (!QFileInfo::exists(target)) {
        if (auto made = files::makeFolder(QFileInfo(target).path()); !made)
            return made.error();
        const auto steps = [&](const QString& folder) { return planned(*plan, folder); };
        const auto fetched = makeBeside(target, steps, true, progress);
        if (fetched)
            return resultAt(target, origin, true);
        if (!QFileInfo::exists(target)) // else somebody was faster: what is there is gone on with
            return told(fetched.error(), order);
    }
    const auto fetched = carryOut(planned(*plan, target), target, progress);
    if (!fetched)
        return told(fetched.error(), order);
    auto result = resultAt(target, origin, *fetched);
    if (!result)
        return result;
    if (auto done = nameCommit(target, result->commit); !done)
        return done.error();
    return result;
}

} // namespace

Result<SourceClone> cloneSource(const CloneOrder& order, const CloneProgress& progress)
{
    if (order.source.startsWith(u'-') || order.ref.startsWith(u'-'))
        return Error{Error::Kind::Invalid, tr("A source or branch cannot begin with \"-\".")};
    const auto origin = originOf(order);
    if (!origin)
        return origin.error();
    return order.into.isEmpty() ? cloneForBuilds(order, *origin, progress) : cloneInto(order, *origin, progress);
}

} // namespace cw
