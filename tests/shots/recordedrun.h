// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/filelock.h"
#include "core/run/rundirectory.h"

#include <QTimer>

#include <memory>
#include <optional>

/// A run recorded in tests/data/ui/recordings (its README says which), among the user's runs as if it had happened now.
class RecordedRun
{
public:
    /// `begin`: how the recording's name begins. `live`: its last event was a moment ago and its runner holds the lock.
    explicit RecordedRun(const QString& begin, bool live = false);

    const cw::RunDirectory& run() const { return m_run; }
    /// In one of its files, for a state that nobody has recorded.
    void replace(const QString& file, const QByteArray& before, const QByteArray& after);

private:
    cw::RunDirectory m_run;
    std::optional<cw::FileLock> m_lock;
    std::unique_ptr<QTimer> m_heart; ///< of a live one
};
