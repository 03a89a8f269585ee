// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/showcommand.h"

#include "core/config/configuration.h"
#include "core/config/field.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::ShowCommand", text);
}

QString typeName(Field::Type type)
{
    switch (type) {
    case Field::Type::Text: return u"text"_s;
    case Field::Type::Version: return u"version"_s;
    case Field::Type::Choice: return u"choice"_s;
    case Field::Type::Path: return u"path"_s;
    case Field::Type::List: return u"list"_s;
    case Field::Type::Flag: return u"flag"_s;
    case Field::Type::Count: return u"count"_s;
    case Field::Type::Size: return u"size"_s;
    }
    return {};
}

void showFields(const Console& console)
{
    QJsonArray array;
    for (const Field& field : fields()) {
        if (!console.json) {
            QString line = field.name.leftJustified(16) + typeName(field.type).leftJustified(9) + field.meaning;
            if (!field.choices.isEmpty())
                line += u' ' + tr("One of %1.").arg(field.choices.join(", "_L1));
            console.data(line);
            continue;
        }
        QJsonObject object{{"name"_L1, field.name},
                           {"type"_L1, typeName(field.type)},
                           {"title"_L1, field.title},
                           {"meaning"_L1, field.meaning},
                           {"default"_L1, field.standard}};
        if (!field.choices.isEmpty())
            object.insert("choices"_L1, QJsonArray::fromStringList(field.choices));
        array.append(object);
    }
    if (console.json)
        console.object({{"fields"_L1, array}, {"family"_L1, "features.*"_L1}});
    else
        console.data(u"features.NAME"_s.leftJustified(16) + u"flag"_s.leftJustified(9)
                     + tr("Whether a feature is built in, such as features.xla."));
}

} // namespace

QString ShowCommand::name() const
{
    return u"show"_s;
}

QString ShowCommand::summary() const
{
    return tr("Show a configuration: each value with where it came from");
}

void ShowCommand::describe(QCommandLineParser& parser) const
{
    parser.addOption({u"fields"_s, tr("List the fields that a configuration can hold.")});
    parser.addPositionalArgument(u"FILE"_s, tr("The configuration."), u"[FILE]"_s);
}

int ShowCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (parser.isSet(u"fields"_s)) {
        showFields(console);
        return Ok;
    }
    if (arguments.size() != 1)
        return usageError(console, tr("One file is expected."), *this);
    const auto configuration = Configuration::load(arguments.first());
    if (!configuration) {
        console.error(configuration.error());
        return exitCodeFor(configuration.error());
    }

    // What was set, then the defaults that hold for the rest, in the order of the fields; features come last.
    QStringList names;
    for (const Field& field : fields()) {
        if (configuration->has(field.name) || !field.standard.isNull())
            names.append(field.name);
    }
    for (auto it = configuration->values().cbegin(); it != configuration->values().cend(); ++it) {
        if (!names.contains(it.key()))
            names.append(it.key());
    }
    QJsonObject values;
    qsizetype width = 0;
    for (const QString& name : std::as_const(names))
        width = std::max(width, name.size());
    for (const QString& name : std::as_const(names)) {
        const auto field = findField(name);
        const Provenance from = configuration->provenance(name);
        if (!field)
            continue; // load() refuses unknown fields
        const QString text = printValue(*field, configuration->value(name));
        if (console.json) {
            values.insert(
                name,
                QJsonObject{{"value"_L1, configuration->value(name)}, {"from"_L1, from.toJson()}, {"text"_L1, text}});
        } else {
            console.data("%1  %2  %3"_L1.arg(name.leftJustified(width), text.leftJustified(28),
                                             console.toned(from.text(), Console::Tone::Quiet)));
        }
    }
    if (console.json)
        console.object({{"file"_L1, arguments.first()}, {"name"_L1, configuration->name}, {"values"_L1, values}});
    return Ok;
}

} // namespace cw::cli
