// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QObject>
#include <QString>
#include <QTimer>

namespace cw {

/// How a step ended.
struct StepEnd
{
    enum class Kind {
        Exited,      ///< by itself; exitCode says how
        Killed,      ///< by a signal that the runner did not send
        CannotStart, ///< no such program, or no permission
        Timeout,     ///< the plan's timeoutSeconds
        OverLimit,   ///< the plan's outputLimitMiB
        Stopped,     ///< the runner was asked to stop
        Failed,      ///< it ended, and did not do what it was asked; `sentence` says what
    };
    Kind kind = Kind::Exited;
    int exitCode = 0;
    int signal = 0;
    QString sentence = {}; ///< for people; empty when it exited with 0

    bool succeeded() const { return kind == Kind::Exited && exitCode == 0; }
};

/// A program of the plan while it runs: what CommandJob and BazelJob share, that is the plan's time and output limits
/// and the wording of ends. Facts come as signals; event-loop thread only. `finished` comes exactly once, and nothing
/// of the step's processes is left then, whatever the end.
class StepJob : public QObject
{
    Q_OBJECT

public:
    /// `step` has its placeholders filled in.
    explicit StepJob(const PlanStep& step, QObject* parent = nullptr);

    virtual void start() = 0;

    /// Asks the step to end; `finished` follows within `stopLimitMs`. `force` skips the polite part.
    void stop(bool force);
    bool isStopping() const { return m_stopping; }

    static constexpr int stopLimitMs = 8000;

Q_SIGNALS:
    void sessionStarted(qint64 leader); ///< pid of the program, which leads a session of its own
    void output(const QByteArray& bytes);
    void finished(const cw::StepEnd& end);

protected:
    virtual void endProcesses(bool force) = 0;

    void begin();                       ///< the clock of the time limit starts
    void pass(const QByteArray& bytes); ///< counts and emits output
    void end(int exitCode, int signal); ///< the program is gone
    void fail(const QString& sentence,
              int exitCode);                 ///< the program is gone and `sentence` says why that is no success
    void cannotStart(const QString& reason); ///< `reason` is the system's words

    const PlanStep m_step;

private:
    void cut(StepEnd::Kind kind);

    QTimer m_limit;
    qint64 m_bytes = 0;
    StepEnd::Kind m_cut = StepEnd::Kind::Exited; ///< why the runner ended it
    bool m_stopping = false;
    bool m_finished = false;
};

} // namespace cw
