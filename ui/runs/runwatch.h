// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/runnews.h"

#include <QObject>
#include <QThread>

namespace cw {

class RunFollower;

/// Follows one run for a window: its directory is read on a thread of its own, and what is new arrives as a signal in the
/// window's thread, at most ten times a second. A run that is watched later tells its whole past first. Any number of
/// windows may watch one run, since nothing is ever written. A runner that was killed shows as RunStatus::State::Broken
/// within two seconds.
class RunWatch : public QObject
{
    Q_OBJECT

public:
    explicit RunWatch(QObject* parent = nullptr);
    ~RunWatch() override;

    void watch(const RunDirectory& run);
    void leave(); ///< watches nothing
    const RunDirectory& run() const { return m_run; }

Q_SIGNALS:
    void news(const cw::RunNews& news);

private:
    void take(const RunNews& told);

    QThread m_thread;
    RunFollower* m_follower; ///< lives on m_thread
    RunDirectory m_run;
};

} // namespace cw
