// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/eventreader.h"
#include "core/bazel/remainingtime.h"
#include "core/monitor/killcounters.h"
#include "core/monitor/memorysample.h"
#include "core/run/appendfile.h"
#include "core/run/collector.h"
#include "core/run/controlserver.h"
#include "core/run/filelock.h"
#include "core/run/journal.h"
#include "core/run/keeperlink.h"
#include "core/run/limitwatch.h"
#include "core/run/otherruns.h"
#include "core/run/rundirectory.h"
#include "core/run/runreport.h"
#include "core/run/runstatus.h"
#include "core/run/stepjob.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

namespace cw {

class BazelJob;
class ServerEnd;

/// Carries out the approved plan of one run and writes everything into the run's directory. It is a process of its own
/// (`crosswright runner`); nobody waits for it and nobody is needed by it. One per run and one per output base, by kernel
/// locks. A full disk, a person's stop, a signal and a folder that somebody deleted end it politely: Bazel is interrupted, its server ended, the end
/// written. Event-loop thread only.
class Runner : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        RunDirectory run;
        QString approvedHash; ///< the runner runs the plan with this hash or nothing
        QString program;      ///< crosswright itself, for the keeper
        QString session;      ///< "scope" or "detached": how the runner was separated from its caller, for the journal
    };
    explicit Runner(const Request& request, QObject* parent = nullptr);
    ~Runner() override;

    /// Begins; everything else follows from the event loop. An error means that nothing was begun and nothing written:
    /// another runner has the run, or the run is over.
    Status start();

    /// Within ten seconds everything that was started is gone and `ended` was emitted. `force` skips the polite part.
    void stop(const QString& reason, const QString& by, bool force = false);

    const RunStatus& status() const { return m_status; }

    /// The lock file beside an output base: one run at a time may use it.
    static QString outputBaseLock(const QString& outputBase);

    static constexpr int heartbeatMs = 1000;
    static constexpr int stopLimitMs = 10000;
    static constexpr int othersEveryMs = 3000; ///< how often it looks for other runs on this machine

Q_SIGNALS:
    void ended(const cw::RunStatus& status);

private:
    Status prepare();
    void nextStep();
    void runStep(const PlanStep& step);
    void stepEnded(const PlanStep& step, StepEnd end);
    QString missingFile(const PlanStep& step) const;
    void explainBuild(StepEnd& end);
    void explainCommand(StepEnd& end) const;
    QJsonObject victimOf(const FailedAction& action, const QString& printed) const;
    void watch(BazelJob* job);
    void keepFailure(const FailedAction& action);
    void collect(const PlanStep& step);
    void collected(const PlanStep& step, const Result<ArtifactList>& artifacts);
    void heartbeat();
    void checkFolder();
    void checkOthers();
    void checkDisk();
    void measured(const MemorySample& measurement);
    void recordMemory(LimitWatch::Change change);
    void keeperLost(const Status& problem);
    int percentNow();
    void diskFull(const QString& path);
    void record(QLatin1StringView event, const QJsonObject& fields = {}, bool durable = false);
    void finish(const QString& result, const QString& reason = {}, const QString& sentence = {});
    void endServer();
    void writeEnd();
    QJsonObject answer(const QJsonObject& question);

    Request m_request;
    RunDirectory m_run;
    Plan m_plan;
    RunOptions m_options;
    FileLock m_runLock;
    FileLock m_outputBaseLock;
    Journal m_journal;
    AppendFile m_log;
    AppendFile m_measurements;
    ControlServer m_control;
    KeeperLink m_keeper;
    RunStatus m_status;
    RunReport m_report;

    qsizetype m_next = 0; ///< index of the next step
    std::unique_ptr<StepJob> m_job;
    BazelJob* m_bazel = nullptr; ///< m_job when it is Bazel
    BuildProducts m_products;
    ArtifactList m_artifacts;
    PlanStep m_bazelStep; ///< the last one, whose server is to be ended
    std::unique_ptr<ServerEnd> m_serverEnd;
    std::atomic<bool> m_cancelCollect = false;
    bool m_collecting = false;

    LimitWatch m_memory;          ///< the plan's limit
    KillCounters m_kills;         ///< since the Bazel step began
    QJsonObject m_victim;         ///< of the first action that was killed
    bool m_ofMemory = false;      ///< the step failed for lack of memory, which was proved
    QList<CountPoint> m_counts;   ///< of the present Bazel step, one per heartbeat
    int m_percent = -1;           ///< of it
    qint64 m_stepLogOffset = 0;   ///< where in the log the present step began
    QElapsedTimer m_othersClock;  ///< since other runs were looked for
    QString m_sharing;            ///< what was last said of them
    QElapsedTimer m_sharingClock; ///< since it was first said

    QTimer m_heartbeat;
    QElapsedTimer m_clock;     ///< since the runner started
    QElapsedTimer m_stopClock; ///< since a stop was asked for
    bool m_stopping = false;
    bool m_diskFull = false;
    bool m_folderGone = false;
    bool m_finishing = false;
    QString m_result;
    QString m_reason;
    QString m_sentence;
};

} // namespace cw
