// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazelfetch/cachedbazels.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/version.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr QLatin1StringView recordFormat{"crosswright-bazel"};
constexpr int recordVersion = 1;

QString recordOf(const QString& folder)
{
    return folder + "/bazel.json"_L1;
}

} // namespace

std::optional<CachedBazel> cachedBazelIn(const QString& folder)
{
    const auto record = json::read(recordOf(folder), recordFormat, recordVersion);
    if (!record)
        return std::nullopt;
    const QString program = folder + u'/' + record->value("program"_L1).toString();
    const QFileInfo file(program);
    CachedBazel bazel{record->value("bazel"_L1).toString(), program, record->value("how"_L1).toString()};
    if (!Version::parse(bazel.version) || !file.isExecutable()
        || file.size() != record->value("bytes"_L1).toInteger()) // what was asked is no longer there
        return std::nullopt;
    return bazel;
}

QList<CachedBazel> cachedBazels(const fetch::Places& places)
{
    QList<CachedBazel> found;
    for (const QString& name :
         QDir(places.parts).entryList({u"bazel-*"_s}, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (name.endsWith(".work"_L1))
            continue;
        const auto bazel = cachedBazelIn(places.parts + u'/' + name);
        if (bazel && std::none_of(found.cbegin(), found.cend(), [&](const CachedBazel& each) {
                return each.version == bazel->version;
            }))
            found.append(*bazel);
    }
    std::sort(found.begin(), found.end(), [](const CachedBazel& a, const CachedBazel& b) {
        return *Version::parse(a.version) < *Version::parse(b.version);
    });
    return found;
}

Status noteCachedBazel(const QString& folder, const CachedBazel& bazel)
{
    return files::write(recordOf(folder), json::pretty({{"format"_L1, QString(recordFormat)},
                                                        {"version"_L1, recordVersion},
                                                        {"bazel"_L1, bazel.version},
                                                        {"how"_L1, bazel.how},
                                                        {"program"_L1, QDir(folder).relativeFilePath(bazel.program)},
                                                        {"bytes"_L1, QFileInfo(bazel.program).size()}}));
}

} // namespace cw
