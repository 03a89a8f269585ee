// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/configure/configurecall.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QStringList strings(const QJsonValue& value)
{
    QStringList result;
    for (const QJsonValue& item : value.toArray())
        result.append(item.toString());
    return result;
}

/// Only what is not empty, so that a plan stays readable.
QJsonObject textObject(std::initializer_list<std::pair<QString, QString>> texts)
{
    QJsonObject object;
    for (const auto& [key, text] : texts) {
        if (!text.isEmpty())
            object.insert(key, text);
    }
    return object;
}

QJsonArray linesToJson(const QList<ConfigureLine>& lines)
{
    QJsonArray array;
    for (const ConfigureLine& line : lines) {
        array.append(textObject({{u"variable"_s, line.variable},
                                 {u"line"_s, line.line},
                                 {u"value"_s, line.value},
                                 {u"compare"_s, line.compare},
                                 {u"file"_s, line.file}}));
    }
    return array;
}

QList<ConfigureLine> linesFromJson(const QJsonValue& value)
{
    QList<ConfigureLine> lines;
    for (const QJsonValue& item : value.toArray()) {
        const QJsonObject object = item.toObject();
        lines.append({object.value("variable"_L1).toString(), object.value("line"_L1).toString(),
                      object.value("value"_L1).toString(), object.value("compare"_L1).toString(),
                      object.value("file"_L1).toString()});
    }
    return lines;
}

} // namespace

QString ConfigureCall::answer(const QString& variable) const
{
    const auto found =
        std::find_if(answers.begin(), answers.end(), [&](const auto& each) { return each.variable == variable; });
    return found == answers.end() ? QString() : found->value;
}

bool ConfigureCall::isAnswered(const QString& variable) const
{
    return std::any_of(answers.begin(), answers.end(), [&](const auto& each) { return each.variable == variable; });
}

QJsonObject ConfigureCall::toJson() const
{
    QJsonArray asked;
    for (const ConfigureQuestion& question : questions)
        asked.append(textObject({{u"variable"_s, question.variable}, {u"prompt"_s, question.prompt}}));
    QJsonArray told;
    for (const ConfigureAnswer& answer : answers) {
        QJsonObject object = textObject({{u"variable"_s, answer.variable}, {u"field"_s, answer.field}});
        object.insert("value"_L1, answer.value);
        told.append(object);
    }
    QJsonArray keptAnswers;
    for (const Kept& each : kept)
        keptAnswers.append(QJsonObject{{"text"_L1, each.text}, {"answer"_L1, each.answer}});
    QJsonArray known;
    for (const Failure& failure : failures)
        known.append(QJsonObject{{"id"_L1, failure.id}, {"pattern"_L1, failure.pattern}});
    return {{"family"_L1, family},
            {"folder"_L1, folder},
            {"terminal"_L1, terminal},
            {"script"_L1, script},
            {"asks"_L1, asks},
            {"questions"_L1, asked},
            {"answers"_L1, told},
            {"kept"_L1, keptAnswers},
            {"expected"_L1, linesToJson(expected)},
            {"unwanted"_L1, linesToJson(unwanted)},
            {"rc_files"_L1, QJsonArray::fromStringList(rcFiles)},
            {"roots"_L1, QJsonArray::fromStringList(roots)},
            {"tracked"_L1, QJsonArray::fromStringList(tracked)},
            {"failures"_L1, known}};
}

ConfigureCall ConfigureCall::fromJson(const QJsonObject& object)
{
    ConfigureCall call;
    call.family = object.value("family"_L1).toString();
    call.folder = object.value("folder"_L1).toString();
    call.terminal = object.value("terminal"_L1).toBool();
    call.script = object.value("script"_L1).toBool();
    call.asks = object.value("asks"_L1).toString();
    for (const QJsonValue& item : object.value("questions"_L1).toArray())
        call.questions.append({item["variable"_L1].toString(), item["prompt"_L1].toString()});
    for (const QJsonValue& item : object.value("answers"_L1).toArray())
        call.answers.append({item["variable"_L1].toString(), item["value"_L1].toString(), item["field"_L1].toString()});
    for (const QJsonValue& item : object.value("kept"_L1).toArray())
        call.kept.append({item["text"_L1].toString(), item["answer"_L1].toString()});
    call.expected = linesFromJson(object.value("expected"_L1));
    call.unwanted = linesFromJson(object.value("unwanted"_L1));
    call.rcFiles = strings(object.value("rc_files"_L1));
    call.roots = strings(object.value("roots"_L1));
    call.tracked = strings(object.value("tracked"_L1));
    for (const QJsonValue& item : object.value("failures"_L1).toArray())
        call.failures.append({item["id"_L1].toString(), item["pattern"_L1].toString()});
    return call;
}

} // namespace cw
