// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cuda/toolkittree.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/cuda/treeplan.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::cuda {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cuda", text);
}

/// One number for all that a tree is made of.
QString sumOf(const TreePlan& plan)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const TreeEntry& entry : plan.entries) {
        hash.addData(QByteArray::number(int(entry.kind)) + ' ' + entry.path.toUtf8() + '\0' + entry.source.toUtf8()
                     + '\0');
        hash.addData(entry.bytes);
    }
    return QString::fromLatin1(hash.result().toHex());
}

QJsonObject recordOf(const TreeRequest& request, const TreePlan& plan)
{
    QJsonObject record{{"format"_L1, QString(treeRecordFormat)},
                       {"version"_L1, treeRecordVersion},
                       {"cuda"_L1, request.version},
                       {"target"_L1, request.targetFolder},
                       {"from"_L1, request.from},
                       {"sbsa"_L1, request.sbsa},
                       {"changed"_L1, QJsonArray::fromStringList(plan.changed)},
                       {"entries"_L1, plan.entries.size()},
                       {"sum"_L1, sumOf(plan)}};
    if (!plan.cudnnVersion.isEmpty())
        record.insert("cudnn"_L1, QJsonObject{{"version"_L1, plan.cudnnVersion},
                                              {"stand_in"_L1, request.standIn},
                                              {"from"_L1, request.cudnn}});
    return record;
}

bool isWhole(const QString& folder, const TreePlan& plan, const QJsonObject& record)
{
    const auto before = json::read(folder + u'/' + treeRecordName, treeRecordFormat, treeRecordVersion);
    return before && *before == record
           && std::all_of(plan.entries.begin(), plan.entries.end(),
                          [&](const TreeEntry& entry) { return isMade(folder, entry); })
           && std::all_of(plan.folders.begin(), plan.folders.end(),
                          [&](const QString& each) { return QFileInfo(folder + u'/' + each).isDir(); });
}

} // namespace

Result<TreeReport> makeToolkitTree(const TreeRequest& request, const QString& folder, const std::function<bool()>& goOn)
{
    const bool ours = QFileInfo::exists(folder + u'/' + treeRecordName);
    if (!ours && QFileInfo::exists(folder) && (!QFileInfo(folder).isDir() || !QDir(folder).isEmpty()))
        return Error{Error::Kind::Refused, tr("%1 is neither empty nor a toolkit that Crosswright made.").arg(folder),
                     tr("Name another folder.")};
    const QString work = folder + ".work"_L1;
    if (QFileInfo::exists(work))
        QDir(work).removeRecursively(); // half of a tree: nobody else makes a folder of that name
    const auto plan = planTree(request, work + ".scratch"_L1);
    QDir(work + ".scratch"_L1).removeRecursively();
    if (!plan)
        return plan.error();
    TreeReport report{folder, false, int(plan->entries.size()), plan->changed, plan->notes};
    const QJsonObject record = recordOf(request, *plan);
    if (ours && isWhole(folder, *plan, record))
        return report;
    for (const QString& each : plan->folders) {
        if (auto made = files::makeFolder(work + u'/' + each); !made)
            return made.error();
    }
    for (const TreeEntry& entry : plan->entries) {
        Status made = Done{};
        if (goOn && !goOn())
            made = Error{Error::Kind::Cancelled, tr("Making the toolkit was stopped.")};
        else
            made = makeEntry(work, entry);
        if (!made) {
            QDir(work).removeRecursively();
            return made.error();
        }
    }
    if (auto written = files::write(work + u'/' + treeRecordName, json::pretty(record)); !written)
        return written.error();
    const QString old = folder + ".old"_L1;
    const bool moved = !QFileInfo::exists(folder) || QDir().rename(folder, old);
    if (!moved || !QDir().rename(work, folder))
        return Error{Error::Kind::Io, tr("Cannot put %1 into its place.").arg(folder)};
    if (ours)
        QDir(old).removeRecursively(); // it bears our record: it was made by this program
    else
        QDir().rmdir(old);
    report.made = true;
    return report;
}

} // namespace cw::cuda
