// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/fetch/part.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace cw::fetch {

struct DownloadRequest
{
    QString url;      ///< http, https or file
    QString path;     ///< where it goes; what is not whole yet lies beside it as `path`.part
    QString sha256;   ///< lower-case hexadecimal; must be given
    qint64 bytes = 0; ///< 0 not known
    QString part;     ///< for the news
};

/// The SHA-256 of a file, read in pieces: `goOn` is asked between them, so that a large one can be given up. "" when it cannot
/// be read, or was given up.
QString watchedSum(const QString& path, const std::function<bool()>& goOn);

/// Downloads one file and compares its SHA-256. What an earlier, cut attempt left is gone on with; when the sum is wrong
/// after that, it is fetched once more from the start. `path` exists only when it is whole and right. Proxies as the
/// environment says. Blocks and runs an event loop of its own; any thread, with a QCoreApplication.
Status download(const DownloadRequest& request, const Watch& watch);

/// A small text from an address (an index page), in memory.
Result<QByteArray> downloadText(const QString& url, const QByteArray& accept, const Watch& watch, const QString& part);

} // namespace cw::fetch
