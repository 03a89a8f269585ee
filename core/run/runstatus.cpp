// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runstatus.h"

#include "core/run/journal.h"

#include <QJsonArray>

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
}

void applyResult(RunStatus& status, const JournalEvent& event)
{
    status.state = endFrom(event.fields.value("result"_L1).toString());
    status.reason = event.fields.value("reason"_L1).toString();
    status.sentence = event.fields.value("sentence"_L1).toString();
    status.ended = event.time;
    status.running.clear();
    status.compilers = 0;
}

} // namespace

QString RunStatus::stateName() const
{
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
        running.clear();
        compilers = 0;
        memoryMiB = 0;
        if (fields.value("kind"_L1).toString() == "bazel"_L1)
            done = total = 0;
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
                         fields.value("exit_code"_L1).toInt(), fields.value("output"_L1).toString()});
    } else if (event.event == events::limit) {
        limits.append(fields.value("sentence"_L1).toString());
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
        QJsonObject object{{"id"_L1, step.id}, {"state"_L1, stepStateName(step.state)}, {"started"_L1, step.started}};
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
                                  {"output"_L1, action.output}});
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
                       {"artifacts"_L1, artifacts}};
    if (started)
        object.insert("started"_L1, started);
    if (ended)
        object.insert("ended"_L1, ended);
    if (runnerPid)
        object.insert("runner_pid"_L1, runnerPid);
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

} // namespace cw
