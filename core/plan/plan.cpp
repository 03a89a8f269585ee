// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan.h"

#include "core/base/files.h"
#include "core/base/json.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Plan", text);
}

QString kindName(PlanStep::Kind kind)
{
    switch (kind) {
    case PlanStep::Kind::Bazel: return u"bazel"_s;
    case PlanStep::Kind::Collect: return u"collect"_s;
    case PlanStep::Kind::Command: break;
    }
    return u"command"_s;
}

PlanStep::Kind kindFrom(const QString& name)
{
    if (name == "bazel"_L1)
        return PlanStep::Kind::Bazel;
    return name == "collect"_L1 ? PlanStep::Kind::Collect : PlanStep::Kind::Command;
}

QStringList strings(const QJsonValue& value)
{
    QStringList result;
    for (const QJsonValue& item : value.toArray())
        result.append(item.toString());
    return result;
}

/// Text files are kept readable in plan.json; anything that is not UTF-8 is kept as base64.
QJsonObject fileToJson(const PlanFile& file)
{
    QJsonObject object{{"path"_L1, file.path},
                       {"mode"_L1, QString::number(file.mode, 8)},
                       {"why"_L1, file.why},
                       {"group"_L1, file.group}};
    const QString text = QString::fromUtf8(file.text);
    if (text.toUtf8() == file.text)
        object.insert("text"_L1, text);
    else
        object.insert("base64"_L1, QString::fromLatin1(file.text.toBase64()));
    return object;
}

PlanFile fileFromJson(const QJsonObject& object)
{
    const QByteArray text = object.contains("base64"_L1)
                                ? QByteArray::fromBase64(object.value("base64"_L1).toString().toLatin1())
                                : object.value("text"_L1).toString().toUtf8();
    return {object.value("path"_L1).toString(), object.value("mode"_L1).toString().toInt(nullptr, 8), text,
            object.value("why"_L1).toString(), object.value("group"_L1).toString()};
}

QJsonObject bazelToJson(const BazelCommand& bazel)
{
    return {{"startup"_L1, QJsonArray::fromStringList(bazel.startup)},
            {"command"_L1, bazel.command},
            {"events_file"_L1, bazel.eventsFile},
            {"event_flags"_L1, QJsonArray::fromStringList(bazel.eventFlags)},
            {"profile_file"_L1, bazel.profileFile},
            {"profile_flags"_L1, QJsonArray::fromStringList(bazel.profileFlags)},
            {"terminal_flags"_L1, QJsonArray::fromStringList(bazel.terminalFlags)},
            {"options"_L1, QJsonArray::fromStringList(bazel.options)},
            {"targets"_L1, QJsonArray::fromStringList(bazel.targets)}};
}

BazelCommand bazelFromJson(const QJsonObject& object)
{
    return {strings(object.value("startup"_L1)),        object.value("command"_L1).toString(),
            object.value("events_file"_L1).toString(),  strings(object.value("event_flags"_L1)),
            object.value("profile_file"_L1).toString(), strings(object.value("profile_flags"_L1)),
            strings(object.value("terminal_flags"_L1)), strings(object.value("options"_L1)),
            strings(object.value("targets"_L1))};
}

constexpr std::array allPlaces{PlanStep::Where::Host, PlanStep::Where::Container, PlanStep::Where::Device,
                               PlanStep::Where::BuildHost};

PlanStep::Where whereFrom(const QString& name)
{
    const auto found = std::find_if(allPlaces.begin(), allPlaces.end(),
                                    [&](auto where) { return PlanStep::whereName(where) == name; });
    return found == allPlaces.end() ? PlanStep::Where::Host : *found;
}

QJsonObject stepToJson(const PlanStep& step, int version)
{
    QJsonObject environment;
    for (auto it = step.environment.cbegin(); it != step.environment.cend(); ++it)
        environment.insert(it.key(), it.value());
    QJsonObject object{{"id"_L1, step.id},
                       {"kind"_L1, kindName(step.kind)},
                       {"title"_L1, step.title},
                       {"why"_L1, step.why},
                       {"program"_L1, step.program},
                       {"arguments"_L1, QJsonArray::fromStringList(step.arguments)},
                       {"environment"_L1, environment},
                       {"unset_environment"_L1, QJsonArray::fromStringList(step.unsetEnvironment)},
                       {"working_directory"_L1, step.workingDirectory},
                       {"timeout_seconds"_L1, step.timeoutSeconds},
                       {"output_limit_mib"_L1, step.outputLimitMiB},
                       {"expected_files"_L1, QJsonArray::fromStringList(step.expectedFiles)},
                       {"skip_if_exists"_L1, QJsonArray::fromStringList(step.skipIfExists)}};
    if (version < 2)
        return object;
    object.insert("where"_L1, PlanStep::whereName(step.where));
    if (step.bazel)
        object.insert("bazel"_L1, bazelToJson(*step.bazel));
    if (version >= 3 && step.configure)
        object.insert("configure"_L1, step.configure->toJson());
    return object;
}

PlanStep stepFromJson(const QJsonObject& object)
{
    PlanStep step;
    step.id = object.value("id"_L1).toString();
    step.kind = kindFrom(object.value("kind"_L1).toString());
    step.title = object.value("title"_L1).toString();
    step.why = object.value("why"_L1).toString();
    step.program = object.value("program"_L1).toString();
    step.arguments = strings(object.value("arguments"_L1));
    const QJsonObject environment = object.value("environment"_L1).toObject();
    for (auto it = environment.begin(); it != environment.end(); ++it)
        step.environment.insert(it.key(), it.value().toString());
    step.unsetEnvironment = strings(object.value("unset_environment"_L1));
    step.workingDirectory = object.value("working_directory"_L1).toString();
    step.timeoutSeconds = object.value("timeout_seconds"_L1).toInt();
    step.outputLimitMiB = object.value("output_limit_mib"_L1).toInt();
    step.expectedFiles = strings(object.value("expected_files"_L1));
    step.skipIfExists = strings(object.value("skip_if_exists"_L1));
    step.where = whereFrom(object.value("where"_L1).toString());
    if (object.contains("bazel"_L1))
        step.bazel = bazelFromJson(object.value("bazel"_L1).toObject());
    if (object.contains("configure"_L1))
        step.configure = ConfigureCall::fromJson(object.value("configure"_L1).toObject());
    return step;
}

QJsonObject withoutHash(const Plan& plan)
{
    QJsonArray files;
    for (const PlanFile& file : plan.files)
        files.append(fileToJson(file));
    QJsonArray steps;
    for (const PlanStep& step : plan.steps)
        steps.append(stepToJson(step, plan.version));
    QJsonArray artifacts;
    for (const PlanArtifact& artifact : plan.artifacts) {
        artifacts.append(QJsonObject{{"kind"_L1, artifact.kind},
                                     {"label"_L1, artifact.label},
                                     {"pattern"_L1, artifact.pattern},
                                     {"folder"_L1, artifact.folder}});
    }
    QJsonObject object{{"format"_L1, Plan::format},
                       {"version"_L1, plan.version},
                       {"configuration"_L1, plan.configuration},
                       {"title"_L1, plan.title},
                       {"project"_L1, plan.project},
                       {"variant"_L1, plan.variant},
                       {"workspace"_L1, plan.workspace},
                       {"output_base"_L1, plan.outputBase},
                       {"bazel"_L1, plan.bazel},
                       {"bazel_version"_L1, plan.bazelVersion},
                       {"jobs"_L1, plan.jobs},
                       {"ram_mib"_L1, plan.ramMiB},
                       {"target_machine"_L1, plan.targetMachine},
                       {"files"_L1, files},
                       {"steps"_L1, steps},
                       {"artifacts"_L1, artifacts}};
    if (plan.version >= 2) {
        object.insert("road"_L1, plan.road);
        object.insert("never_built"_L1, plan.neverBuilt);
    }
    // Absent in older plans, whose hash must stay what it was.
    if (plan.totalUseless)
        object.insert("total_useless"_L1, true);
    if (plan.heapMiB > 0)
        object.insert("heap_mib"_L1, plan.heapMiB);
    if (plan.actionsMiB > 0)
        object.insert("actions_mib"_L1, plan.actionsMiB);
    return object;
}

QJsonArray without(const QJsonArray& objects, const QStringList& keys)
{
    QJsonArray result;
    for (const QJsonValue& value : objects) {
        QJsonObject object = value.toObject();
        for (const QString& key : keys)
            object.remove(key);
        result.append(object);
    }
    return result;
}

} // namespace

QString PlanStep::whereName(Where where)
{
    switch (where) {
    case Where::Container: return u"container"_s;
    case Where::Device: return u"device"_s;
    case Where::BuildHost: return u"build-host"_s;
    case Where::Host: break;
    }
    return u"host"_s;
}

std::optional<BazelCommand> PlanStep::bazelCall() const
{
    if (bazel || kind != Kind::Bazel)
        return bazel;
    return BazelCommand::fromArguments(arguments);
}

QString Plan::hash() const
{
    // Titles and reasons are for people, in their language; what was approved in one language is the same in another.
    QJsonObject object = withoutHash(*this);
    object.remove("title"_L1);
    object.insert("files"_L1, without(object.value("files"_L1).toArray(), {u"why"_s}));
    object.insert("steps"_L1, without(object.value("steps"_L1).toArray(), {u"title"_s, u"why"_s}));
    return files::sha256(json::compact(object));
}

QJsonObject Plan::toJson() const
{
    QJsonObject object = withoutHash(*this);
    object.insert("hash"_L1, hash());
    return object;
}

Result<Plan> Plan::fromJson(const QJsonObject& object)
{
    Plan plan;
    plan.version = object.value("version"_L1).toInt(1);
    plan.road = object.value("road"_L1).toString();
    plan.neverBuilt = object.value("never_built"_L1).toBool();
    plan.configuration = object.value("configuration"_L1).toObject();
    plan.title = object.value("title"_L1).toString();
    plan.project = object.value("project"_L1).toString();
    plan.variant = object.value("variant"_L1).toString();
    plan.workspace = object.value("workspace"_L1).toString();
    plan.outputBase = object.value("output_base"_L1).toString();
    plan.bazel = object.value("bazel"_L1).toString();
    plan.bazelVersion = object.value("bazel_version"_L1).toString();
    plan.totalUseless = object.value("total_useless"_L1).toBool();
    plan.jobs = object.value("jobs"_L1).toInt();
    plan.ramMiB = object.value("ram_mib"_L1).toInt();
    plan.heapMiB = object.value("heap_mib"_L1).toInt();
    plan.actionsMiB = object.value("actions_mib"_L1).toInt();
    plan.targetMachine = object.value("target_machine"_L1).toString();
    for (const QJsonValue& file : object.value("files"_L1).toArray())
        plan.files.append(fileFromJson(file.toObject()));
    for (const QJsonValue& step : object.value("steps"_L1).toArray())
        plan.steps.append(stepFromJson(step.toObject()));
    for (const QJsonValue& value : object.value("artifacts"_L1).toArray()) {
        const QJsonObject artifact = value.toObject();
        plan.artifacts.append({artifact.value("kind"_L1).toString(), artifact.value("label"_L1).toString(),
                               artifact.value("pattern"_L1).toString(), artifact.value("folder"_L1).toString()});
    }
    if (const QString claimed = object.value("hash"_L1).toString(); claimed != plan.hash()) {
        return Error{Error::Kind::Refused,
                     tr("The plan was changed after it was made: its content does not fit its hash."),
                     tr("Make the plan again and approve it.")};
    }
    return plan;
}

} // namespace cw
