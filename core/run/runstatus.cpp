// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runstatus.h"

#include "core/run/journal.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString stepStateName(StepStatus::State state)
{
    switch (state) {
    case StepStatus::State::Succeeded: return u"succeeded"_s;
    case StepStatus::State::Skipped: return u"skipped"_s;
    case StepStatus::State::Failed: return u"failed"_s;
    case StepStatus::State::Running: break;
    }
    return u"running"_s;
}

RunStatus::State endFrom(const QString& name)
{
    if (name == "succeeded"_L1)
        return RunStatus::State::Succeeded;
    if (name == "configured"_L1)
        return RunStatus::State::Configured;
    return name == "stopped"_L1 ? RunStatus::State::Stopped : RunStatus::State::Failed;
}

StepStatus::State stepStateFrom(const QString& name)
{
    for (const auto state : {StepStatus::State::Succeeded, StepStatus::State::Skipped, StepStatus::State::Failed}) {
        if (stepStateName(state) == name)
            return state;
    }
    return StepStatus::State::Running;
}

QStringList strings(const QJsonValue& value)
{
    QStringList result;
    for (const QJsonValue& item : value.toArray())
        result.append(item.toString());
    return result;
}

void applyProgress(RunStatus& status, const QJsonObject& fields)
{
    status.phase = fields.value("phase"_L1).toString();
    // A later step without counts keeps those of the build.
    status.done = fields.value("done"_L1).toInteger(status.done);
    status.total = fields.value("total"_L1).toInteger(status.total);
    if (status.total > 0) {
        const int percent = int(std::clamp<qint64>(status.done * 100 / status.total, 0, 100));
        status.percent = std::max(status.percent, fields.value("percent"_L1).toInt(percent));
    }
    const QJsonObject remaining = fields.value("remaining_s"_L1).toObject();
    const auto milliseconds = [&remaining](QLatin1StringView key) {
        return remaining.contains(key) ? remaining.value(key).toInteger() * 1000 : -1;
    };
    status.remainingMs = milliseconds("likely"_L1);
    status.remainingLowMs = milliseconds("low"_L1);
    status.remainingHighMs = milliseconds("high"_L1);
    status.running = strings(fields.value("running"_L1));
    status.compilers = fields.value("compilers"_L1).toInt();
    status.memoryMiB = fields.value("memory_mib"_L1).toInteger();
    status.availableMiB = fields.value("available_mib"_L1).toInteger();
}

void applyStepEnd(RunStatus& status, const JournalEvent& event, StepStatus::State state)
{
    for (StepStatus& step : status.steps) {
        if (step.id != event.fields.value("step"_L1).toString() || step.state != StepStatus::State::Running)
            continue;
        step.state = state;
        step.ended = event.time;
        step.exitCode = event.fields.value("exit_code"_L1).toInt();
        step.sentence = event.fields.value("sentence"_L1).toString();
    }
}

void applyCreated(RunStatus& status, const JournalEvent& event)
{
    const QJsonObject& fields = event.fields;
    status.run = fields.value("run"_L1).toString();
    status.planHash = fields.value("plan"_L1).toString();
    status.title = fields.value("title"_L1).toString();
    status.variant = fields.value("variant"_L1).toString();
    status.outputBase = fields.value("output_base"_L1).toString();
    status.jobs = fields.value("jobs"_L1).toInt();
    status.ramMiB = fields.value("ram_mib"_L1).toInt();
    status.continues = fields.value("continues"_L1).toString();
    status.untilStep = fields.value("until"_L1).toString();
    status.created = event.time;
    status.clock = RunClock::of(fields);
}

void applyLimit(RunStatus& status, const QJsonObject& fields, bool ended)
{
    RunLimit limit;
    limit.limit = fields.value("limit"_L1).toString();
    limit.sentence = fields.value("sentence"_L1).toString();
    limit.now = !ended;
    const auto same = std::find_if(status.limitsMet.begin(), status.limitsMet.end(),
                                   [&limit](const RunLimit& other) { return other.limit == limit.limit; });
    if (same != status.limitsMet.end()) {
        limit.times = same->times;
        limit.ms = same->ms;
        limit.peakMiB = same->peakMiB;
    }
    limit.times += !ended;
    limit.ms += fields.value("ms"_L1).toInteger();
    limit.peakMiB =
        std::max({limit.peakMiB, fields.value("peak_mib"_L1).toInteger(), fields.value("memory_mib"_L1).toInteger()});
    if (same != status.limitsMet.end())
        *same = limit;
    else
        status.limitsMet.append(limit);
    status.limits.clear();
    for (const RunLimit& each : std::as_const(status.limitsMet))
        status.limits.append(each.sentence);
}

/// What was true of a moment and is so no more.
void forgetMoment(RunStatus& status)
{
    status.running.clear();
    status.compilers = 0;
    status.remainingMs = status.remainingLowMs = status.remainingHighMs = -1;
}

void applyResult(RunStatus& status, const JournalEvent& event)
{
    status.state = endFrom(event.fields.value("result"_L1).toString());
    status.reason = event.fields.value("reason"_L1).toString();
    status.sentence = event.fields.value("sentence"_L1).toString();
    status.ended = event.time;
    forgetMoment(status);
}

} // namespace

QString RunStatus::stateName() const
{
    if (silent && !isOver())
        return u"silent"_s;
    switch (state) {
    case State::Running: return u"running"_s;
    case State::Stopping: return u"stopping"_s;
    case State::Succeeded: return u"succeeded"_s;
    case State::Configured: return u"configured"_s;
    case State::Failed: return u"failed"_s;
    case State::Stopped: return u"stopped"_s;
    case State::Broken: return u"broken"_s;
    case State::Created: break;
    }
    return u"created"_s;
}

void RunStatus::apply(const JournalEvent& event)
{
    const QJsonObject& fields = event.fields;
    last = event.time;
    if (event.event == events::runCreated) {
        applyCreated(*this, event);
    } else if (event.event == events::runnerStarted) {
        state = State::Running;
        started = event.time;
        runnerPid = fields.value("pid"_L1).toInteger();
    } else if (event.event == events::stepStarted) {
        steps.append({fields.value("step"_L1).toString(),
                      fields.value("title"_L1).toString(),
                      StepStatus::State::Running,
                      event.time,
                      0,
                      0,
                      {}});
        phase.clear();
        forgetMoment(*this);
        memoryMiB = 0;
        if (fields.value("kind"_L1).toString() == "bazel"_L1) {
            done = total = 0;
            percent = -1;
        }
    } else if (event.event == events::stepSkipped) {
        steps.append({fields.value("step"_L1).toString(), fields.value("title"_L1).toString(),
                      StepStatus::State::Skipped, event.time, event.time, 0, fields.value("sentence"_L1).toString()});
    } else if (event.event == events::stepFinished) {
        const bool good = fields.value("result"_L1).toString() == "succeeded"_L1;
        applyStepEnd(*this, event, good ? StepStatus::State::Succeeded : StepStatus::State::Failed);
    } else if (event.event == events::bazelStarted) {
        serverPid = fields.value("server_pid"_L1).toInteger();
    } else if (event.event == events::progress) {
        applyProgress(*this, fields);
    } else if (event.event == events::actionFailed) {
        failures.append({fields.value("label"_L1).toString(), fields.value("mnemonic"_L1).toString(),
                         fields.value("exit_code"_L1).toInt(), fields.value("output"_L1).toString(),
                         fields.value("error"_L1).toString()});
    } else if (event.event == events::limit || event.event == events::limitEnded) {
        applyLimit(*this, fields, event.event == events::limitEnded);
    } else if (event.event == events::keeperLost) {
        if (!fields.value("replaced"_L1).toBool())
            warnings.append(fields.value("sentence"_L1).toString());
    } else if (event.event == events::stopAsked) {
        state = State::Stopping;
    } else if (event.event == events::artifact) {
        ++artifacts;
    } else if (event.event == events::result) {
        applyResult(*this, event);
    }
}

QJsonObject RunStatus::toJson() const
{
    QJsonArray stepList;
    for (const StepStatus& step : steps) {
        QJsonObject object{{"id"_L1, step.id},
                           {"title"_L1, step.title},
                           {"state"_L1, stepStateName(step.state)},
                           {"started"_L1, step.started}};
        if (step.ended)
            object.insert("ms"_L1, step.ended - step.started);
        if (step.exitCode)
            object.insert("exit_code"_L1, step.exitCode);
        if (!step.sentence.isEmpty())
            object.insert("sentence"_L1, step.sentence);
        stepList.append(object);
    }
    QJsonArray failed;
    for (const RunFailure& action : failures) {
        failed.append(QJsonObject{{"label"_L1, action.label},
                                  {"mnemonic"_L1, action.mnemonic},
                                  {"exit_code"_L1, action.exitCode},
                                  {"output"_L1, action.output},
                                  {"error"_L1, action.error}});
    }
    QJsonArray met;
    for (const RunLimit& limit : limitsMet) {
        met.append(QJsonObject{{"limit"_L1, limit.limit},
                               {"sentence"_L1, limit.sentence},
                               {"now"_L1, limit.now},
                               {"times"_L1, limit.times},
                               {"ms"_L1, limit.ms},
                               {"peak_mib"_L1, limit.peakMiB}});
    }
    QJsonObject object{{"run"_L1, run},
                       {"state"_L1, stateName()},
                       {"title"_L1, title},
                       {"variant"_L1, variant},
                       {"plan"_L1, planHash},
                       {"output_base"_L1, outputBase},
                       {"created"_L1, created},
                       {"last"_L1, last},
                       {"steps"_L1, stepList},
                       {"done"_L1, done},
                       {"total"_L1, total},
                       {"compilers"_L1, compilers},
                       {"memory_mib"_L1, memoryMiB},
                       {"available_mib"_L1, availableMiB},
                       {"jobs"_L1, jobs},
                       {"ram_mib"_L1, ramMiB},
                       {"running"_L1, QJsonArray::fromStringList(running)},
                       {"failures"_L1, failed},
                       {"limits"_L1, QJsonArray::fromStringList(limits)},
                       {"limits_met"_L1, met},
                       {"artifacts"_L1, artifacts}};
    if (started)
        object.insert("started"_L1, started);
    if (ended)
        object.insert("ended"_L1, ended);
    if (runnerPid)
        object.insert("runner_pid"_L1, runnerPid);
    if (serverPid)
        object.insert("server_pid"_L1, serverPid);
    if (percent >= 0)
        object.insert("percent"_L1, percent);
    if (remainingMs >= 0) {
        object.insert("remaining_s"_L1, QJsonObject{{"likely"_L1, remainingMs / 1000},
                                                    {"low"_L1, remainingLowMs / 1000},
                                                    {"high"_L1, remainingHighMs / 1000}});
    }
    if (!isOver())
        object.insert("heard_ms"_L1, heardMs);
    if (!warnings.isEmpty())
        object.insert("warnings"_L1, QJsonArray::fromStringList(warnings));
    if (clock.isKnown()) {
        object.insert("boot"_L1, clock.boot);
        object.insert("boot_began"_L1, clock.origin);
    }
    const auto insertText = [&object](QLatin1StringView key, const QString& text) {
        if (!text.isEmpty())
            object.insert(key, text);
    };
    insertText("phase"_L1, phase);
    insertText("reason"_L1, reason);
    insertText("sentence"_L1, sentence);
    insertText("continues"_L1, continues);
    insertText("until"_L1, untilStep);
    return object;
}

RunStatus RunStatus::fromJson(const QJsonObject& object)
{
    const auto text = [&object](QLatin1StringView key) { return object.value(key).toString(); };
    const auto number = [&object](QLatin1StringView key) { return object.value(key).toInteger(); };
    RunStatus status;
    status.run = text("run"_L1);
    status.state = endFrom(text("state"_L1));
    status.title = text("title"_L1);
    status.variant = text("variant"_L1);
    status.planHash = text("plan"_L1);
    status.outputBase = text("output_base"_L1);
    status.continues = text("continues"_L1);
    status.untilStep = text("until"_L1);
    status.reason = text("reason"_L1);
    status.sentence = text("sentence"_L1);
    status.created = number("created"_L1);
    status.started = number("started"_L1);
    status.ended = number("ended"_L1);
    status.last = number("last"_L1);
    status.runnerPid = number("runner_pid"_L1);
    status.clock = {text("boot"_L1), number("boot_began"_L1)};
    for (const QJsonValue& value : object.value("steps"_L1).toArray()) {
        const QJsonObject step = value.toObject();
        const qint64 started = step.value("started"_L1).toInteger();
        status.steps.append({step.value("id"_L1).toString(), step.value("title"_L1).toString(),
                             stepStateFrom(step.value("state"_L1).toString()), started,
                             step.contains("ms"_L1) ? started + step.value("ms"_L1).toInteger() : 0,
                             step.value("exit_code"_L1).toInt(), step.value("sentence"_L1).toString()});
    }
    status.phase = text("phase"_L1);
    status.done = number("done"_L1);
    status.total = number("total"_L1);
    status.percent = object.value("percent"_L1).toInt(-1);
    status.memoryMiB = number("memory_mib"_L1);
    status.availableMiB = number("available_mib"_L1);
    status.jobs = object.value("jobs"_L1).toInt();
    status.ramMiB = object.value("ram_mib"_L1).toInt();
    status.serverPid = number("server_pid"_L1);
    for (const QJsonValue& value : object.value("failures"_L1).toArray()) {
        const QJsonObject failure = value.toObject();
        status.failures.append({failure.value("label"_L1).toString(), failure.value("mnemonic"_L1).toString(),
                                failure.value("exit_code"_L1).toInt(), failure.value("output"_L1).toString(),
                                failure.value("error"_L1).toString()});
    }
    for (const QJsonValue& value : object.value("limits_met"_L1).toArray()) {
        const QJsonObject limit = value.toObject();
        status.limitsMet.append({limit.value("limit"_L1).toString(), limit.value("sentence"_L1).toString(),
                                 limit.value("now"_L1).toBool(), limit.value("times"_L1).toInt(),
                                 limit.value("ms"_L1).toInteger(), limit.value("peak_mib"_L1).toInteger()});
    }
    status.limits = strings(object.value("limits"_L1));
    status.warnings = strings(object.value("warnings"_L1));
    status.artifacts = object.value("artifacts"_L1).toInt();
    return status;
}

} // namespace cw
