// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/commandjob.h"

#include <csignal>

namespace cw {
namespace {

constexpr int politeMs = 3000;

} // namespace

CommandJob::CommandJob(const PlanStep& step, QObject* parent) : StepJob(step, parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(politeMs);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_process.signalAll(SIGKILL); });
    connect(&m_process, &SessionProcess::output, this, &CommandJob::pass);
    connect(&m_process, &SessionProcess::finished, this, [this](int exitCode, int signal) {
        m_patience.stop();
        end(exitCode, signal);
    });
}

void CommandJob::start()
{
    begin();
    const child::Request request{m_step.program, m_step.allArguments(), m_step.environment, m_step.unsetEnvironment,
                                 m_step.workingDirectory};
    if (auto started = m_process.start(request); !started) {
        cannotStart(started.error().text);
        return;
    }
    Q_EMIT sessionStarted(m_process.processId());
}

void CommandJob::endProcesses(bool force)
{
    // A stopped process does not see SIGTERM before it is continued.
    m_process.signalAll(SIGCONT);
    m_process.signalAll(force ? SIGKILL : SIGTERM);
    if (!force)
        m_patience.start();
}

} // namespace cw
