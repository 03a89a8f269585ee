// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/bazelpackage.h"

#include "core/catalog/board.h"
#include "core/catalog/recordreader.h"

using namespace Qt::StringLiterals;

namespace cw {

bool BazelPackage::speaksFor(const QString& packager, const QString& version) const
{
    return !packager.isEmpty() && packager == distribution && !(from.isEmpty() && to.isEmpty())
           && VersionRange{from, to}.contains(version);
}

BazelPackage BazelPackage::read(RecordReader& reader)
{
    BazelPackage package;
    reader.common(package);
    package.distribution = reader.needed("distribution"_L1);
    package.from = reader.version("from"_L1);
    package.to = reader.version("to"_L1);
    package.absentRules = reader.list("absentRules"_L1);
    return package;
}

} // namespace cw
