// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/crossbazel.h"

#include "core/base/versionview.h"
#include "core/catalog/catalog.h"

namespace cw {

QString leastCrossBazel(const Catalog& catalog)
{
    QString least;
    for (const BazelEra& era : catalog.bazelEras()) {
        const auto from = VersionView::parse(era.from);
        if (from && era.crosses() && (least.isEmpty() || *from < *VersionView::parse(least)))
            least = era.from;
    }
    return least;
}

bool tooOldToCross(const Catalog& catalog, const QString& version)
{
    return VersionView::parse(version) && !catalog.bazelEraFor(version).crosses();
}

QString bazelFor(const Catalog& catalog, const Release& release, bool cross)
{
    return cross && tooOldToCross(catalog, release.bazelExact) ? leastCrossBazel(catalog) : release.bazelExact;
}

} // namespace cw
