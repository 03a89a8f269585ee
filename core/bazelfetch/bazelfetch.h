// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazelfetch/cachedbazels.h"
#include "core/catalog/catalog.h"

#include <QStringList>

namespace cw {

struct BazelWish
{
    QString version; ///< "3.7.2"
    QString arch;    ///< the machine that it will run on: "x86_64", "aarch64"
    QString from;    ///< "npm", "upstream": from there only; "" the first that has it
};

struct FetchedBazel
{
    CachedBazel bazel;
    bool fetched = false;    ///< false: it was there already
    qint64 bytes = 0;        ///< that were downloaded, or had been
    qint64 milliseconds = 0; ///< that the download took
    QStringList notes;       ///< why a source before was left
};

/// This machine as the catalog names it: "x86_64", "aarch64".
QString bazelMachine();

/// What core/fetch is asked for; nothing for a source that is not fetched.
std::optional<fetch::Part> partOf(const BazelSource& source);

/// The sources of the wish, in their order. An error says in one sentence why there is none: a version that the catalog does
/// not know, a gap, another machine, or how it is had otherwise. Pure.
Result<QList<const BazelSource*>> orderBazel(const Catalog& catalog, const BazelWish& wish);

/// Fetches it into the user's cache, with its sums, and asks it its version: one that says another is refused. A source that
/// fails is followed by the next. Blocks; any thread with a QCoreApplication, not the window's.
Result<FetchedBazel> fetchBazel(const Catalog& catalog, const BazelWish& wish, const fetch::Places& places,
                                const fetch::Watch& watch);

} // namespace cw
