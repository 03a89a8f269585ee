// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/eventreader.h"
#include "core/bazel/progressparser.h"
#include "core/monitor/sampler.h"
#include "core/proc/ptyprocess.h"
#include "core/run/stepjob.h"

#include <QElapsedTimer>

namespace cw {

/// Bazel's client in a terminal of its own, watched in three ways: what it paints, the build event file, and the memory of
/// its server and compilers. Ends within StepJob::stopLimitMs of stop(): Ctrl-C, then Ctrl-C again, then SIGKILL for every
/// process of this output base (never another Bazel's). The server may still be there afterwards: ServerEnd.
class BazelJob : public StepJob
{
    Q_OBJECT

public:
    struct Places
    {
        QString outputBase;
        QString eventsFile;
    };
    /// `clock` runs since the run began: the time in the measurements.
    BazelJob(const PlanStep& step, const Places& places, const QElapsedTimer& clock, QObject* parent = nullptr);

    void start() override;

    const BuildProgress& progress() const { return m_progress; }
    const MemorySample& measurement() const { return m_measurement; }
    const Sampler& measurements() const { return m_sampler; }
    const QString& firstError() const { return m_firstError; } ///< Bazel's own first line of that kind, plain
    const BuildEvents& buildEvents() const { return m_events.events(); }

    static constexpr int measureIntervalMs = 400;

Q_SIGNALS:
    void started(qint64 serverPid, qint64 clientPid);
    void measured(const cw::MemorySample& measurement);
    void actionFailed(const cw::FailedAction& action);

protected:
    void endProcesses(bool force) override;

private:
    void readOutput(const QByteArray& bytes);
    void tick();
    void readEvents();
    void reap(int exitCode, int signal);
    void continueAll();
    void killAll();

    Places m_places;
    const QElapsedTimer& m_clock;
    PtyProcess m_terminal;
    ProgressParser m_parser;
    EventReader m_events;
    Sampler m_sampler;
    void keep(const QList<ProgressEvent>& events);

    BuildProgress m_progress;
    QString m_firstError;
    MemorySample m_measurement;
    QTimer m_measureTimer;
    QTimer m_patience;
    int m_interrupts = 0;
    qsizetype m_failuresTold = 0;
    bool m_serverTold = false;
};

} // namespace cw
