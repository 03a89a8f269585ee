// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/container.h"

#include "core/catalog/board.h"
#include "core/catalog/recordreader.h"
#include "core/catalog/release.h"

using namespace Qt::StringLiterals;

namespace cw {

bool Container::speaksFor(const Release& release) const
{
    return release.project == project && VersionRange{from, to}.contains(release.version);
}

Container Container::read(RecordReader& reader)
{
    Container container;
    reader.common(container);
    container.image = reader.needed("image"_L1);
    container.project = reader.needed("project"_L1);
    container.from = reader.version("from"_L1);
    container.to = reader.version("to"_L1);
    container.arch = reader.needed("arch"_L1);
    container.target = reader.needed("target"_L1);
    container.cuda = reader.flag("cuda"_L1);
    container.flags = reader.list("flags"_L1);
    container.python = reader.needed("python"_L1);
    container.bazel = reader.needed("bazel"_L1);
    container.pythonVariable = reader.text("pythonVariable"_L1);
    return container;
}

KnownBuild KnownBuild::read(RecordReader& reader)
{
    KnownBuild build;
    reader.common(build);
    build.road = reader.needed("road"_L1);
    build.project = reader.needed("project"_L1);
    build.releases = reader.versions("releases"_L1);
    build.products = reader.list("products"_L1);
    build.archs = reader.list("archs"_L1);
    build.cuda = reader.flag("cuda"_L1);
    build.when = reader.needed("when"_L1);
    return build;
}

} // namespace cw
