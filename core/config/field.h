// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

namespace cw {

/// What a user can choose. The names are the contract of `--set NAME=VALUE` and of the saved file; see docs/formats.md.
struct Field
{
    enum class Type {
        Text,    ///< JSON string
        Version, ///< JSON string, a dotted version
        Choice,  ///< JSON string out of `choices`
        Path,    ///< JSON string, absolute or beginning with "~/"; kept as written
        List,    ///< JSON array of strings; on the command line separated by commas (shell-like words for `flags`)
        Flag,    ///< JSON boolean; 1/0, true/false, yes/no, on/off
        Count,   ///< JSON number, a positive integer; or a text ("HOST_CPUS*.5"): core/config/limit.h
        Size,    ///< JSON number in MiB ("2048", "2G"); or a text ("HOST_RAM*.5"): core/config/limit.h
    };
    QString name;
    Type type = Type::Text;
    QString title;   ///< for people, translated
    QString meaning; ///< one sentence, translated
    QStringList choices = {};
    QJsonValue standard = {}; ///< the default; Undefined/Null when there is none
};

/// Every field in the order in which they are shown. `features.*` is a family: any `features.NAME` is a Flag.
const QList<Field>& fields();

/// The `features.NAME` that steer the plan itself; every other one is a question of the release's ./configure.
const QStringList& planFeatures();

/// The field of that name (also for `features.NAME`), or an Invalid error that suggests the nearest name.
Result<Field> findField(const QString& name);

/// Turns what was typed into the field's JSON value. Malformed text is an Invalid error saying what was expected; a
/// well-formed value that fits nothing else (an unknown board, a jobs count beyond the host) is accepted here and
/// reported by the rules.
Result<QJsonValue> parseValue(const Field& field, const QString& text);

/// Whether a stored value has the JSON type and the form of its field; a file edited by hand may hold anything.
bool fitsField(const Field& field, const QJsonValue& value);

/// The value as it would be typed.
QString printValue(const Field& field, const QJsonValue& value);

} // namespace cw
