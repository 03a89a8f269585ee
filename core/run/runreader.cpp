// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runreader.h"

#include "core/run/filelock.h"

#include <QCoreApplication>
#include <QDateTime>

namespace cw {
namespace {

/// A runner that was just asked for needs a moment to take its lock, on a busy machine a long one.
constexpr qint64 startGraceMs = 30000;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::RunReader", text);
}

} // namespace

RunReader::RunReader(const RunDirectory& run) : m_run(run), m_journal(run.journalFile())
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
    const bool mayStillStart = m_folded.state == RunStatus::State::Created
                               && QDateTime::currentMSecsSinceEpoch() - m_folded.created < startGraceMs;
    if (!alive && !m_folded.isOver() && !mayStillStart) {
        m_status.state = RunStatus::State::Broken;
        m_status.reason = QStringLiteral("runner");
        m_status.sentence = m_folded.state == RunStatus::State::Created
                                ? tr("The runner never started.")
                                : tr("The runner ended without finishing the run; building again continues it.");
        m_status.ended = m_folded.last;
        m_status.running.clear();
        m_status.compilers = 0;
    }
    return events;
}

RunStatus RunReader::statusOf(const RunDirectory& run)
{
    return RunReader(run).status();
}

} // namespace cw
