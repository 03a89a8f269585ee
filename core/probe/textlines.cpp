// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/textlines.h"

#include "core/base/version.h"

#include <algorithm>

namespace cw::probe {

bool isText(const QByteArray& bytes)
{
    return std::all_of(bytes.cbegin(), bytes.cend(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte >= 0x20 && byte != 0x7f) || (c >= '\t' && c <= '\r') || c == '\x1b';
    });
}

QStringList completeLines(const QByteArray& bytes)
{
    QStringList lines = wholeText(bytes).split(QLatin1Char('\n'));
    lines.removeLast(); // what stands behind the last line end
    return lines;
}

QString wholeText(const QByteArray& bytes)
{
    if (!isText(bytes))
        return {};
    return QString::fromUtf8(bytes).replace(QLatin1String("\r\n"), QLatin1String("\n"));
}

bool versionLess(const QString& left, const QString& right)
{
    const auto a = Version::parse(left);
    const auto b = Version::parse(right);
    return a && b ? *a < *b : left < right;
}

} // namespace cw::probe
