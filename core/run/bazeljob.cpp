// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/bazeljob.h"

#include "core/run/processend.h"

#include <csignal>

namespace cw {
namespace {

/// From Ctrl-C to the next try. Bazel's answer to the first one was seen to take up to 6 s with stopped compilers, so the
/// whole still fits into the ten seconds that a stop may take.
constexpr int patienceMs = 2500;

} // namespace

BazelJob::BazelJob(const PlanStep& step, const Places& places, const QElapsedTimer& clock, QObject* parent)
    : StepJob(step, parent)
    , m_places(places)
    , m_clock(clock)
    , m_events(places.eventsFile)
    , m_sampler(ProcReader(), places.outputBase)
{
    connect(&m_terminal, &PtyProcess::output, this, &BazelJob::readOutput);
    connect(&m_terminal, &PtyProcess::finished, this, &BazelJob::reap);
    m_measureTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_measureTimer, &QTimer::timeout, this, &BazelJob::tick);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (++m_interrupts > 3) {
            killAll();
            return;
        }
        continueAll();
        m_terminal.interrupt();
    });
}

void BazelJob::start()
{
    begin();
    const PtyRequest request{m_step.program, m_step.allArguments(), m_step.environment, m_step.unsetEnvironment,
                             m_step.workingDirectory};
    if (auto started = m_terminal.start(request); !started) {
        cannotStart(started.error().text);
        return;
    }
    m_sampler.setClient(m_terminal.processId());
    Q_EMIT sessionStarted(m_terminal.processId());
    m_measureTimer.start(measureIntervalMs);
}

void BazelJob::readOutput(const QByteArray& bytes)
{
    pass(bytes);
    keep(m_parser.feed(bytes));
}

void BazelJob::keep(const QList<ProgressEvent>& events)
{
    for (const ProgressEvent& event : events) {
        if (const auto* progress = std::get_if<BuildProgress>(&event))
            m_progress = *progress;
        else if (const auto* line = std::get_if<LogLine>(&event);
                 line && line->kind == LogLine::Kind::Error && m_firstError.isEmpty())
            m_firstError = line->text.trimmed().left(400);
    }
}

void BazelJob::tick()
{
    m_measurement = m_sampler.measure(m_clock.elapsed());
    Q_EMIT measured(m_measurement);
    if (!m_serverTold && m_sampler.serverPid() > 0) {
        m_serverTold = true;
        Q_EMIT started(m_sampler.serverPid(), m_terminal.processId());
    }
    readEvents();
}

void BazelJob::readEvents()
{
    // An unreadable event file is met again at the end, where it matters (the artifacts).
    (void)m_events.poll();
    const QList<FailedAction>& failed = m_events.events().failed;
    while (m_failuresTold < failed.size())
        Q_EMIT actionFailed(failed[m_failuresTold++]);
}

void BazelJob::endProcesses(bool force)
{
    if (force) {
        killAll();
        return;
    }
    continueAll();
    m_interrupts = 1;
    m_terminal.interrupt();
    m_patience.start();
}

/// Bazel ends its actions by signals that a stopped compiler would not see.
void BazelJob::continueAll()
{
    ProcessEnd(m_places.outputBase, m_terminal.processId()).continueAll();
}

void BazelJob::killAll()
{
    m_patience.stop();
    ProcessEnd(m_places.outputBase, m_terminal.processId()).killAll();
}

void BazelJob::reap(int exitCode, int signal)
{
    m_measureTimer.stop();
    m_patience.stop();
    m_measurement = m_sampler.measure(m_clock.elapsed());
    Q_EMIT measured(m_measurement);
    readEvents();
    keep(m_parser.finish());
    end(exitCode, signal);
}

} // namespace cw
