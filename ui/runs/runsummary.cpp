// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runsummary.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/run/runreader.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QJsonObject objectIn(const QString& path)
{
    const auto text = files::read(path);
    return text ? json::parseAny(*text, path).valueOr({}) : QJsonObject();
}

QString valueOf(const QJsonObject& configuration, QLatin1StringView field)
{
    return configuration.value("values"_L1).toObject().value(field).toObject().value("value"_L1).toString();
}

void readDeployments(RunSummary& summary)
{
    const QByteArray lines = files::read(summary.run.path() + "/deployments.jsonl"_L1).valueOr({});
    for (const QByteArray& line : lines.split('\n')) {
        const auto entry = json::parseAny(line, {});
        if (line.trimmed().isEmpty() || !entry)
            continue;
        summary.deployedTo = entry->value("device"_L1).toString();
        summary.deployedWell = entry->value("result"_L1).toString() == "passed"_L1;
    }
}

} // namespace

qint64 runStamp(const RunDirectory& run)
{
    std::size_t stamp = 0;
    for (const QString& path : {run.journalFile(), run.reportFile(), run.path() + "/deployments.jsonl"_L1}) {
        const QFileInfo info(path);
        stamp = qHashMulti(stamp, info.exists() ? info.size() : -1,
                           info.exists() ? info.lastModified().toMSecsSinceEpoch() : 0);
    }
    return qint64(stamp);
}

RunSummary loadRunSummary(const RunDirectory& run)
{
    RunSummary summary;
    summary.run = run;
    summary.stamp = runStamp(run);
    const RunStatus status = RunReader::statusOf(run);
    summary.state = status.state;
    summary.title = status.title;
    summary.reason = status.reason;
    summary.sentence = status.sentence;
    summary.variant = status.variant;
    summary.continues = status.continues;
    summary.created = status.created;
    summary.ms = std::max<qint64>(0, (status.ended > 0 ? status.ended : status.last) - status.created);
    summary.done = status.done;
    summary.total = status.total;
    summary.jobs = status.jobs;
    summary.ramMiB = status.ramMiB;
    summary.artifacts = status.artifacts;

    const QJsonObject configuration = objectIn(run.planFile()).value("configuration"_L1).toObject();
    summary.name = configuration.value("name"_L1).toString();
    summary.board = valueOf(configuration, "board"_L1);
    summary.release = valueOf(configuration, "tf"_L1);
    if (summary.release.isEmpty())
        summary.release = valueOf(configuration, "ref"_L1);
    const QJsonObject peaks = objectIn(run.reportFile()).value("peaks"_L1).toObject();
    if (const qint64 peak = peaks.value("memory_kib"_L1).toInteger(); peak > 0)
        summary.peakKiB = peak;
    readDeployments(summary);
    return summary;
}

} // namespace cw
