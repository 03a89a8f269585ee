// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/buildevents.h"

#include <QJsonArray>
#include <QSet>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

// "file:///a%20b/c" → "/a b/c"; "" for what lies elsewhere (bytestream://…), which has no path here.
QString pathOf(const QJsonValue& file)
{
    const QUrl url(file.toObject()["uri"_L1].toString(), QUrl::StrictMode);
    return url.isLocalFile() ? url.toLocalFile() : QString();
}

// Numbers of 64 bits are strings in this format.
qint64 number(const QJsonValue& value, qint64 otherwise)
{
    if (value.isDouble())
        return qint64(value.toDouble());
    bool ok = false;
    const qint64 number = value.toString().toLongLong(&ok);
    return ok ? number : otherwise;
}

QList<BuildOutput> filesOf(const QJsonValue& list)
{
    QList<BuildOutput> files;
    const QJsonArray array = list.toArray();
    for (const QJsonValue& file : array) {
        BuildOutput output;
        output.name = file["name"_L1].toString();
        output.path = pathOf(file);
        if (!output.path.isEmpty())
            files.append(output);
    }
    return files;
}

QStringList setsOf(const QJsonValue& list)
{
    QStringList ids;
    const QJsonArray array = list.toArray();
    for (const QJsonValue& set : array)
        ids.append(set["id"_L1].toString());
    return ids;
}

} // namespace

void BuildEvents::add(const QJsonObject& event)
{
    ++count;
    const QJsonObject id = event["id"_L1].toObject();
    if (event.contains("started"_L1)) {
        const QJsonObject begin = event["started"_L1].toObject();
        started = true;
        uuid = begin["uuid"_L1].toString();
        version = begin["buildToolVersion"_L1].toString();
        serverPid = number(begin["serverPid"_L1], 0);
        startMilliseconds = number(begin["startTimeMillis"_L1], 0);
        workspace = begin["workspaceDirectory"_L1].toString();
    } else if (id.contains("namedSet"_L1)) {
        const QJsonObject set = event["namedSetOfFiles"_L1].toObject();
        m_sets.insert(id["namedSet"_L1]["id"_L1].toString(), {filesOf(set["files"_L1]), setsOf(set["fileSets"_L1])});
    } else if (id.contains("actionCompleted"_L1)) {
        addAction(id["actionCompleted"_L1].toObject(), event);
    } else if (id.contains("targetConfigured"_L1)) {
        m_kinds.insert(id["targetConfigured"_L1]["label"_L1].toString(),
                       event["configured"_L1]["targetKind"_L1].toString());
    } else if (id.contains("targetCompleted"_L1)) {
        addTarget(id["targetCompleted"_L1].toObject(), event);
    } else if (id.contains("testResult"_L1)) {
        addTest(id["testResult"_L1].toObject(), event);
    } else if (event.contains("finished"_L1)) {
        const QJsonObject end = event["finished"_L1].toObject();
        const QJsonObject code = end["exitCode"_L1].toObject();
        finished = true;
        exitName = code["name"_L1].toString();
        exitCode = code["code"_L1].toInt(); // a code of 0 is left out
        if (code.isEmpty())                 // 0.17.2 writes only this much on success
            exitCode = end["overallSuccess"_L1].toBool() ? 0 : -1;
    } else if (event.contains("buildMetrics"_L1)) {
        const QJsonValue actions = event["buildMetrics"_L1]["actionSummary"_L1];
        actionsCreated = number(actions["actionsCreated"_L1], -1);
        actionsExecuted = number(actions["actionsExecuted"_L1], -1);
    }
    if (event.contains("aborted"_L1)) {
        const QJsonObject why = event["aborted"_L1].toObject();
        const QString reason = why["reason"_L1].toString();
        const QString text = why["description"_L1].toString();
        const QString line = reason.isEmpty() || text.isEmpty() ? reason + text : reason + u": "_s + text;
        if (!line.isEmpty() && !aborted.contains(line))
            aborted.append(line);
    }
    last = last || event["lastMessage"_L1].toBool();
}

void BuildEvents::addAction(const QJsonObject& id, const QJsonObject& event)
{
    if (!event.contains("action"_L1)) // "aborted": the same action a second time (0.17.2), or one that never ran
        return;
    ++actionsCompleted;
    const QJsonObject action = event["action"_L1].toObject();
    if (action["success"_L1].toBool())
        return;
    FailedAction failure;
    failure.label = action["label"_L1].toString(id["label"_L1].toString());
    failure.mnemonic = action["type"_L1].toString();
    failure.exitCode = action["exitCode"_L1].toInt(-1);
    failure.output = id["primaryOutput"_L1].toString();
    failure.stdoutPath = pathOf(action["stdout"_L1]);
    failure.stderrPath = pathOf(action["stderr"_L1]);
    failure.message = action["failureDetail"_L1]["message"_L1].toString();
    failed.append(failure);
}

void BuildEvents::addTarget(const QJsonObject& id, const QJsonObject& event)
{
    TargetOutcome target;
    target.label = id["label"_L1].toString();
    const QJsonObject completed = event["completed"_L1].toObject();
    target.kind = m_kinds.value(target.label);
    target.succeeded = completed["success"_L1].toBool();
    target.message = completed["failureDetail"_L1]["message"_L1].toString();
    targets.append(target);

    const QJsonArray outputGroups = completed["outputGroup"_L1].toArray();
    for (const QJsonValue& group : outputGroups) {
        m_groups.append({target.label, group["name"_L1].toString(), setsOf(group["fileSets"_L1]),
                         filesOf(group["inlineFiles"_L1])});
    }
    if (outputGroups.isEmpty()) // nothing else says what it made
        m_groups.append({target.label, u"default"_s, {}, filesOf(completed["importantOutput"_L1])});
}

void BuildEvents::addTest(const QJsonObject& id, const QJsonObject& event)
{
    if (!event.contains("testResult"_L1))
        return;
    const QJsonObject result = event["testResult"_L1].toObject();
    TestOutcome test;
    test.label = id["label"_L1].toString();
    test.status = result["status"_L1].toString();
    test.run = id["run"_L1].toInt(1);
    test.shard = id["shard"_L1].toInt(1);
    test.attempt = id["attempt"_L1].toInt(1);
    test.milliseconds = number(result["testAttemptDurationMillis"_L1], -1);
    const QJsonArray outputs = result["testActionOutput"_L1].toArray();
    for (const QJsonValue& output : outputs) {
        if (output["name"_L1].toString() == "test.log"_L1)
            test.logPath = pathOf(output);
    }
    tests.append(test);
}

QList<BuildOutput> BuildEvents::outputs(const QString& group) const
{
    QList<BuildOutput> found;
    QSet<QString> paths;
    for (const Group& part : m_groups) {
        if (!group.isEmpty() && part.name != group)
            continue;
        const auto take = [&](const QList<BuildOutput>& files) {
            for (BuildOutput file : files) {
                if (paths.contains(file.path))
                    continue;
                paths.insert(file.path);
                file.label = part.label;
                file.group = part.name;
                found.append(file);
            }
        };
        take(part.files);
        // Sets share sets, thousands deep in large builds: each is visited once, without recursion.
        QSet<QString> visited;
        QStringList waiting = part.sets;
        while (!waiting.isEmpty()) {
            const QString set = waiting.takeFirst();
            if (visited.contains(set))
                continue;
            visited.insert(set);
            const auto it = m_sets.constFind(set);
            if (it == m_sets.cend())
                continue;
            take(it->files);
            waiting += it->sets;
        }
    }
    return found;
}

} // namespace cw
