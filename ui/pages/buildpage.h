// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/runs/buildalarms.h"
#include "ui/runs/runnews.h"

class QPushButton;
class QStackedWidget;

namespace cw {

class BuildMonitor;
class EmptyState;
class OutcomeStrip;
class RunStarter;
class RunWatch;

/// A run as it goes on, or as it ended: state, memory, progress, what runs, the log; stop, continue, what failed, what was
/// made. It shows the run that was started or chosen last; at the program's start the newest one, which may be going on.
class BuildPage : public Page
{
    Q_OBJECT

public:
    BuildPage(Session& session, QWidget* parent);
    ~BuildPage() override;

    void entered() override;
    const RunNews& shown() const { return m_news; }
    RunStarter& starter() const { return *m_starter; }

public Q_SLOTS:
    /// The folder of a run.
    void showRun(const QString& path);

Q_SIGNALS:
    /// For the window's title and status line; empty texts say nothing. `percent` and
    /// `memoryShare` (of the limit, 0…1) are -1 when not known.
    void activityChanged(const QString& state, const QString& progress, const QString& memory, int percent,
                         double memoryShare);
    void actsChanged(); ///< whether stop, continue … can be used now
    void runEnded();    ///< the run that was seen going on is over

private:
    void makeActs();
    void lookForRun();
    void take(const RunNews& news);
    void updateHead();
    void updateOutcome();
    void updateActs();
    void updateRail();
    void tellActivity();
    void askToStop();
    void askForEarlier();
    void copyOutcome() const;

    RunWatch* m_watch;
    RunStarter* m_starter;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    OutcomeStrip* m_outcome;
    BuildMonitor* m_monitor;
    QPushButton* m_stop = nullptr;
    QPushButton* m_continue = nullptr;
    QPushButton* m_deploy = nullptr;
    QPushButton* m_showInLog = nullptr;
    QPushButton* m_openFolder = nullptr;
    QPushButton* m_changeLimits = nullptr;
    QPushButton* m_next = nullptr; ///< while there is no run
    RunNews m_news;                ///< the last ones, without their points
    BuildAlarms m_alarms;
    bool m_looked = false;
    bool m_earlierAsked = false;
};

} // namespace cw
