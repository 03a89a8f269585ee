// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/crossbazel.h"

#include "core/base/version.h"
#include "core/catalog/release.h"

namespace cw {

bool tooOldToCross(const QString& version)
{
    const auto parsed = Version::parse(version);
    return parsed && *parsed < *Version::parse(leastCrossBazel);
}

QString bazelFor(const Release& release, bool cross)
{
    return cross && tooOldToCross(release.bazelExact) ? leastCrossBazel.toString() : release.bazelExact;
}

} // namespace cw
