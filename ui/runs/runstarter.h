// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/plan/plan.h"
#include "core/run/rundirectory.h"

#include <QObject>

namespace cw {

/// Starts and ends runs for the window: core's beginRun() and stopRun() off the window's thread, one at a time.
class RunStarter : public QObject
{
    Q_OBJECT

public:
    explicit RunStarter(QObject* parent = nullptr);

    /// What the person approved: exactly this plan.
    void start(const Plan& plan, const RunOptions& options = {});
    /// The same plan once more; where that run did not end well, from what it left in the output base.
    void startAgain(const RunDirectory& run);
    void stop(const RunDirectory& run, bool force);
    bool isBusy() const { return m_busy; }

    /// The program `crosswright`: the one beside the window's program, else the one on PATH.
    static QString program();

Q_SIGNALS:
    void started(const QString& path); ///< of the run's directory
    void stopped(const QString& path); ///< the run's end is in its journal
    void failed(const cw::Error& error);
    void busyChanged();

private:
    void setBusy(bool busy);

    bool m_busy = false;
};

} // namespace cw
