// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/configuration.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/config/field.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>

#include <array>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Configuration", text);
}

constexpr std::array<std::pair<Provenance::Kind, QLatin1StringView>, 5> kindNames{{
    {Provenance::Kind::Default, "default"_L1},
    {Provenance::Kind::Preset, "preset"_L1},
    {Provenance::Kind::User, "user"_L1},
    {Provenance::Kind::Repair, "repair"_L1},
    {Provenance::Kind::Detected, "detected"_L1},
}};

/// The defaults: every rule asks for fields that are not set.
const QHash<QString, QJsonValue>& standards()
{
    static const QHash<QString, QJsonValue> all = [] {
        QHash<QString, QJsonValue> result;
        for (const Field& field : fields())
            result.insert(field.name, field.standard);
        return result;
    }();
    return all;
}

} // namespace

QString Provenance::text() const
{
    switch (kind) {
    case Kind::Default: return tr("default");
    case Kind::Preset: return tr("from preset %1").arg(detail);
    case Kind::User: return tr("set by you");
    case Kind::Repair: return tr("repaired by rule %1").arg(detail);
    case Kind::Detected: return tr("detected %1 at %2").arg(detail, when.toString(Qt::ISODate));
    }
    return {};
}

QJsonObject Provenance::toJson() const
{
    QJsonObject object;
    for (const auto& [value, name] : kindNames) {
        if (value == kind)
            object.insert("kind"_L1, name);
    }
    if (!detail.isEmpty())
        object.insert("detail"_L1, detail);
    if (when.isValid())
        object.insert("when"_L1, when.toUTC().toString(Qt::ISODate));
    return object;
}

Provenance Provenance::fromJson(const QJsonObject& object)
{
    Provenance result;
    result.kind = Kind::User;
    for (const auto& [value, name] : kindNames) {
        if (object.value("kind"_L1).toString() == name)
            result.kind = value;
    }
    result.detail = object.value("detail"_L1).toString();
    result.when = QDateTime::fromString(object.value("when"_L1).toString(), Qt::ISODate);
    return result;
}

QJsonValue Configuration::value(const QString& field) const
{
    if (const auto found = m_values.constFind(field); found != m_values.cend())
        return found->value;
    return standards().value(field);
}

QString Configuration::text(const QString& field) const
{
    return value(field).toString();
}

QStringList Configuration::list(const QString& field) const
{
    QStringList result;
    for (const QJsonValue& item : value(field).toArray())
        result.append(item.toString());
    return result;
}

bool Configuration::flag(const QString& field) const
{
    return value(field).toBool();
}

int Configuration::count(const QString& field) const
{
    return value(field).toInt();
}

Provenance Configuration::provenance(const QString& field) const
{
    return m_values.value(field).from;
}

void Configuration::set(const QString& field, const QJsonValue& value, const Provenance& from)
{
    m_values.insert(field, {value, from});
}

void Configuration::unset(const QString& field)
{
    m_values.remove(field);
}

QJsonObject Configuration::toJson() const
{
    QJsonObject values;
    for (auto it = m_values.cbegin(); it != m_values.cend(); ++it)
        values.insert(it.key(), QJsonObject{{"value"_L1, it->value}, {"from"_L1, it->from.toJson()}});
    QJsonObject object{{"format"_L1, format}, {"version"_L1, formatVersion}, {"values"_L1, values}};
    if (!name.isEmpty())
        object.insert("name"_L1, name);
    return object;
}

Result<Configuration> Configuration::fromJson(const QJsonObject& object)
{
    Configuration result;
    for (const QString& key : object.keys()) {
        if (key != "format"_L1 && key != "version"_L1 && key != "name"_L1 && key != "values"_L1) {
            return Error{Error::Kind::Invalid, tr("The configuration has a key \"%1\" that is not known.").arg(key),
                         tr("Fields stand below \"values\"; docs/formats.md lists the keys.")};
        }
    }
    if (const QJsonValue held = object.value("values"_L1); !held.isObject() && !held.isUndefined())
        return Error{Error::Kind::Invalid, tr("The configuration's \"values\" is no object.")};
    result.name = object.value("name"_L1).toString();
    const QJsonObject values = object.value("values"_L1).toObject();
    for (auto it = values.begin(); it != values.end(); ++it) {
        const auto field = findField(it.key());
        if (!field)
            return field.error();
        const QJsonObject entry = it.value().toObject();
        if (!fitsField(*field, entry.value("value"_L1))) {
            return Error{Error::Kind::Invalid, tr("The configuration's value for %1 is malformed.").arg(it.key()),
                         tr("Set it again with \"crosswright set\".")};
        }
        result.set(it.key(), entry.value("value"_L1), Provenance::fromJson(entry.value("from"_L1).toObject()));
    }
    return result;
}

Result<Configuration> Configuration::load(const QString& path)
{
    const auto object = json::read(path, format, formatVersion);
    if (!object)
        return object.error();
    return fromJson(*object);
}

Status Configuration::save(const QString& path) const
{
    return files::write(path, json::pretty(toJson()));
}

} // namespace cw
