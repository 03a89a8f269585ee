// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/stepjob.h"

#include <utility>

namespace cw {

StepJob::StepJob(const PlanStep& step, QObject* parent) : QObject(parent), m_step(step)
{
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] { cut(StepEnd::Kind::Timeout); });
}

void StepJob::stop(bool force)
{
    if (m_finished)
        return;
    if (m_cut == StepEnd::Kind::Exited)
        m_cut = StepEnd::Kind::Stopped;
    if (m_stopping && !force)
        return;
    m_stopping = true;
    endProcesses(force);
}

void StepJob::begin()
{
    if (m_step.timeoutSeconds > 0)
        m_limit.start(m_step.timeoutSeconds * 1000);
}

void StepJob::pass(const QByteArray& bytes)
{
    const qint64 limit = qint64(m_step.outputLimitMiB) * 1024 * 1024;
    const qint64 before = m_bytes;
    m_bytes += bytes.size();
    if (limit <= 0 || m_bytes <= limit) {
        Q_EMIT output(bytes);
        return;
    }
    // Up to the limit it is kept, so that one sees what it looped on.
    if (before < limit)
        Q_EMIT output(bytes.left(limit - before));
    cut(StepEnd::Kind::OverLimit);
}

void StepJob::cut(StepEnd::Kind kind)
{
    if (m_finished || m_stopping)
        return;
    m_cut = kind;
    m_stopping = true;
    endProcesses(false);
}

void StepJob::end(int exitCode, int signal)
{
    if (std::exchange(m_finished, true))
        return;
    m_limit.stop();
    StepEnd end{m_cut, exitCode, signal};
    if (m_cut == StepEnd::Kind::Exited && signal != 0)
        end.kind = StepEnd::Kind::Killed;
    switch (end.kind) {
    case StepEnd::Kind::Exited:
        if (exitCode != 0)
            end.sentence = tr("\"%1\" ended with exit code %2.").arg(m_step.title).arg(exitCode);
        break;
    case StepEnd::Kind::Killed:
        end.sentence = tr("\"%1\" was ended by signal %2.").arg(m_step.title).arg(signal);
        break;
    case StepEnd::Kind::Timeout:
        end.sentence =
            tr("\"%1\" took longer than its limit of %n seconds and was ended.", nullptr, m_step.timeoutSeconds)
                .arg(m_step.title);
        break;
    case StepEnd::Kind::OverLimit:
        end.sentence =
            tr("\"%1\" wrote more than its limit of %2 MiB and was ended; it probably asks the same question "
               "again and again.")
                .arg(m_step.title)
                .arg(m_step.outputLimitMiB);
        break;
    case StepEnd::Kind::Stopped: end.sentence = tr("\"%1\" was stopped.").arg(m_step.title); break;
    case StepEnd::Kind::Failed:
    case StepEnd::Kind::CannotStart: break;
    }
    Q_EMIT finished(end);
}

void StepJob::fail(const QString& sentence, int exitCode)
{
    // What the runner ended has the runner's reason.
    if (m_cut != StepEnd::Kind::Exited) {
        end(exitCode, 0);
        return;
    }
    if (std::exchange(m_finished, true))
        return;
    m_limit.stop();
    Q_EMIT finished({StepEnd::Kind::Failed, exitCode, 0, sentence});
}

void StepJob::cannotStart(const QString& reason)
{
    if (std::exchange(m_finished, true))
        return;
    m_limit.stop();
    Q_EMIT finished({StepEnd::Kind::CannotStart, -1, 0, tr("Cannot start %1: %2.").arg(m_step.program, reason)});
}

} // namespace cw
