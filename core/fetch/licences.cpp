// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/licences.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

constexpr QLatin1StringView format{"crosswright-licences"};
constexpr int version = 1;

QString file()
{
    return paths::config() + "/licences.json"_L1;
}

} // namespace

QString Licence::text() const
{
    return name + u'\n' + terms + u'\n' + where + u'\n';
}

QString Licence::sha256() const
{
    return files::sha256(text().toUtf8());
}

std::optional<QDateTime> acceptedAt(const Licence& licence)
{
    const auto object = json::read(file(), format, version);
    if (!object)
        return std::nullopt;
    const QJsonObject entry = object->value("accepted"_L1).toObject().value(licence.id).toObject();
    const QDateTime when = QDateTime::fromString(entry.value("when"_L1).toString(), Qt::ISODate);
    if (entry.value("sha256"_L1).toString() != licence.sha256() || !when.isValid())
        return std::nullopt;
    return when;
}

Status accept(const Licence& licence, const QDateTime& now)
{
    QJsonObject object{{"format"_L1, QString(format)}, {"version"_L1, version}};
    QJsonObject accepted;
    if (QFileInfo::exists(file())) {
        const auto before = json::read(file(), format, version);
        if (!before)
            return before.error();
        accepted = before->value("accepted"_L1).toObject();
    }
    accepted.insert(licence.id, QJsonObject{{"name"_L1, licence.name},
                                            {"sha256"_L1, licence.sha256()},
                                            {"when"_L1, now.toUTC().toString(Qt::ISODate)}});
    object.insert("accepted"_L1, accepted);
    return files::write(file(), json::pretty(object), files::permissions(0600));
}

} // namespace cw::fetch
