// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/commandjob.h"

#include "core/run/stepenvironment.h"

#include <csignal>
#include <unistd.h>

namespace cw {
namespace {

constexpr int politeMs = 3000;

} // namespace

CommandJob::CommandJob(const PlanStep& step, QObject* parent) : StepJob(step, parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(politeMs);
    connect(&m_patience, &QTimer::timeout, this, [this] { signalAll(SIGKILL); });
    connect(&m_process, &QProcess::readyRead, this, [this] { pass(m_process.readAll()); });
    connect(&m_process, &QProcess::finished, this, &CommandJob::reap);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            cannotStart(m_process.errorString());
    });
}

CommandJob::~CommandJob()
{
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning) {
        signalAll(SIGKILL);
        m_process.waitForFinished(1000);
    }
}

void CommandJob::start()
{
    m_process.setProgram(m_step.program);
    m_process.setArguments(m_step.arguments);
    m_process.setProcessEnvironment(environmentOf(m_step));
    if (!m_step.workingDirectory.isEmpty())
        m_process.setWorkingDirectory(m_step.workingDirectory);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setChildProcessModifier([] { ::setsid(); });
    begin();
    m_process.start();
    m_session = m_process.processId();
    if (m_session > 0)
        Q_EMIT sessionStarted(m_session);
}

void CommandJob::endProcesses(bool force)
{
    // A stopped process does not see SIGTERM before it is continued.
    signalAll(SIGCONT);
    signalAll(force ? SIGKILL : SIGTERM);
    if (!force)
        m_patience.start();
}

void CommandJob::signalAll(int signal)
{
    if (m_session > 0)
        ::kill(static_cast<pid_t>(-m_session), signal);
}

void CommandJob::reap()
{
    pass(m_process.readAll());
    m_patience.stop();
    // What the program left running in its session would outlive the run.
    signalAll(SIGKILL);
    const bool killed = m_process.exitStatus() == QProcess::CrashExit;
    end(killed ? -1 : m_process.exitCode(), killed ? m_process.exitCode() : 0);
}

} // namespace cw
