// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include "core/base/files.h"

#include <QCoreApplication>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace cw::json {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::json", text);
}

QString lineAndColumn(const QByteArray& text, qsizetype offset)
{
    const QByteArray before = text.left(offset);
    const qsizetype line = before.count('\n') + 1;
    const qsizetype column = before.size() - before.lastIndexOf('\n');
    return tr("line %1, column %2").arg(line).arg(column);
}

} // namespace

Result<QJsonObject> parseAny(const QByteArray& text, const QString& name)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text, &problem);
    if (problem.error != QJsonParseError::NoError) {
        return Error{
            Error::Kind::Invalid,
            tr("%1 is not valid JSON: %2 at %3.").arg(name, problem.errorString(), lineAndColumn(text, problem.offset)),
            tr("Correct that place, or restore the file from a copy.")};
    }
    if (!document.isObject())
        return Error{Error::Kind::Invalid, tr("%1 does not hold a JSON object.").arg(name)};
    return document.object();
}

Result<QJsonObject> parse(const QByteArray& text, const QString& name, QLatin1StringView format, int maxVersion)
{
    auto object = parseAny(text, name);
    if (!object)
        return object;
    const QString found = object->value("format"_L1).toString();
    if (found != format) {
        return Error{Error::Kind::Invalid, found.isEmpty()
                                               ? tr("%1 is not a %2 file: it has no \"format\".").arg(name, format)
                                               : tr("%1 is a %2 file, not a %3 file.").arg(name, found, format)};
    }
    const QJsonValue version = object->value("version"_L1);
    if (!version.isDouble() || version.toInt() < 1)
        return Error{Error::Kind::Invalid, tr("%1 has no valid \"version\".").arg(name)};
    if (version.toInt() > maxVersion) {
        return Error{Error::Kind::Newer,
                     tr("%1 has format version %2, and this program knows up to %3.")
                         .arg(name)
                         .arg(version.toInt())
                         .arg(maxVersion),
                     tr("Open it with a newer Crosswright; nothing was changed.")};
    }
    return object;
}

Result<QJsonObject> read(const QString& path, QLatin1StringView format, int maxVersion)
{
    auto text = files::read(path);
    if (!text)
        return text.error();
    return parse(*text, path, format, maxVersion);
}

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray pretty(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

} // namespace cw::json
