// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/fetch/part.h"

namespace cw::fetch {

/// The address of the registry that npm uses here for a package, without "/" at the end: the scope's own ("@bazel:registry"),
/// else npm's registry, as npm's configuration says; without npm NPM_CONFIG_REGISTRY of the environment. No host is named in
/// this program: npm knows its default. Missing where neither is there. Runs npm; blocks.
Result<QString> npmRegistry(const QString& project, const std::function<bool()>& goOn);

/// What a registry says of one version of a package.
struct NpmPackage
{
    QString url; ///< of the archive, absolute
    QString integrity;
};

/// From the JSON of REGISTRY/PROJECT/VERSION. Invalid where it names no archive.
Result<NpmPackage> parseNpmPackage(const QByteArray& text, const QString& page);

struct NpmFetched
{
    QString name; ///< below `work`/root
    QString url;  ///< of the archive
    qint64 bytes = 0;
};

/// Downloads the package below `work`/download and unpacks the one program below `work`/root. The sums that the catalog
/// knows decide: of the registry's offer, of the archive, of the program. Blocks.
Result<NpmFetched> fetchNpmFile(const Part& part, const NpmFile& wanted, const QString& work, const Watch& watch);

} // namespace cw::fetch
