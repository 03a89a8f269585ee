// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/preset.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/nearest.h"
#include "core/base/paths.h"
#include "core/config/field.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Preset", text);
}

Error malformed(const QString& name, const QString& text)
{
    return {Error::Kind::Invalid, tr("The preset %1 is malformed: %2.").arg(name, text),
            tr("Correct the file, or move it away.")};
}

} // namespace

Result<Preset> Preset::fromJson(const QJsonObject& object, const QString& name)
{
    static const QStringList known{u"format"_s,      u"version"_s, u"id"_s,    u"title"_s,
                                   u"description"_s, u"source"_s,  u"values"_s};
    for (const QString& key : object.keys()) {
        if (!known.contains(key))
            return malformed(name, tr("there is no key \"%1\"").arg(key));
    }
    Preset preset;
    preset.id = object.value("id"_L1).toString();
    preset.title = object.value("title"_L1).toString();
    preset.description = object.value("description"_L1).toString();
    preset.source = object.value("source"_L1).toString();
    if (preset.id.isEmpty())
        return malformed(name, tr("it has no \"id\""));
    if (!object.value("values"_L1).isObject())
        return malformed(name, tr("its \"values\" are no object"));
    const QJsonObject values = object.value("values"_L1).toObject();
    for (auto it = values.begin(); it != values.end(); ++it) {
        const auto field = findField(it.key());
        if (!field)
            return malformed(name, field.error().text.chopped(1));
        if (!fitsField(*field, it.value()))
            return malformed(name, tr("the value of %1 does not fit the field").arg(it.key()));
        preset.values.insert(it.key(), it.value());
    }
    return preset;
}

void Preset::apply(Configuration& configuration) const
{
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        configuration.set(it.key(), it.value(), {Provenance::Kind::Preset, id});
}

Result<QList<Preset>> loadPresets()
{
    QMap<QString, Preset> byId;
    for (const QString& folder : {u":/presets"_s, paths::config() + "/presets.d"_L1}) {
        const QDir directory(folder);
        for (const QString& file : directory.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
            const QString path = directory.filePath(file);
            const auto object = json::read(path, Preset::format, Preset::formatVersion);
            if (!object)
                return object.error();
            const auto preset = Preset::fromJson(*object, path);
            if (!preset)
                return preset.error();
            byId.insert(preset->id, *preset);
        }
    }
    return byId.values();
}

Result<Preset> findPreset(const QList<Preset>& presets, const QString& id)
{
    QStringList ids;
    for (const Preset& preset : presets) {
        if (preset.id == id)
            return preset;
        ids.append(preset.id);
    }
    const QString near = nearestName(id, ids);
    return Error{Error::Kind::Missing, tr("There is no preset \"%1\".").arg(id),
                 near.isEmpty() ? tr("\"crosswright catalog presets\" lists them.")
                                : tr("Did you mean \"%1\"?").arg(near)};
}

} // namespace cw
