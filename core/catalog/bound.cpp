// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/bound.h"

#include "core/base/versionview.h"
#include "core/catalog/board.h"
#include "core/catalog/recordreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

const QStringList& Bound::reasons()
{
    static const QStringList all{u"c++14"_s,    u"c++17"_s,    u"soname"_s,   u"header"_s, u"api"_s,    u"starlark"_s,
                                 u"enforced"_s, u"requires"_s, u"compiles"_s, u"runs"_s,   u"offered"_s};
    return all;
}

bool Bound::speaksFor(const Case& one) const
{
    if (one.project != project || !VersionRange{from, to}.contains(one.version))
        return false;
    if (!products.isEmpty() && !products.contains(one.product))
        return false;
    if (!archs.isEmpty() && !archs.contains(one.arch))
        return false;
    if (cudaBuild == (one.cuda.isEmpty() ? "yes"_L1 : "no"_L1) || (crossOnly && !one.cross))
        return false;
    return (cudaMin.isEmpty() && cudaMax.isEmpty()) || VersionRange{cudaMin, cudaMax}.contains(one.cuda);
}

bool Bound::allows(const QString& version) const
{
    const auto asked = VersionView::parse(version);
    if (!asked)
        return true;
    const bool isBroken = std::any_of(broken.begin(), broken.end(), [&](const QString& each) {
        const auto one = VersionView::parse(each);
        return one && one->isPrefixOf(*asked);
    });
    // "7" may be any 7.x, so a lower bound of 7.4 does not speak against it.
    const auto least = VersionView::parse(min);
    const bool tooOld = least && *asked < *least && !asked->isPrefixOf(*least);
    return !isBroken && !tooOld && VersionRange{QString(), max}.contains(version);
}

Bound Bound::read(RecordReader& reader)
{
    Bound bound;
    reader.common(bound);
    bound.of =
        reader.neededChoice("of"_L1, {u"cuda"_s, u"cudnn"_s, u"cudnn-at-run-time"_s, u"gcc"_s, u"clang"_s, u"bazel"_s,
                                      u"python"_s, u"numpy"_s, u"protobuf"_s, u"capability"_s, u"native"_s});
    bound.project = reader.needed("project"_L1);
    bound.from = reader.version("from"_L1);
    bound.to = reader.version("to"_L1);
    bound.min = reader.version("min"_L1);
    bound.max = reader.version("max"_L1);
    bound.broken = reader.versions("broken"_L1);
    bound.products = reader.list("products"_L1);
    bound.archs = reader.list("archs"_L1);
    bound.cudaBuild = reader.choice("cudaBuild"_L1, {u"yes"_s, u"no"_s});
    bound.cudaMin = reader.version("cudaMin"_L1);
    bound.cudaMax = reader.version("cudaMax"_L1);
    bound.crossOnly = reader.flag("crossOnly"_L1);
    bound.sameMinor = reader.flag("sameMinor"_L1);
    bound.warns = reader.flag("warns"_L1);
    bound.why = reader.choice("why"_L1, reasons());
    return bound;
}

PublishedWheel PublishedWheel::read(RecordReader& reader)
{
    PublishedWheel wheel;
    reader.common(wheel);
    wheel.project = reader.needed("project"_L1);
    wheel.version = reader.version("version"_L1);
    wheel.python = reader.versions("python"_L1);
    wheel.arch = reader.needed("arch"_L1);
    wheel.jetpacks = reader.versions("jetpacks"_L1);
    wheel.glibc = reader.version("glibc"_L1);
    wheel.cuda = reader.version("cuda"_L1);
    wheel.cudnn = reader.version("cudnn"_L1);
    wheel.where = reader.needed("where"_L1);
    wheel.publisher = reader.needed("publisher"_L1);
    return wheel;
}

} // namespace cw
