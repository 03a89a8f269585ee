// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/deploy/artifact.h"
#include "core/monitor/memorysample.h"
#include "core/plan/plan.h"
#include "core/run/rundirectory.h"
#include "core/run/runstatus.h"

#include <QJsonObject>
#include <QList>

namespace cw {

/// Everything that a run's directory says, read once: what a report, a comparison or a page of history is made of.
struct RunRecord
{
    QString id;
    RunStatus status;
    Plan plan;
    ArtifactList artifacts;           ///< empty when the run made none
    QList<MemorySample> measurements; ///< empty when nothing was measured
    QJsonObject report;               ///< report.json; empty while the run is not over
    QList<QJsonObject> deployments;   ///< deployments.jsonl, the oldest first

    /// Blocking. Only a directory without a readable plan is an error; anything else that is missing stays empty.
    static Result<RunRecord> load(const RunDirectory& run);

    QJsonObject toJson() const;
};

} // namespace cw
