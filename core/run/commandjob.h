// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/proc/sessionprocess.h"
#include "core/run/stepjob.h"

namespace cw {

/// An ordinary program of the plan, in a session of its own so that all it started can be ended with it. Standard input
/// is closed: a program that asks gets no answer. Both output streams go to the log in the order they were written.
class CommandJob : public StepJob
{
    Q_OBJECT

public:
    explicit CommandJob(const PlanStep& step, QObject* parent = nullptr);

    void start() override;

protected:
    void endProcesses(bool force) override;

private:
    SessionProcess m_process;
    QTimer m_patience; ///< how long a polite end may take
};

} // namespace cw
