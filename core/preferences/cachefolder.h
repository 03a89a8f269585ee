// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

#include <functional>

namespace cw {

/// One thing in the cache that can be removed by itself.
struct CachePart
{
    QString path;     ///< absolute, below paths::cache()
    QString folder;   ///< what it is: "output", "sources", "virtual" …; the first name below the cache
    QString name;     ///< relative to the cache
    qint64 bytes = 0; ///< on the disk; a file with several names counts once in its part
};

/// What the cache holds, the largest first: the folders two levels below it. Follows no link. Reads every entry, so it
/// takes seconds on a full cache: never in the window's thread. `go` is asked now and then; false gives up.
QList<CachePart> cacheParts(const QString& cache, const std::function<bool()>& go);

/// Removes one part that cacheParts() named, read-only folders included. Refused: what does not lie below the cache.
/// Whether it is in use is the caller's question. Blocks.
Status removeCachePart(const QString& cache, const QString& path);

} // namespace cw
