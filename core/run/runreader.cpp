// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runreader.h"

#include "core/run/filelock.h"
#include "core/run/runsummaryfile.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace cw {
namespace {

/// A runner that was just asked for needs a moment to take its lock, on a busy machine a long one.
constexpr qint64 startGraceMs = 30000;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::RunReader", text);
}

/// Milliseconds since the run's last event, on its own clock; negative when that lies in the future, which only the time of
/// day of an older run can.
qint64 sinceLast(const RunStatus& status)
{
    return (status.clock.isThisBoot() ? status.clock.now() : QDateTime::currentMSecsSinceEpoch()) - status.last;
}

} // namespace

RunReader::RunReader(const RunDirectory& run, JournalReader::Progress progress)
    : m_run(run), m_journal(run.journalFile(), progress)
{
    m_folded.run = run.id();
    refresh();
}

QList<JournalEvent> RunReader::refresh()
{
    // The lock first: when it is free, everything that the runner ever wrote is in the journal that is read after it.
    const bool alive = FileLock::holder(m_run.lockFile()).has_value();
    QList<JournalEvent> events = m_journal.next();
    for (const JournalEvent& event : std::as_const(events))
        m_folded.apply(event);
    m_status = m_folded;
    if (m_folded.isOver())
        return events;
    const qint64 since = sinceLast(m_folded);
    // Who begins in another boot than the one in which the run was made does not come any more; nor does one from the
    // future, whose clock was wrong.
    const bool mayStillStart = m_folded.state == RunStatus::State::Created && since >= 0 && since < startGraceMs
                               && (m_folded.clock.isThisBoot() || !m_folded.clock.isKnown());
    m_status.heardMs = std::max<qint64>(0, since);
    m_status.silent = alive && m_status.heardMs >= RunStatus::silentAfterMs;
    if (m_status.silent) {
        m_status.running.clear();
        m_status.compilers = 0;
        m_status.memoryMiB = 0;
        m_status.remainingMs = m_status.remainingLowMs = m_status.remainingHighMs = -1;
    }
    if (!alive && !mayStillStart) {
        m_status.state = RunStatus::State::Broken;
        m_status.reason = QStringLiteral("runner");
        m_status.sentence = m_folded.state == RunStatus::State::Created
                                ? tr("The runner never started.")
                                : tr("The runner ended without finishing the run; building again continues it.");
        m_status.ended = m_folded.last;
        m_status.running.clear();
        m_status.compilers = 0;
        m_status.remainingMs = m_status.remainingLowMs = m_status.remainingHighMs = -1;
    }
    return events;
}

RunStatus RunReader::statusOf(const RunDirectory& run)
{
    if (const auto status = readSummary(run))
        return *status;
    return RunReader(run, JournalReader::Progress::Last).status();
}

} // namespace cw
