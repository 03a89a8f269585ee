// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QString>
#include <QStringList>

namespace cw {

/// Where a value of the configuration came from.
struct Provenance
{
    enum class Kind { Default, Preset, User, Repair, Detected };
    Kind kind = Kind::Default;
    QString detail = {}; ///< preset id, rule id, or how it was detected
    QDateTime when = {}; ///< UTC; only for Detected

    QString text() const; ///< "from preset jetson-tx1-1.5.0-cuda-cross", for people
    QJsonObject toJson() const;
    static Provenance fromJson(const QJsonObject& object);
    bool operator==(const Provenance&) const = default;
};

struct ConfigurationValue
{
    QJsonValue value;
    Provenance from;
    bool operator==(const ConfigurationValue&) const = default;
};

/// The user's choices: one value, saved as one file (`.cw.json`, docs/formats.md). Holds only what was set; `value()`
/// falls back to the field's default. Unknown fields of a file with a known version are an error, so that a typing
/// mistake is not silently ignored. Value type; any thread.
class Configuration
{
public:
    static constexpr int formatVersion = 1;
    static constexpr QLatin1StringView format{"crosswright-configuration"};

    QString name;

    bool has(const QString& field) const { return m_values.contains(field); }
    QJsonValue value(const QString& field) const;
    QString text(const QString& field) const; ///< "" when unset
    QStringList list(const QString& field) const;
    bool flag(const QString& field) const;
    int count(const QString& field) const; ///< 0 when unset or no number; what limits mean says core/budget
    Provenance provenance(const QString& field) const;

    void set(const QString& field, const QJsonValue& value, const Provenance& from);
    void unset(const QString& field);
    const QMap<QString, ConfigurationValue>& values() const { return m_values; }

    QJsonObject toJson() const;
    static Result<Configuration> fromJson(const QJsonObject& object);
    static Result<Configuration> load(const QString& path);
    Status save(const QString& path) const;

    bool operator==(const Configuration&) const = default;

private:
    QMap<QString, ConfigurationValue> m_values;
};

} // namespace cw
