// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/earlierrun.h"

#include "core/run/journal.h"
#include "core/run/runreader.h"

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int mostLookedAt = 20;
constexpr qint64 leastActions = 20;

EarlierRun load(const RunDirectory& run, const RunStatus& status)
{
    EarlierRun earlier{run, status.created, status.ended - status.started, {}, {}};
    for (const JournalEvent& event : JournalReader(run.journalFile()).next()) {
        if (event.event != events::progress || !event.fields.contains("done"_L1))
            continue;
        const ProgressPoint point{event.time - status.started, event.fields.value("done"_L1).toInteger(),
                                  event.fields.value("total"_L1).toInteger()};
        if (earlier.progress.isEmpty() || earlier.progress.last().done != point.done)
            earlier.progress.append(point);
    }
    for (const MemorySample& measured : readMemorySamples(run.measurementsFile()).valueOr({})) {
        for (const ProcessReading& ended : measured.ended) {
            if (!ended.what.isEmpty())
                earlier.usualMs.insert(ended.what, ended.lastMs - ended.firstMs);
        }
    }
    return earlier;
}

} // namespace

EarlierRun findEarlierRun(const RunDirectory& run, const QString& title)
{
    int looked = 0;
    for (const RunDirectory& other : RunDirectory::all()) {
        if (other.id() >= run.id())
            continue;
        if (++looked > mostLookedAt)
            break;
        const RunStatus status = RunReader::statusOf(other);
        // One that went on with what another had built tells nothing about a whole build.
        if (status.title == title && status.state == RunStatus::State::Succeeded && status.continues.isEmpty()
            && status.done >= leastActions) {
            EarlierRun earlier = load(other, status);
            // Nor does one that found nearly everything built.
            if (earlier.usualMs.size() * 10 >= status.done)
                return earlier;
        }
    }
    return {};
}

} // namespace cw
