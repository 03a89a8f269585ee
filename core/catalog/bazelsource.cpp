// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/bazelsource.h"

#include "core/catalog/catalog.h"
#include "core/catalog/recordreader.h"

using namespace Qt::StringLiterals;

namespace cw {

BazelSource BazelSource::read(RecordReader& reader)
{
    BazelSource bazel;
    reader.common(bazel);
    bazel.kind = reader.neededChoice("kind"_L1, {u"npm"_s, u"upstream"_s, u"debian"_s, u"go"_s, u"none"_s});
    const bool npm = bazel.kind == "npm"_L1;
    const bool upstream = bazel.kind == "upstream"_L1;
    bazel.version = reader.version("version"_L1);
    bazel.arch = reader.choice("arch"_L1, {u"x86_64"_s, u"aarch64"_s});
    bazel.project = npm ? reader.needed("project"_L1) : reader.text("project"_L1);
    bazel.projectVersion = npm ? reader.needed("projectVersion"_L1) : reader.text("projectVersion"_L1);
    bazel.integrity = npm ? reader.needed("integrity"_L1) : reader.text("integrity"_L1);
    bazel.archiveSha256 = npm ? reader.needed("archiveSha256"_L1) : reader.text("archiveSha256"_L1);
    bazel.archiveBytes = reader.count("archiveBytes"_L1);
    bazel.url = upstream ? reader.needed("url"_L1) : reader.text("url"_L1);
    bazel.file = npm || upstream ? reader.needed("file"_L1) : reader.text("file"_L1);
    bazel.sha256 = npm || upstream ? reader.needed("sha256"_L1) : reader.text("sha256"_L1);
    bazel.bytes = reader.count("bytes"_L1);
    bazel.suite = reader.text("suite"_L1);
    bazel.packages = reader.list("packages"_L1);
    return bazel;
}

const BazelSource* fetchableBazel(const Catalog& catalog, const QString& version, const QString& arch)
{
    for (const BazelSource& source : catalog.bazelSources()) {
        if (source.version == version && source.arch == arch && source.canFetch())
            return &source;
    }
    return nullptr;
}

} // namespace cw
