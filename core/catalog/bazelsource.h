// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

namespace cw {

class Catalog;
class RecordReader;

/// Where one Bazel can be had, or that it is nowhere to be had with a sum that can be compared: a gap is a record too.
struct BazelSource : CatalogRecord
{
    /// "npm" (a package of the registry that npm uses here), "upstream" (the file of the release): fetched, with their
    /// sums. "debian" (a package of a suite), "go" (bazelisk): installed by the user. "none": a gap, `note` says it.
    QString kind;
    QString version;                 ///< of the Bazel; of bazelisk its own
    QString arch;                    ///< the machine that it runs on: "x86_64", "aarch64"; "" any, or not said
    QString project, projectVersion; ///< npm's or Go's
    QString integrity;               ///< npm's own sum of its package: "sha512-…"
    QString archiveSha256;           ///< of the package
    qint64 archiveBytes = 0;
    QString url;  ///< upstream's
    QString file; ///< of npm: the program's name inside the package
    QString sha256;
    qint64 bytes = 0; ///< of the program; 0 not known
    QString suite;    ///< Debian's
    QStringList packages;

    /// It can be fetched: there is a sum to compare with.
    bool canFetch() const { return (kind == QLatin1StringView("npm") || kind == QLatin1StringView("upstream")); }
    qint64 downloadBytes() const { return archiveBytes > 0 ? archiveBytes : bytes; } ///< 0 not known
    static BazelSource read(RecordReader& reader);
};

/// The first source from which this version can be fetched for a machine; null where none is known. Pure.
const BazelSource* fetchableBazel(const Catalog& catalog, const QString& version, const QString& arch);

} // namespace cw
