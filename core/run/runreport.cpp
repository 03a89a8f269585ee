// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runreport.h"

#include "core/run/bazeljob.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qsizetype peaksKept = 50;

}

void RunReport::addBuild(const BazelJob& job)
{
    m_peakMemoryKiB = std::max(m_peakMemoryKiB, job.measurements().peakTotalKiB());
    m_peakCompilers = std::max(m_peakCompilers, job.measurements().peakCompilers());
    for (const ProcessReading& process : job.measurements().finished().mid(0, peaksKept))
        m_peaks.append({process.program, process.what, process.peakKiB});
    std::stable_sort(m_peaks.begin(), m_peaks.end(), [](const Peak& a, const Peak& b) { return a.kib > b.kib; });
    if (m_peaks.size() > peaksKept)
        m_peaks.resize(peaksKept);
    const BuildEvents& events = job.buildEvents();
    // 0.17.2 does not say how many it executed; then the events of ended actions are counted.
    m_actions += events.actionsExecuted >= 0 ? events.actionsExecuted : events.actionsCompleted;
    m_created += std::max<qint64>(0, events.actionsCreated);
    m_failed += int(events.failed.size());
}

QJsonObject RunReport::toJson(const RunStatus& status, const ArtifactList& artifacts, const QString& runFolder) const
{
    QJsonArray peaks;
    for (const Peak& peak : m_peaks)
        peaks.append(QJsonObject{{"program"_L1, peak.program}, {"what"_L1, peak.what}, {"peak_kib"_L1, peak.kib}});
    const QJsonObject seen = status.toJson();
    return {
        {"format"_L1, u"crosswright-report"_s},
        {"version"_L1, 1},
        {"run"_L1, status.run},
        {"title"_L1, status.title},
        {"variant"_L1, status.variant},
        {"plan"_L1, status.planHash},
        {"result"_L1, status.stateName()},
        {"reason"_L1, status.reason},
        {"sentence"_L1, status.sentence},
        {"started"_L1, status.started},
        {"ended"_L1, status.last},
        {"ms"_L1, status.last - status.started},
        {"steps"_L1, seen.value("steps"_L1)},
        {"failures"_L1, seen.value("failures"_L1)},
        {"limits_met"_L1, seen.value("limits"_L1)},
        {"limits"_L1, QJsonObject{{"jobs"_L1, status.jobs}, {"ram_mib"_L1, status.ramMiB}}},
        {"peaks"_L1,
         QJsonObject{{"memory_kib"_L1, m_peakMemoryKiB}, {"compilers"_L1, m_peakCompilers}, {"processes"_L1, peaks}}},
        {"actions"_L1, QJsonObject{{"executed"_L1, m_actions}, {"created"_L1, m_created}, {"failed"_L1, m_failed}}},
        {"artifacts"_L1, artifacts.toJson(runFolder).value("artifacts"_L1)}};
}

} // namespace cw
