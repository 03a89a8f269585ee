// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runarchive.h"

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/preferences/cachefolder.h"
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int tarMs = 120'000;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::RunArchive", text);
}

Result<QByteArray> tar(const QStringList& arguments)
{
    const auto ended = runProcess(
        {.program = u"tar"_s, .arguments = arguments, .environment = {{u"LC_ALL"_s, u"C"_s}}, .timeoutMs = tarMs});
    if (!ended)
        return ended.error();
    if (!ended->succeeded()) {
        return Error{Error::Kind::Process, tr("tar failed: %1").arg(QString::fromUtf8(ended->errors).trimmed()),
                     tr("Check the file and the free space.")};
    }
    return ended->output;
}

/// The one folder that every entry lies in; "" when there is none, or when a name leads elsewhere.
QString commonFolder(const QStringList& entries)
{
    static const QRegularExpression runId(u"^[0-9]{8}-[0-9]{6}-[0-9a-f]+$"_s);
    QString first = entries.value(0).section(u'/', 0, 0);
    if (!runId.match(first).hasMatch())
        return {};
    for (const QString& entry : entries) {
        const QStringList parts = entry.split(u'/', Qt::SkipEmptyParts);
        if (entry.startsWith(u'/') || parts.value(0) != first || parts.contains(u".."_s))
            return {};
    }
    return first;
}

} // namespace

Status saveRunArchive(const RunDirectory& run, const QString& file)
{
    const QString making = file + ".part"_L1;
    const QFileInfo folder(run.path());
    const auto made = tar({u"--create"_s, u"--gzip"_s, u"--file="_s + making, u"--directory="_s + folder.path(),
                           u"--exclude="_s + run.id() + "/artifacts"_L1, u"--exclude="_s + run.id() + "/reserve"_L1,
                           u"--exclude="_s + run.id() + "/runner.lock"_L1, u"--"_s, run.id()});
    if (!made) {
        QFile::remove(making);
        return made.error();
    }
    QFile::remove(file);
    if (!QFile::rename(making, file))
        return Error{Error::Kind::Io, tr("Cannot write %1.").arg(file)};
    return Done{};
}

Result<RunDirectory> openRunArchive(const QString& file)
{
    const auto listed = tar({u"--list"_s, u"--gzip"_s, u"--file="_s + file});
    if (!listed)
        return listed.error();
    const QString id = commonFolder(QString::fromUtf8(*listed).split(u'\n', Qt::SkipEmptyParts));
    if (id.isEmpty())
        return Error{Error::Kind::Refused, tr("%1 is not the record of a run.").arg(QFileInfo(file).fileName())};
    const QString records = paths::cache() + "/records"_L1;
    if (auto folder = files::makeFolder(records, true); !folder)
        return folder.error();
    QTemporaryDir making(records + "/.making-XXXXXX"_L1);
    const auto unpacked = tar({u"--extract"_s, u"--gzip"_s, u"--no-same-owner"_s, u"--no-same-permissions"_s,
                               u"--file="_s + file, u"--directory="_s + making.path()});
    if (!unpacked)
        return unpacked.error();
    const QString made = making.filePath(id);
    if (!QFileInfo::exists(made + "/plan.json"_L1) || !QFileInfo::exists(made + "/journal.jsonl"_L1))
        return Error{Error::Kind::Refused, tr("%1 is not the record of a run.").arg(QFileInfo(file).fileName())};
    const QString place = records + u'/' + id;
    if (QFileInfo::exists(place)) {
        if (auto removed = removeCachePart(paths::cache(), place); !removed)
            return removed.error();
    }
    if (!QDir().rename(made, place))
        return Error{Error::Kind::Io, tr("Cannot put the record into its place, %1.").arg(place)};
    return RunDirectory(place);
}

} // namespace cw
