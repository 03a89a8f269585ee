// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/release.h"

#include "core/catalog/catalogtexts.h"
#include "core/catalog/recordreader.h"

using namespace Qt::StringLiterals;

namespace cw {
namespace {

Product readProduct(RecordReader& reader)
{
    Product product;
    product.id = reader.needed("id"_L1);
    product.kind = reader.choice("kind"_L1, {u"wheel"_s, u"library"_s, u"binary"_s, u"files"_s});
    product.targets = reader.list("targets"_L1);
    const QString from = reader.choice("from"_L1, {u"outputs"_s, u"folder"_s, u"script"_s});
    product.from = from == "script"_L1   ? Product::From::Script
                   : from == "folder"_L1 ? Product::From::Folder
                                         : Product::From::Outputs;
    product.folder = reader.text("folder"_L1);
    product.program = reader.text("program"_L1);
    product.arguments = reader.list("arguments"_L1);
    product.argumentsCuda = reader.list("argumentsCuda"_L1);
    product.pattern = reader.text("pattern"_L1);
    product.flags = reader.list("flags"_L1);
    product.platform = reader.choice("platform"_L1, {u"target"_s, u"argument"_s, u"retag"_s});
    product.noCuda = reader.flag("noCuda"_L1);
    product.cmakeSource = reader.text("cmakeSource"_L1);
    product.cmakeTarget = reader.text("cmakeTarget"_L1);
    product.cmakePattern = reader.text("cmakePattern"_L1);
    return product;
}

ExtraFlag readFlag(RecordReader& reader)
{
    return {reader.needed("flag"_L1), shownText(reader.text("why"_L1)), reader.list("when"_L1)};
}

CrossMechanism readMechanism(RecordReader& reader)
{
    CrossMechanism mechanism;
    mechanism.kind = reader.choice("kind"_L1, {u"platforms"_s, u"crosstool-starlark"_s, u"crosstool-file"_s,
                                               u"config"_s, u"container"_s, u"cuda-crosstool"_s, u"hermetic"_s});
    mechanism.value = reader.text("value"_L1);
    mechanism.archs = reader.list("archs"_L1);
    mechanism.flags = reader.list("flags"_L1);
    mechanism.hostWrapper = reader.flag("hostWrapper"_L1);
    mechanism.nativeCuda = reader.flag("nativeCuda"_L1);
    mechanism.cuda = reader.flag("cuda"_L1);
    mechanism.bazelMin = reader.version("bazelMin"_L1);
    mechanism.bazelMax = reader.version("bazelMax"_L1);
    return mechanism;
}

Project::VersionFile readVersionFile(RecordReader& reader)
{
    QString path = reader.needed("path"_L1);
    reader.needed("pattern"_L1);
    return {path, reader.expression("pattern"_L1)};
}

} // namespace

Project Project::read(RecordReader& reader)
{
    Project project;
    reader.common(project);
    project.versionFiles = reader.records("versionFiles"_L1, readVersionFile);
    project.bazelLimitFile = reader.text("bazelLimitFile"_L1);
    project.bazelMinPattern = reader.expression("bazelMinPattern"_L1);
    project.bazelMaxPattern = reader.expression("bazelMaxPattern"_L1);
    return project;
}

const Product* Release::product(const QString& productId) const
{
    for (const Product& product : products) {
        if (product.id == productId)
            return &product;
    }
    return nullptr;
}

Release Release::read(RecordReader& reader)
{
    Release release;
    reader.common(release);
    release.version = reader.version("version"_L1);
    release.project = reader.needed("project"_L1);
    release.origin = reader.text("origin"_L1);
    release.repository = reader.text("repository"_L1);
    release.branch = reader.text("branch"_L1);
    release.tag = reader.text("tag"_L1);
    release.tags = reader.list("tags"_L1);
    release.submodule = reader.flag("submodule"_L1);
    release.python = reader.versions("python"_L1);
    release.hermeticPython = reader.flag("hermeticPython"_L1);
    release.pythonVariable = reader.text("pythonVariable"_L1);
    release.bazelExact = reader.version("bazelExact"_L1);
    release.bazelExactCuda = reader.version("bazelExactCuda"_L1);
    release.bazelFile = reader.version("bazelFile"_L1);
    release.bazelMin = reader.version("bazelMin"_L1);
    release.bazelMax = reader.version("bazelMax"_L1);
    release.bazelWorkspaceMin = reader.version("bazelWorkspaceMin"_L1);
    release.bazelEnforcement = reader.text("bazelEnforcement"_L1);
    release.cxxStandard = reader.text("cxxStandard"_L1);
    release.cpuNames = reader.map("cpuNames"_L1);
    release.pythonProgram = reader.flag("pythonProgram"_L1);
    release.hostPythonHeaders = reader.flag("hostPythonHeaders"_L1);
    release.androidRules = reader.text("androidRules"_L1);
    release.configureFamily = reader.text("configureFamily"_L1);
    release.rcFile = reader.text("rcFile"_L1);
    release.products = reader.records("products"_L1, readProduct);
    release.crossMechanisms = reader.records("crossMechanisms"_L1, readMechanism);
    release.configs = reader.list("configs"_L1);
    release.extraFlags = reader.records("extraFlags"_L1, readFlag);
    release.compiler = reader.text("compiler"_L1);
    release.cuda = reader.version("cuda"_L1);
    release.cudnn = reader.version("cudnn"_L1);
    release.cudaStyle = reader.choice("cudaStyle"_L1, {u"none"_s, u"environment"_s, u"local-paths"_s, u"hermetic"_s});
    release.cudaInside = reader.flag("cudaInside"_L1);
    release.hermeticCuda = reader.version("hermeticCuda"_L1);
    release.hermeticCudnn = reader.version("hermeticCudnn"_L1);
    release.defaultCapabilities = reader.list("defaultCapabilities"_L1);
    release.releaseCapabilities = reader.list("releaseCapabilities"_L1);
    release.minCapability = reader.version("minCapability"_L1);
    release.ramPerJobMiB = reader.count("ramPerJobMiB"_L1);
    release.ramPerJobCudaMiB = reader.count("ramPerJobCudaMiB"_L1);
    release.diskMiB = reader.count("diskMiB"_L1);
    return release;
}

} // namespace cw
