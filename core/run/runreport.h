// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/artifact.h"
#include "core/run/runstatus.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace cw {

class BazelJob;

/// What a run adds up while it goes on, for report.json. A value.
class RunReport
{
public:
    void addBuild(const BazelJob& job); ///< at the end of a Bazel step

    /// docs/formats.md, "report.json".
    QJsonObject toJson(const RunStatus& status, const ArtifactList& artifacts, const QString& runFolder) const;

private:
    struct Peak
    {
        QString program;
        QString what;
        qint64 kib = 0;
    };
    qint64 m_peakMemoryKiB = 0;
    int m_peakCompilers = 0;
    QList<Peak> m_peaks; ///< the largest processes, biggest first
    qint64 m_actions = 0;
    qint64 m_created = 0;
    int m_failed = 0;
};

} // namespace cw
