// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"
#include "core/plan/gatherplaces.h"
#include "core/roads/planner.h"

#include <QJsonArray>

namespace planfixture {

using namespace Qt::StringLiterals;

/// What the probe says on a Debian 12 with its cross compilers and Bazel, as values (recorded 2026-11-21).
inline cw::Facts debian12()
{
    cw::Facts facts;
    const QDateTime when(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC);
    const auto set = [&](const QString& name, const QJsonValue& value) { facts.set(name, value, u"recorded"_s, when); };
    set(u"host.arch"_s, u"x86_64"_s);
    set(u"host.os"_s, u"debian 12"_s);
    set(u"host.cores"_s, 2);
    set(u"host.python"_s, u"3.11.2"_s);
    set(u"host.python_path"_s, u"/usr/bin/python3"_s);
    set(u"host.bazel"_s, u"4.2.3"_s);
    set(u"host.bazel_path"_s, u"/usr/bin/bazel-4"_s);
    set(u"host.bazel_distribution"_s, u"debian"_s);
    for (const auto& [arch, triplet] :
         {std::pair{u"aarch64"_s, u"aarch64-linux-gnu"_s}, {u"armhf"_s, u"arm-linux-gnueabihf"_s}}) {
        const QString base = "host.cross."_L1 + arch + u'.';
        const QString root = u'/' + (u"usr/"_s + triplet);
        const QString library = "/usr/lib/gcc-cross/"_L1 + triplet + "/12"_L1;
        set(base + "gcc"_L1, u"12.2.0"_s);
        set(base + "path"_L1, "/usr/bin/"_L1 + triplet + "-gcc"_L1);
        set(base + "includes"_L1,
            QJsonArray{library + "/../../../.."_L1 + root.mid(4) + "/include/c++/12"_L1,
                       root + "/include/c++/12/"_L1 + triplet, root + "/include/c++/12/backward"_L1,
                       library + "/include"_L1, root + "/include"_L1, u"/usr/include"_s});
    }
    return facts;
}

inline cw::Configuration configuration(const QMap<QString, QJsonValue>& values)
{
    cw::Configuration result;
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        result.set(it.key(), it.value(), {cw::Provenance::Kind::User});
    return result;
}

inline cw::Configuration tinyflow(const QString& board = u"jetson-orin-nano"_s)
{
    return configuration({{u"tf"_s, u"tinyflow"_s}, {u"board"_s, board}, {u"ram"_s, 2048}, {u"jobs"_s, 2}});
}

inline cw::PlanPlaces places()
{
    cw::PlanPlaces places;
    places.cache = u"/home/u/.cache/crosswright"_s;
    places.home = u"/home/u"_s;
    places.embedded = cw::embeddedFiles(u"embedded:tinyflow"_s);
    return places;
}

inline const cw::PlanStep* step(const cw::Plan& plan, const QString& id)
{
    for (const cw::PlanStep& item : plan.steps) {
        if (item.id == id)
            return &item;
    }
    return nullptr;
}

inline const cw::PlanFile* file(const cw::Plan& plan, const QString& end)
{
    for (const cw::PlanFile& item : plan.files) {
        if (item.path.endsWith(end))
            return &item;
    }
    return nullptr;
}

} // namespace planfixture
