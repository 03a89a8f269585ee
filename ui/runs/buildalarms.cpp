// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/buildalarms.h"

#include "ui/runs/runwords.h"
#include "ui/widgets/figures.h"

#include <QLocale>

namespace cw {
namespace {

constexpr qint64 kibPerMiB = 1024;

} // namespace

QList<BuildAlarm> BuildAlarms::take(const RunNews& news)
{
    using Kind = BuildAlarm::Kind;
    if (news.first) {
        m_since.clear();
        m_standing.clear();
        m_told.clear();
    }
    QList<BuildAlarm> begun;
    if (!RunWords::isLive(news.status.state)) {
        m_since.clear();
        m_standing.clear();
        return begun;
    }
    if (news.latest && news.caughtUp) {
        const MemorySample& now = *news.latest;
        const qint64 limit = qint64(news.status.ramMiB) * kibPerMiB;
        const bool over = limit > 0 && now.totalKiB() > limit;
        const bool exhausted = now.availableKiB > 0 && now.availableKiB < leastKiB;
        hold(Kind::Memory, over || exhausted, now.t, memoryMs,
             over ? tr("Over the memory limit") : tr("Hardly any memory left"),
             over ? tr("The build uses %1, and has been over its limit for a minute. Fewer jobs need less.")
                        .arg(Figures::memoryOf(now.totalKiB(), limit))
                  : tr("This machine has %1 of memory left; the kernel may end a compiler. Fewer jobs need less.")
                        .arg(Figures::memory(now.availableKiB)),
             begun);
        const double waits = now.pressureFull.value_or(0);
        hold(
            Kind::Waiting, waits >= waitingPercent, now.t, waitingMs, tr("The build waits for memory"),
            tr("In %1 % of the last seconds nothing could go on for want of memory; it gets slow. Fewer jobs need less.")
                .arg(QLocale().toString(waits, 'f', 0)),
            begun);
    }
    if (news.freeBytes) {
        hold(Kind::Disk, *news.freeBytes < leastDisk, 0, 0, tr("Little room on the disk"),
             tr("%1 are free where the build writes. When nothing is left it ends itself; what was built is kept.")
                 .arg(Figures::bytes(*news.freeBytes)),
             begun);
    }
    return begun;
}

void BuildAlarms::hold(BuildAlarm::Kind kind, bool holds, qint64 now, qint64 needed, const QString& title,
                       const QString& sentence, QList<BuildAlarm>& begun)
{
    if (!holds) {
        m_since.remove(kind);
        m_standing.remove(kind);
        return;
    }
    if (!m_since.contains(kind))
        m_since.insert(kind, now);
    if (now - m_since.value(kind) < needed)
        return;
    const BuildAlarm alarm{kind, title, sentence};
    m_standing.insert(kind, alarm);
    if (m_told.contains(kind))
        return;
    m_told.append(kind);
    begun.append(alarm);
}

} // namespace cw
