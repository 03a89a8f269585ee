// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runwords.h"

#include "core/base/safetext.h"
#include "ui/widgets/figures.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

using State = RunStatus::State;

QString strong(const QString& text)
{
    return "<b>"_L1 + safe::html(text) + "</b>"_L1;
}

const StepStatus* runningStep(const RunStatus& status)
{
    for (const StepStatus& step : status.steps) {
        if (step.state == StepStatus::State::Running)
            return &step;
    }
    return nullptr;
}

} // namespace

bool RunWords::isLive(State state)
{
    return state == State::Created || state == State::Running || state == State::Stopping;
}

bool RunWords::canContinue(State state)
{
    return state == State::Failed || state == State::Stopped || state == State::Broken;
}

int RunWords::percent(const RunStatus& status)
{
    return status.percent;
}

QString RunWords::title(const RunStatus& status)
{
    switch (status.state) {
    case State::Created: return tr("Starting %1").arg(status.title);
    case State::Running: return tr("Building %1").arg(status.title);
    case State::Stopping: return tr("Stopping %1").arg(status.title);
    case State::Succeeded: return tr("Built %1").arg(status.title);
    case State::Configured: return tr("Configured %1").arg(status.title);
    case State::Failed: return tr("Failed: %1").arg(status.title);
    case State::Stopped: return tr("Stopped: %1").arg(status.title);
    case State::Broken: return tr("Broken off: %1").arg(status.title);
    }
    return status.title;
}

QString RunWords::left(const std::optional<RemainingTime>& remaining)
{
    if (!remaining)
        return {};
    const auto rough = [](double seconds) { return Figures::roughly(std::llround(seconds * 1000)); };
    const QString low = rough(remaining->low);
    const QString high = rough(remaining->high);
    return low == high ? tr("about %1 left").arg(strong(rough(remaining->likely)))
                       : tr("about %1 left (%2 – %3)").arg(strong(rough(remaining->likely)), low, high);
}

QString RunWords::sentence(const RunNews& news, const std::optional<RemainingTime>& remaining, qint64 now)
{
    const RunStatus& status = news.status;
    if (status.silent) {
        return tr("The runner (process %1) has not been heard of for %2; how the run stands is not known.")
            .arg(QString::number(status.runnerPid), strong(Figures::duration(status.heardMs)));
    }
    if (status.state == State::Created)
        return tr("The runner is starting.");
    if (status.state == State::Stopping)
        return tr("Bazel and its compilers are being ended. What is built is kept.");
    const QString done =
        status.total > 0
            ? tr("%1 of %2 actions").arg(strong(Figures::number(status.done)), Figures::number(status.total))
            : tr("%1 action(s)", nullptr, int(status.done)).arg(strong(Figures::number(status.done)));
    if (status.isOver()) {
        QStringList parts;
        if (status.done > 0)
            parts.append(done);
        parts.append(tr("%1 in all").arg(strong(Figures::duration(status.ended - status.created))));
        if (news.peak.totalKiB > 0) {
            parts.append(
                tr("memory at most %1").arg(Figures::memoryOf(news.peak.totalKiB, qint64(status.ramMiB) * 1024)));
        }
        return tr("%1. Ended %2.", "what, when").arg(parts.join(", "_L1), Figures::when(status.ended));
    }
    QString text;
    const StepStatus* step = runningStep(status);
    if (status.phase == "building"_L1 && status.done + status.total > 0) {
        text = done;
        if (!status.running.isEmpty())
            text += tr(", %1 running").arg(status.running.size());
        if (const QString rest = left(remaining); !rest.isEmpty())
            text += ", "_L1 + rest;
        text += u'.';
    } else if (step) {
        const qsizetype all = news.plan ? news.plan->steps.size() : status.steps.size();
        text = tr("Step %1 of %2: %3, for %4.")
                   .arg(status.steps.size())
                   .arg(std::max(all, status.steps.size()))
                   .arg(strong(step->title), Figures::duration(now - step->started));
        if (status.phase == "loading"_L1)
            text += u' ' + tr("Bazel reads the packages.");
        else if (status.phase == "analysing"_L1)
            text += u' ' + tr("Bazel works out the actions.");
    }
    const QString limits =
        status.jobs > 0 && status.ramMiB > 0
            ? tr("at most %1 at once in %2").arg(status.jobs).arg(Figures::memory(qint64(status.ramMiB) * 1024))
            : tr("without limits of its own");
    return text + u' ' + tr("Started %1, %2.", "when, limits").arg(Figures::when(status.created), limits);
}

QString RunWords::word(State state, const QString& reason)
{
    switch (state) {
    case State::Created: return tr("starting");
    case State::Running: return tr("building");
    case State::Stopping: return tr("stopping");
    case State::Succeeded: return tr("done");
    case State::Configured: return tr("configured");
    case State::Broken: return tr("broken off");
    case State::Stopped: return reason == "disk"_L1 ? tr("disk full") : tr("stopped");
    case State::Failed: break;
    }
    if (reason == "timeout"_L1)
        return tr("took too long");
    if (reason == "memory"_L1)
        return tr("out of memory");
    return reason == "refused"_L1 ? tr("refused") : tr("failed");
}

QString RunWords::mark(State state)
{
    switch (state) {
    case State::Succeeded:
    case State::Configured: return u"done"_s;
    case State::Failed: return u"close"_s;
    case State::Broken: return u"error"_s;
    case State::Stopped: return u"stop"_s;
    default: return u"build"_s;
    }
}

InkLabel::Ink RunWords::ink(State state)
{
    switch (state) {
    case State::Succeeded: return InkLabel::Ink::Good;
    case State::Failed:
    case State::Broken: return InkLabel::Ink::Error;
    case State::Stopped:
    case State::Configured: return InkLabel::Ink::Secondary;
    default: return InkLabel::Ink::Text;
    }
}

QString RunWords::advice(const RunStatus& status)
{
    switch (status.state) {
    case State::Broken:
        return tr(
            "Its runner was killed, or this computer went down. What was built is kept; Continue clears up what is "
            "left and goes on from there.");
    case State::Stopped:
        return status.reason == "disk"_L1 ? tr("Free some space, then continue: what was built is kept.")
                                          : tr("What was built is kept; Continue goes on from there, also days later.");
    case State::Failed:
        return tr(
            "What was built is kept. Remove the cause, then continue; a change of the configuration is approved in "
            "Review first.");
    default: return {};
    }
}

bool RunWords::ranOutOfMemory(const RunStatus& status)
{
    return status.state == State::Failed && status.reason == "memory"_L1;
}

} // namespace cw
