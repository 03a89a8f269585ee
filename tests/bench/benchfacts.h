// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/facts.h"

#include <QDateTime>
#include <QJsonArray>
#include <QMap>

/// A machine and a Jetson as they are found often, for what is measured with facts; `more` adds to them.
inline cw::Facts benchFacts(const QMap<QString, QJsonValue>& more)
{
    using namespace Qt::StringLiterals;
    QMap<QString, QJsonValue> values{{u"host.os"_s, u"debian 12"_s},
                                     {u"host.arch"_s, u"x86_64"_s},
                                     {u"host.cores"_s, 8},
                                     {u"host.ram"_s, 32768},
                                     {u"host.disk"_s, 100000},
                                     {u"host.glibc"_s, u"2.36"_s},
                                     {u"host.gcc"_s, u"12.2.0"_s},
                                     {u"host.bazel"_s, u"4.2.3"_s},
                                     {u"host.cross.aarch64.gcc"_s, u"12.2.0"_s},
                                     {u"device.arch"_s, u"aarch64"_s},
                                     {u"device.glibc"_s, u"2.35"_s},
                                     {u"device.glibcxx"_s, u"3.4.30"_s},
                                     {u"device.python"_s, u"3.10.12"_s},
                                     {u"device.l4t"_s, u"36.4.3"_s},
                                     {u"device.ram"_s, 7620},
                                     {u"device.disk"_s, 40000}};
    values.insert(more);
    cw::Facts facts;
    const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        facts.set(it.key(), it.value(), u"bench"_s, now);
    return facts;
}
