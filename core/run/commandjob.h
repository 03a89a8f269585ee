// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/stepjob.h"

#include <QProcess>

namespace cw {

/// An ordinary program of the plan, in a session of its own so that all it started can be ended with it. Standard input
/// is closed: a program that asks gets no answer. Both output streams go to the log in the order they were written.
class CommandJob : public StepJob
{
    Q_OBJECT

public:
    explicit CommandJob(const PlanStep& step, QObject* parent = nullptr);
    ~CommandJob() override;

    void start() override;

protected:
    void endProcesses(bool force) override;

private:
    void signalAll(int signal);
    void reap();

    QProcess m_process;
    qint64 m_session = 0; ///< process group of the program; kept after its end, to end what it left behind
    QTimer m_patience;    ///< how long a polite end may take
};

} // namespace cw
