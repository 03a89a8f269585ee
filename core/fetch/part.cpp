// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/part.h"

#include "core/base/files.h"
#include "core/base/json.h"

#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

QJsonArray sorted(QStringList list)
{
    list.sort();
    return QJsonArray::fromStringList(list);
}

QJsonObject object(const DebianPackages& from)
{
    return {{"kind"_L1, u"debian"_s},
            {"suite"_L1, from.suite},
            {"components"_L1, sorted(from.components)},
            {"packages"_L1, sorted(from.packages)}};
}

QJsonObject object(const IndexWheel& from)
{
    return {{"kind"_L1, u"wheel"_s}, {"project"_L1, from.project}, {"file"_L1, from.file}, {"sha256"_L1, from.sha256}};
}

QJsonObject object(const PlainFile& from)
{
    QJsonObject asked{{"kind"_L1, u"file"_s}, {"url"_L1, from.url}, {"name"_L1, from.name}, {"sha256"_L1, from.sha256}};
    if (from.executable)
        asked.insert("executable"_L1, true);
    return asked;
}

QJsonObject object(const NpmFile& from)
{
    return {{"kind"_L1, u"npm"_s},
            {"project"_L1, from.project},
            {"version"_L1, from.version},
            {"file"_L1, from.file},
            {"sha256"_L1, from.sha256}};
}

} // namespace

QString Part::request() const
{
    const QJsonObject asked = std::visit([](const auto& each) { return object(each); }, from);
    return files::sha256(json::compact(asked));
}

QString stageName(News::Stage stage)
{
    switch (stage) {
    case News::Stage::Waiting: return u"waiting"_s;
    case News::Stage::Asking: return u"asking"_s;
    case News::Stage::Downloading: return u"downloading"_s;
    case News::Stage::Checking: return u"checking"_s;
    case News::Stage::Unpacking: return u"unpacking"_s;
    case News::Stage::Making: return u"making"_s;
    }
    return {};
}

QString sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, bytes < 1000000000 ? 0 : 1, QLocale::DataSizeSIFormat);
}

} // namespace cw::fetch
