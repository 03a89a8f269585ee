// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/fetch/fetcher.h"

#include <QList>
#include <QString>

#include <optional>

namespace cw {

/// A Bazel that was fetched, and that said itself which version it is.
struct CachedBazel
{
    QString version; ///< as it said it
    QString program; ///< absolute
    QString how;     ///< how it was asked: "--version", "version"
};

/// Those in the cache, the oldest first, each version once. Reads small files, starts nothing; any thread.
QList<CachedBazel> cachedBazels(const fetch::Places& places);

/// The one in a part's folder; nothing where none is there, or none that was asked, or another file than was asked.
std::optional<CachedBazel> cachedBazelIn(const QString& folder);

/// Notes what the program in the part's folder said.
Status noteCachedBazel(const QString& folder, const CachedBazel& bazel);

} // namespace cw
