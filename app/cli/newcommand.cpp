// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/newcommand.h"

#include "app/cli/takeover.h"
#include "core/config/edit.h"
#include "core/config/field.h"
#include "core/config/preset.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::NewCommand", text);
}

/// Preset first, then the options that have a name of their own, then the edits, so that the later ones win.
Result<TakenOver> build(const QCommandLineParser& parser)
{
    Configuration configuration;
    TakenOver taken;
    if (const QString id = parser.value(u"preset"_s); !id.isEmpty()) {
        const auto presets = loadPresets();
        if (!presets)
            return presets.error();
        const auto preset = findPreset(*presets, id);
        if (!preset)
            return preset.error();
        preset->apply(configuration);
    }
    if (const QString folder = parser.value(u"from-tree"_s); !folder.isEmpty()) {
        auto read = takeOver(folder, configuration);
        if (!read)
            return read.error();
        taken = *read;
        configuration = taken.configuration;
    }
    QStringList edits;
    for (const QString& field : {u"tf"_s, u"board"_s, u"gpu"_s}) {
        if (parser.isSet(field))
            edits.append(field + u'=' + parser.value(field));
    }
    const Status done = applyEdits(configuration, edits + parser.values(u"set"_s));
    if (!done)
        return done.error();
    taken.configuration = configuration;
    return taken;
}

/// What was read out of a tree, and what of it no field says.
void printTaken(const TakenOver& taken, const Console& console)
{
    console.note(tr("Read from %1:").arg(taken.file));
    for (auto it = taken.configuration.values().cbegin(); it != taken.configuration.values().cend(); ++it) {
        const auto field = findField(it.key());
        if (it->from.kind == Provenance::Kind::Detected && field)
            console.note(u"  %1=%2"_s.arg(it.key(), printValue(*field, it->value)));
    }
    for (const QString& line : taken.others)
        console.note(tr("  left out, no field says it: %1").arg(line));
}

} // namespace

QString NewCommand::name() const
{
    return u"new"_s;
}

QString NewCommand::summary() const
{
    return tr("Write a configuration, from a preset or from scratch");
}

void NewCommand::describe(QCommandLineParser& parser) const
{
    parser.addOptions(
        {{u"preset"_s, tr("Start from this preset (\"crosswright catalog presets\")."), u"ID"_s},
         {u"from-tree"_s, tr("Take over a source tree that was configured by hand: what its ./configure wrote."),
          u"DIR"_s},
         {u"tf"_s, tr("The release."), u"VERSION"_s},
         {u"board"_s, tr("The machine that the result is for."), u"ID"_s},
         {u"gpu"_s, tr("The GPU by name."), u"NAME"_s},
         {u"set"_s, tr("Any field; may be given again (\"crosswright show --fields\" lists them)."), u"field=value"_s},
         {{u"o"_s, u"output"_s}, tr("The file to write, NAME.cw.json."), u"FILE"_s},
         {u"force"_s, tr("Replace the file if it is there.")}});
}

int NewCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (!arguments.isEmpty())
        return usageError(console, tr("\"%1\" was not expected.").arg(arguments.first()), *this);
    const QString path = parser.value(u"output"_s);
    if (path.isEmpty())
        return usageError(console, tr("-o FILE is missing."), *this);
    const auto built = build(parser);
    if (!built) {
        console.error(built.error());
        return exitCodeFor(built.error());
    }
    Configuration configuration = built->configuration;
    if (QFileInfo::exists(path) && !parser.isSet(u"force"_s)) {
        console.error(
            {Error::Kind::Refused, tr("%1 is there already.").arg(path), tr("Name another file, or add --force.")});
        return Wrong;
    }
    configuration.name = QFileInfo(path).fileName();
    if (configuration.name.endsWith(".cw.json"_L1))
        configuration.name.chop(8);
    if (const Status saved = configuration.save(path); !saved) {
        console.error(saved.error());
        return exitCodeFor(saved.error());
    }
    QJsonObject object{{"file"_L1, path}, {"configuration"_L1, configuration.toJson()}};
    if (!built->file.isEmpty())
        object.insert("left_out"_L1, QJsonArray::fromStringList(built->others));
    if (!built->file.isEmpty() && !console.json)
        printTaken(*built, console);
    if (console.json)
        console.object(object);
    else
        console.note(tr("Wrote %1. \"crosswright check %1\" says whether it fits.").arg(path));
    return Ok;
}

} // namespace cw::cli
