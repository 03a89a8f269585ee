// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/journalreader.h"
#include "core/run/rundirectory.h"
#include "core/run/runstatus.h"

namespace cw {

/// Watches a run by reading its folder, from outside, at will. Call refresh() when the folder changed or every few
/// hundred milliseconds; each call costs what was appended meanwhile. Blocking file access; one thread.
class RunReader
{
public:
    explicit RunReader(const RunDirectory& run, JournalReader::Progress progress = JournalReader::Progress::All);

    /// Reads what is new and gives those events.
    QList<JournalEvent> refresh();

    const RunDirectory& run() const { return m_run; }
    const RunStatus& status() const { return m_status; }

    /// One look. A run that is over and has its summary costs the reading of that, however long it was.
    static RunStatus statusOf(const RunDirectory& run);

private:
    RunDirectory m_run;
    JournalReader m_journal;
    RunStatus m_folded; ///< what the journal says
    RunStatus m_status; ///< the same, with Broken where the runner is gone
};

} // namespace cw
