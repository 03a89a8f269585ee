// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/files.h"
#include "core/proc/process.h"

#include <QCryptographicHash>
#include <QMap>
#include <QString>

namespace cw {

/// Makes a wheel with Python's own zipfile, as a build would: `contents` by path inside, plus WHEEL, METADATA and a
/// RECORD of all, unless `contents` brings one.
inline QString makeWheel(const QString& folder, const QString& fileName, const QMap<QString, QByteArray>& contents,
                         QString wheelTag = {})
{
    const QStringList parts = fileName.chopped(4).split(QLatin1Char('-'));
    if (wheelTag.isEmpty())
        wheelTag = parts.mid(2).join(QLatin1Char('-'));
    const QString info = parts[0] + QLatin1Char('-') + parts[1] + QStringLiteral(".dist-info/");
    QMap<QString, QByteArray> all = contents;
    all[info + QStringLiteral("WHEEL")] =
        "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: false\nTag: " + wheelTag.toUtf8() + "\n";
    all[info + QStringLiteral("METADATA")] =
        "Metadata-Version: 2.1\nName: " + parts[0].toUtf8() + "\nVersion: " + parts[1].toUtf8() + "\n";
    QByteArray record;
    for (auto it = all.cbegin(); it != all.cend(); ++it)
        record += it.key().toUtf8() + ",sha256="
                  + QCryptographicHash::hash(it.value(), QCryptographicHash::Sha256)
                        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)
                  + ',' + QByteArray::number(it.value().size()) + '\n';
    const QString recordName = info + QStringLiteral("RECORD");
    if (!all.contains(recordName))
        all[recordName] = record + recordName.toUtf8() + ",,\n";
    const QString tree = folder + QStringLiteral("/tree-") + fileName;
    QStringList names;
    for (auto it = all.cbegin(); it != all.cend(); ++it) {
        if (!files::write(tree + QLatin1Char('/') + it.key(), it.value()))
            return {};
        names.append(it.key());
    }
    const QString path = folder + QLatin1Char('/') + fileName;
    const auto made = runProcess(
        {.program = QStringLiteral("/usr/bin/python3"),
         .arguments = QStringList{QStringLiteral("-c"),
                                  QStringLiteral("import sys, zipfile\n"
                                                 "with zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as z:\n"
                                                 "    for n in sys.argv[2:]: z.write(n)\n"),
                                  path}
                      + names,
         .workingDirectory = tree});
    return made && made->succeeded() ? path : QString();
}

} // namespace cw
