// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Runner that watches the build and what is around it.

#include "core/run/bazeljob.h"
#include "core/run/journal.h"
#include "core/run/runner.h"

#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

void Runner::measured(const MemorySample& measurement)
{
    if (!m_diskFull && !m_measurements.append(toLine(measurement) + '\n'))
        diskFull(m_run.path());
    recordMemory(m_memory.take(measurement.t, measurement.totalKiB()));
}

void Runner::recordMemory(LimitWatch::Change change)
{
    if (change == LimitWatch::Change::None)
        return;
    const qint64 peak = m_memory.peakKiB() / 1024;
    if (change == LimitWatch::Change::Began) {
        record(events::limit,
               {{"limit"_L1, u"memory"_s},
                {"limit_mib"_L1, m_plan.ramMiB},
                {"memory_mib"_L1, peak},
                {"sentence"_L1,
                 tr("The build uses more memory than its limit: %1 of %2 MiB.").arg(peak).arg(m_plan.ramMiB)}});
        return;
    }
    const QString seconds = QString::number(double(m_memory.totalMs()) / 1000, 'f', 1);
    const QString sentence =
        m_memory.times() == 1
            ? tr("The build used up to %1 MiB, more than its limit of %2 MiB, for %3 s.")
                  .arg(QString::number(peak), QString::number(m_plan.ramMiB), seconds)
            : tr("The build used up to %1 MiB, more than its limit of %2 MiB, %4 times, for %3 s in all.")
                  .arg(QString::number(peak), QString::number(m_plan.ramMiB), seconds,
                       QString::number(m_memory.times()));
    record(events::limitEnded, {{"limit"_L1, u"memory"_s},
                                {"limit_mib"_L1, m_plan.ramMiB},
                                {"peak_mib"_L1, peak},
                                {"ms"_L1, m_memory.ms()},
                                {"sentence"_L1, sentence}});
}

/// Bazel finds more to do while it works, so what is done of the total may fall; what is told does not.
int Runner::percentNow()
{
    const BuildProgress& progress = m_bazel->progress();
    if (progress.done < 0)
        return m_percent;
    const bool known = progress.total > 0 && !m_plan.totalUseless;
    m_counts.append({double(m_clock.elapsed()) / 1000, double(progress.done), known ? double(progress.total) : 0});
    if (known)
        m_percent = std::max(m_percent, int(std::clamp<qint64>(progress.done * 100 / progress.total, 0, 100)));
    return m_percent;
}

/// Nobody who deletes the folder of a run wants the run, and what it would write from now on has no place.
void Runner::checkFolder()
{
    if (m_folderGone || m_finishing || QFileInfo::exists(m_run.lockFile()))
        return;
    m_folderGone = true;
    m_sentence = tr("The run's folder was deleted, so the run was stopped.");
    stop(u"folder"_s, u"runner"_s);
}

/// Two builds that each stay within their limits may be too much together.
void Runner::checkOthers()
{
    if (m_finishing || (m_othersClock.isValid() && m_othersClock.elapsed() < othersEveryMs))
        return;
    m_othersClock.start();
    const QList<LiveRun> others = liveRuns(m_run.id());
    const QString sentence = sharingSentence({m_run.id(), m_plan.jobs, m_plan.ramMiB}, others, MachineSize::here());
    if (sentence == m_sharing)
        return;
    QStringList names;
    for (const LiveRun& other : others)
        names.append(other.id);
    if (!sentence.isEmpty() && m_sharing.isEmpty()) {
        m_sharingClock.start();
        record(events::limit,
               {{"limit"_L1, u"shared"_s}, {"runs"_L1, QJsonArray::fromStringList(names)}, {"sentence"_L1, sentence}});
    } else if (sentence.isEmpty()) {
        record(
            events::limitEnded,
            {{"limit"_L1, u"shared"_s},
             {"ms"_L1, m_sharingClock.elapsed()},
             {"sentence"_L1, tr("For a time other runs went on beside this one, with more than this machine has.")}});
    } else { // other others
        record(events::limitEnded,
               {{"limit"_L1, u"shared"_s}, {"ms"_L1, m_sharingClock.restart()}, {"sentence"_L1, m_sharing}});
        record(events::limit,
               {{"limit"_L1, u"shared"_s}, {"runs"_L1, QJsonArray::fromStringList(names)}, {"sentence"_L1, sentence}});
    }
    m_sharing = sentence;
}

} // namespace cw
