// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

/// Reading and writing of the program's own JSON files. Blocking file access; any thread.
namespace cw::json {

/// Reads one of our files. Every file carries `"format": <format>` and `"version": <n>`; a version above `maxVersion`
/// is refused with Error::Kind::Newer (we would lose what we do not know), a wrong format with Invalid, and a syntax
/// error names line and column.
Result<QJsonObject> read(const QString& path, QLatin1StringView format, int maxVersion);

/// The same for text that is already in memory; `name` is what messages call it.
Result<QJsonObject> parse(const QByteArray& text, const QString& name, QLatin1StringView format, int maxVersion);

/// Any JSON object, without the format and version check; syntax errors name line and column.
Result<QJsonObject> parseAny(const QByteArray& text, const QString& name);

/// One line, keys sorted, UTF-8: the same value always gives the same bytes, so it can be hashed.
QByteArray compact(const QJsonObject& object);

/// Indented, keys sorted, ends with a newline: for files that people read and keep under version control.
QByteArray pretty(const QJsonObject& object);

} // namespace cw::json
