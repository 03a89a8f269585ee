// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/runrecord.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/run/runreader.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

Result<RunRecord> RunRecord::load(const RunDirectory& run)
{
    const auto plan = run.plan();
    if (!plan)
        return plan.error();
    RunRecord record;
    record.id = run.id();
    record.plan = *plan;
    record.status = RunReader::statusOf(run);
    record.artifacts = ArtifactList::load(run.path()).valueOr({});
    record.measurements = readMemorySamples(run.measurementsFile()).valueOr({});
    if (const auto text = files::read(run.reportFile()))
        record.report = json::parseAny(*text, run.reportFile()).valueOr({});
    const QByteArray lines = files::read(run.path() + "/deployments.jsonl"_L1).valueOr({});
    for (const QByteArray& line : lines.split('\n')) {
        // A torn last line (a killed writer) is not an entry.
        if (const auto object = json::parseAny(line, {}); object && !line.trimmed().isEmpty())
            record.deployments.append(*object);
    }
    return record;
}

QJsonObject RunRecord::toJson() const
{
    QJsonArray deployed;
    for (const QJsonObject& deployment : deployments)
        deployed.append(deployment);
    return {{"run"_L1, id},
            {"status"_L1, status.toJson()},
            {"report"_L1, report},
            {"artifacts"_L1, artifacts.toJson({}).value("artifacts"_L1)},
            {"configuration"_L1, plan.configuration},
            {"plan_hash"_L1, plan.hash()},
            {"deployments"_L1, deployed}};
}

} // namespace cw
