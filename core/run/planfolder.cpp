// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/planfolder.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/plan/planscript.h"
#include "core/plan/plantext.h"
#include "core/run/rundirectory.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr auto planFile = "/plan.json"_L1;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::PlanFolder", text);
}

QString inside(const QString& folder, const PlanFile& file)
{
    return folder + u'/' + plantext::relativePath(file.path, paths::cache());
}

Result<Plan> readPlan(const QString& path)
{
    const auto object = json::read(path, Plan::format, Plan::formatVersion);
    return object ? Plan::fromJson(*object) : object.error();
}

void removeOld(const Plan& old, const QString& folder)
{
    for (const PlanFile& file : old.files) {
        const QString path = inside(folder, file);
        const auto text = files::read(path);
        if (!text || *text != file.text)
            continue;
        QFile::remove(path);
        QDir().rmpath(QFileInfo(path).path()); // ends at the first folder that is not empty
    }
}

} // namespace

Status writePlanFolder(const Plan& plan, const QString& folder)
{
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        return Error{Error::Kind::Invalid, tr("%1 is not a folder.").arg(folder)};
    const auto old = readPlan(folder + planFile);
    if (!old
        && !QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot).isEmpty()) {
        return Error{Error::Kind::Refused, tr("%1 is not empty and was not made by \"plan --out\".").arg(folder),
                     tr("Name an empty folder, or one that does not exist.")};
    }
    if (old)
        removeOld(*old, folder);
    for (const PlanFile& file : plan.files) {
        if (auto written = files::write(inside(folder, file), file.text, files::permissions(file.mode)); !written)
            return written;
    }
    return files::write(folder + planFile, json::pretty(plan.toJson()));
}

Status writePlanScript(const Plan& plan, const QString& path)
{
    // Only a file can hold what must not be lost; to read from a pipe would wait for ever.
    const auto former = QFileInfo(path).isFile() ? files::read(path) : Result<QByteArray>(QByteArray());
    if (former && !former->isEmpty() && !isPlanScript(*former)) {
        return Error{Error::Kind::Refused, tr("%1 exists and is not a script of a plan.").arg(path),
                     tr("Name another file; nothing was written.")};
    }
    return files::write(path, planScript(plan), files::permissions(0755));
}

Result<Plan> formerPlan(const QString& runOrFolder)
{
    if (QFileInfo(runOrFolder).isFile())
        return readPlan(runOrFolder);
    QString folder = runOrFolder;
    if (!QFileInfo(folder).isDir() && !folder.contains(u'/')) {
        const auto run = RunDirectory::find(runOrFolder);
        if (!run)
            return run.error();
        folder = run->path();
    }
    if (!QFileInfo::exists(folder + planFile)) {
        return Error{Error::Kind::Missing,
                     tr("%1 is neither a run nor a folder made by \"plan --out\".").arg(runOrFolder),
                     tr("\"crosswright runs\" lists the runs.")};
    }
    auto plan = readPlan(folder + planFile);
    if (!plan)
        return plan;
    for (PlanFile& file : plan->files) {
        if (const auto text = files::read(inside(folder, file)))
            file.text = *text;
    }
    return plan;
}

} // namespace cw
