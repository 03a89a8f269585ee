// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rundirectory.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/run/journal.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <fcntl.h>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qint64 reserveBytes = 1024 * 1024;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::RunDirectory", text);
}

/// Space that is really taken, not a hole: it is given back when the disk is full and the run has to write its end.
Status makeReserve(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(path, file.errorString())};
    if (const int problem = ::posix_fallocate(file.handle(), 0, reserveBytes); problem != 0) {
        return Error{Error::Kind::Io, tr("Cannot start a run in %1: %2.").arg(path, qt_error_string(problem)),
                     tr("Free some space, or set XDG_STATE_HOME to a folder on another disk.")};
    }
    return Done{};
}

/// mkdir of a name that nobody has; two runs of one second get -2, -3 …
Result<QString> makeOwnFolder(const QString& stem)
{
    if (auto made = files::makeFolder(paths::runs()); !made)
        return made.error();
    for (int n = 1; n <= 100; ++n) {
        const QString path = n == 1 ? stem : stem + u'-' + QString::number(n);
        if (QDir().mkdir(path)) {
            QFile::setPermissions(path, files::permissions(0700));
            return path;
        }
        if (!QFileInfo::exists(path))
            break;
    }
    return Error{Error::Kind::Io, tr("Cannot make the run's folder %1.").arg(stem),
                 tr("Check the free space and your permission there.")};
}

} // namespace

Result<RunDirectory> RunDirectory::create(const Plan& plan, const RunOptions& options)
{
    const QString hash = plan.hash();
    const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss"_s);
    auto folder = makeOwnFolder(paths::runs() + u'/' + stamp + u'-' + hash.left(6));
    if (!folder)
        return folder.error();
    const RunDirectory run(*folder);
    if (auto made = makeReserve(run.reserveFile()); !made)
        return made.error();
    if (auto written = files::write(run.planFile(), json::pretty(plan.toJson())); !written)
        return written.error();
    auto journal = Journal::open(run.journalFile());
    if (!journal)
        return journal.error();
    QJsonObject created{{"run"_L1, run.id()},
                        {"plan"_L1, hash},
                        {"title"_L1, plan.title},
                        {"variant"_L1, plan.variant},
                        {"output_base"_L1, plan.outputBase},
                        {"jobs"_L1, plan.jobs},
                        {"ram_mib"_L1, plan.ramMiB},
                        {"program"_L1, QString("crosswright "_L1 + QCoreApplication::applicationVersion()).trimmed()}};
    if (!options.untilStep.isEmpty())
        created.insert("until"_L1, options.untilStep);
    if (!options.continues.isEmpty())
        created.insert("continues"_L1, options.continues);
    if (options.keepServer)
        created.insert("keep_server"_L1, true);
    if (auto appended = journal->append(events::runCreated, created, true); !appended)
        return appended.error();
    return run;
}

QList<RunDirectory> RunDirectory::all()
{
    QList<RunDirectory> runs;
    const QDir folder(paths::runs());
    QStringList names = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    // Two runs of one second differ in "-n" only, which a plain comparison of text sorts well up to 9; the journal's
    // time would need reading every run.
    std::sort(names.begin(), names.end(), std::greater<>());
    for (const QString& name : std::as_const(names)) {
        const RunDirectory run(folder.absoluteFilePath(name));
        if (QFileInfo::exists(run.journalFile()))
            runs.append(run);
    }
    return runs;
}

Result<RunDirectory> RunDirectory::find(const QString& wanted)
{
    if (wanted.contains(u'/')) {
        const RunDirectory run(QDir::cleanPath(QFileInfo(wanted).absoluteFilePath()));
        if (QFileInfo::exists(run.journalFile()))
            return run;
        return Error{Error::Kind::Missing, tr("%1 is not the folder of a run.").arg(wanted),
                     tr("\"crosswright runs\" lists the runs.")};
    }
    const QList<RunDirectory> runs = all();
    if (wanted.isEmpty()) {
        if (runs.isEmpty())
            return Error{Error::Kind::Missing, tr("There is no run yet."),
                         tr("Start one with \"crosswright build FILE\".")};
        return runs.first();
    }
    QList<RunDirectory> matches;
    for (const RunDirectory& run : runs) {
        if (run.id() == wanted)
            return run;
        if (run.id().startsWith(wanted))
            matches.append(run);
    }
    if (matches.size() == 1)
        return matches.first();
    if (matches.isEmpty()) {
        return Error{Error::Kind::Missing, tr("There is no run \"%1\".").arg(wanted),
                     tr("\"crosswright runs\" lists the runs.")};
    }
    QStringList names;
    for (const RunDirectory& run : std::as_const(matches))
        names.append(run.id());
    return Error{Error::Kind::Invalid, tr("More than one run begins with \"%1\".").arg(wanted),
                 tr("Say which one: %1.").arg(names.mid(0, 5).join(", "_L1))};
}

QString RunDirectory::id() const
{
    return m_path.section(u'/', -1);
}

QString RunDirectory::socketFile() const
{
    return paths::runtime() + u'/' + id() + ".sock"_L1;
}

Result<Plan> RunDirectory::plan() const
{
    auto object = json::read(planFile(), Plan::format, Plan::formatVersion);
    if (!object)
        return object.error();
    return Plan::fromJson(*object);
}

} // namespace cw
