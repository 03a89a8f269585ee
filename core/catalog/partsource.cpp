// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/partsource.h"

#include "core/catalog/catalogtexts.h"
#include "core/catalog/recordreader.h"

using namespace Qt::StringLiterals;

namespace cw {

PartSource PartSource::read(RecordReader& reader)
{
    PartSource part;
    reader.common(part);
    part.kind = reader.neededChoice("kind"_L1, {u"debian"_s, u"wheel"_s, u"none"_s});
    part.role = reader.neededChoice("role"_L1, {u"cuda-host"_s, u"cuda-target"_s, u"cupti"_s, u"cudnn"_s, u"nccl"_s,
                                                u"cublas"_s, u"cudart"_s, u"nvcc"_s, u"tensorrt"_s});
    part.version = reader.version("version"_L1);
    part.cuda = reader.version("cuda"_L1);
    part.arch = reader.choice("arch"_L1, {u"x86_64"_s, u"aarch64"_s});
    part.suite = reader.text("suite"_L1);
    part.components = reader.list("components"_L1);
    part.packages = reader.list("packages"_L1);
    part.project = reader.text("project"_L1);
    part.file = reader.text("file"_L1);
    part.sha256 = reader.text("sha256"_L1);
    part.downloadMiB = reader.count("downloadMiB"_L1);
    part.unpackedMiB = reader.count("unpackedMiB"_L1);
    part.compiler = reader.text("compiler"_L1);
    part.licence = reader.text("licence"_L1);
    part.licenceFile = reader.text("licenceFile"_L1);
    part.sbsa = reader.flag("sbsa"_L1);
    return part;
}

PartLicence PartLicence::read(RecordReader& reader)
{
    PartLicence licence;
    reader.common(licence);
    licence.where = reader.needed("where"_L1);
    licence.terms = shownText(reader.needed("terms"_L1));
    return licence;
}

ToolkitFile ToolkitFile::read(RecordReader& reader)
{
    ToolkitFile file;
    reader.common(file);
    file.paths = reader.list("paths"_L1);
    file.part = reader.neededChoice("part"_L1, {u"cuda"_s, u"cudnn"_s});
    file.machine = reader.choice("machine"_L1, {u"host"_s, u"target"_s, u"any"_s});
    file.cudaMin = reader.version("cudaMin"_L1);
    file.cudaMax = reader.version("cudaMax"_L1);
    file.cudnnMin = reader.version("cudnnMin"_L1);
    file.releaseMin = reader.version("releaseMin"_L1);
    file.releaseMax = reader.version("releaseMax"_L1);
    return file;
}

} // namespace cw
