// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/fetch/part.h"

namespace cw::fetch {

/// A file that a package index offers.
struct IndexFile
{
    QString name;
    QString url;    ///< absolute
    QString sha256; ///< "" when the index gives none
    qint64 bytes = 0;
};

/// The address of the Python package index that pip uses here, without "/" at the end: PIP_INDEX_URL, else pip's
/// configuration, else pip's own default. Asks the python3 on PATH; no host is named in this program.
Result<QString> indexAddress(const std::function<bool()>& goOn);

/// The files of a project's page in JSON (PEP 691), or in HTML (PEP 503); addresses may be relative to `page`.
QList<IndexFile> parseIndexPage(const QByteArray& text, const QString& page);

/// Downloads the wheel below `work`/download and unpacks it below `work`/root. The sum that the catalog knows decides:
/// an index that offers another file under this name is refused. Gives the file. Blocks.
Result<IndexFile> fetchWheel(const Part& part, const IndexWheel& wanted, const QString& work, const Watch& watch);

} // namespace cw::fetch
