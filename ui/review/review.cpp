// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review.h"

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/plan/gatherplaces.h"
#include "core/roads/planner.h"
#include "core/plan/plantext.h"
#include "core/selection/selection.h"
#include "core/run/launcher.h"
#include "core/run/rundirectory.h"
#include "ui/text/difflines.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStorageInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int mostRuns = 100;   // looked at, the newest first
constexpr int mostFinished = 5; // whose times are shown
constexpr qint64 mib = 1024 * 1024;

QJsonObject firstEvent(const RunDirectory& run)
{
    QFile journal(run.journalFile());
    return journal.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(journal.readLine()).object() : QJsonObject();
}

EarlierRuns earlierRuns(const QString& outputBase)
{
    EarlierRuns result;
    const QList<RunDirectory> runs = RunDirectory::all();
    for (const RunDirectory& run : runs.mid(0, mostRuns)) {
        if (firstEvent(run)["output_base"_L1].toString() != outputBase)
            continue;
        if (result.last.isEmpty()) {
            result.last = run.id();
            if (const auto plan = run.plan())
                result.lastPlan = *plan;
        }
        const auto text = files::read(run.reportFile());
        const QJsonObject report = text ? QJsonDocument::fromJson(*text).object() : QJsonObject();
        if (report["result"_L1].toString() != "succeeded"_L1)
            continue;
        const qint64 took = report["ms"_L1].toInteger();
        if (result.finished == 0) {
            for (const QJsonValue& step : report["steps"_L1].toArray())
                result.stepsMs.insert(step["id"_L1].toString(), step["ms"_L1].toInteger());
        }
        result.shortestMs = result.finished == 0 ? took : std::min(result.shortestMs, took);
        result.longestMs = std::max(result.longestMs, took);
        result.peakKiB = std::max(result.peakKiB, report["peaks"_L1]["memory_kib"_L1].toInteger());
        if (++result.finished == mostFinished)
            break;
    }
    return result;
}

FileReview compared(const PlanFile& file)
{
    FileReview result;
    result.file = file;
    const auto disk = files::read(file.path);
    if (!disk)
        return result;
    result.disk = *disk;
    result.state = *disk == file.text ? FileReview::State::Same : FileReview::State::Changed;
    if (result.state == FileReview::State::Changed) {
        const DiffCount count = countOf(diffLines(*disk, file.text));
        result.added = count.added;
        result.removed = count.removed;
    }
    return result;
}

/// The nearest folder above that exists, for asking how much room there is.
QString existing(QString path)
{
    while (!QFile::exists(path) && path.contains(u'/') && path.size() > 1)
        path = path.left(std::max<qsizetype>(1, path.lastIndexOf(u'/')));
    return path;
}

} // namespace

int Review::count(FileReview::State state) const
{
    return int(
        std::count_if(files.cbegin(), files.cend(), [state](const FileReview& file) { return file.state == state; }));
}

Result<Review> makeReview(const Configuration& configuration, const Catalog& catalog, const Facts& facts)
{
    const auto places = gatherPlaces(configuration, catalog, facts);
    if (!places)
        return places.error();
    const auto plan = makePlan(configuration, catalog, facts, *places);
    if (!plan)
        return plan.error();
    Review review;
    review.plan = *plan;
    review.hash = plan->hash();
    for (const PlanFile& file : plan->files)
        review.files.append(compared(file));
    for (const PlanStep& step : plan->steps) {
        const auto exists = [](const QString& path) { return QFile::exists(path); };
        if (!step.skipIfExists.isEmpty() && std::all_of(step.skipIfExists.cbegin(), step.skipIfExists.cend(), exists))
            review.present.append(step.id);
    }
    review.earlier = earlierRuns(plan->outputBase);
    review.earlier.continues = unfinishedRun(plan->outputBase);
    review.cache = places->cache;
    const QStorageInfo storage(existing(places->cache));
    review.freeBytes = storage.isValid() ? storage.bytesAvailable() : 0;
    if (const Release* release = Selection::of(configuration, catalog, facts).release) {
        review.needBytes = release->diskMiB * mib;
        review.needSource = release->source(u"diskMiB"_s);
    }
    return review;
}

QByteArray stepsText(const Plan& plan)
{
    QStringList lines{plan.title, u"workspace %1"_s.arg(plan.workspace), u"output base %1"_s.arg(plan.outputBase),
                      u"Bazel %1 (%2)"_s.arg(plan.bazelVersion, plan.bazel), "limits: "_L1 + plantext::limits(plan)};
    for (const PlanStep& step : plan.steps) {
        lines.append(QString());
        lines += plantext::lines(step);
    }
    lines.append(QString());
    for (const PlanArtifact& artifact : plan.artifacts)
        lines.append(QStringList{u"result"_s, artifact.kind, artifact.label, artifact.folder, artifact.pattern}
                         .join(u' ')
                         .trimmed());
    return (lines.join(u'\n') + u'\n').toUtf8();
}

QString environmentText(const PlanStep& step)
{
    QStringList lines;
    for (auto it = step.environment.cbegin(); it != step.environment.cend(); ++it)
        lines.append(it.key() + u'=' + it.value());
    for (const QString& name : step.unsetEnvironment)
        lines.append("unset "_L1 + name);
    return lines.join(u'\n');
}

} // namespace cw
