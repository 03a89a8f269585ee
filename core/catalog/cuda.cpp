// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/cuda.h"

#include "core/catalog/catalogtexts.h"
#include "core/catalog/recordreader.h"

using namespace Qt::StringLiterals;

namespace cw {
namespace {

Cudnn::Pair readPair(RecordReader& reader)
{
    return {reader.version("cudaMin"_L1), reader.version("cudaMax"_L1), reader.version("driver"_L1)};
}

} // namespace

Cuda Cuda::read(RecordReader& reader)
{
    Cuda cuda;
    reader.common(cuda);
    cuda.drivers = reader.map("drivers"_L1);
    cuda.minorCompatDriver = reader.version("minorCompatDriver"_L1);
    cuda.capabilityMin = reader.version("capabilityMin"_L1);
    cuda.capabilityMax = reader.version("capabilityMax"_L1);
    cuda.gccMin = reader.version("gccMin"_L1);
    cuda.gccMax = reader.version("gccMax"_L1);
    cuda.clangMin = reader.version("clangMin"_L1);
    cuda.clangMax = reader.version("clangMax"_L1);
    cuda.ptx = reader.version("ptx"_L1);
    cuda.cudnn = reader.list("cudnn"_L1);
    cuda.deprecated = reader.list("deprecated"_L1);
    cuda.tegraGccMax = reader.version("tegraGccMax"_L1);
    cuda.toolkitPackage = reader.text("toolkitPackage"_L1);
    cuda.crossPackages = reader.map("crossPackages"_L1);
    cuda.sonames = reader.map("sonames"_L1);
    cuda.crossRepository = shownText(reader.text("crossRepository"_L1));
    cuda.crossArchitecture = reader.choice("crossArchitecture"_L1, {u"all"_s, u"arm64"_s});
    return cuda;
}

Cudnn Cudnn::read(RecordReader& reader)
{
    Cudnn cudnn;
    reader.common(cudnn);
    cudnn.version = reader.version("version"_L1);
    cudnn.to = reader.version("to"_L1);
    if (cudnn.to.isEmpty())
        cudnn.to = cudnn.version;
    cudnn.cuda = reader.records("cuda"_L1, readPair);
    cudnn.capabilities = reader.versions("capabilities"_L1);
    cudnn.capabilityMin = reader.version("capabilityMin"_L1);
    cudnn.tegraOnly = reader.flag("tegraOnly"_L1);
    return cudnn;
}

JetPack JetPack::read(RecordReader& reader)
{
    JetPack jetpack;
    reader.common(jetpack);
    jetpack.l4t = reader.versions("l4t"_L1);
    jetpack.ubuntu = reader.version("ubuntu"_L1);
    jetpack.kernel = reader.version("kernel"_L1);
    jetpack.cuda = reader.version("cuda"_L1);
    jetpack.cudnn = reader.version("cudnn"_L1);
    jetpack.tensorrt = reader.version("tensorrt"_L1);
    jetpack.python = reader.version("python"_L1);
    jetpack.gcc = reader.version("gcc"_L1);
    jetpack.glibc = reader.version("glibc"_L1);
    jetpack.glibcxx = reader.version("glibcxx"_L1);
    jetpack.boards = reader.list("boards"_L1);
    jetpack.date = reader.text("date"_L1);
    return jetpack;
}

Distribution Distribution::read(RecordReader& reader)
{
    Distribution distribution;
    reader.common(distribution);
    distribution.python = reader.version("python"_L1);
    distribution.gcc = reader.version("gcc"_L1);
    distribution.glibc = reader.version("glibc"_L1);
    distribution.glibcxx = reader.version("glibcxx"_L1);
    distribution.cxxabi = reader.version("cxxabi"_L1);
    distribution.bazel = reader.version("bazel"_L1);
    distribution.crossPackages = reader.map("crossPackages"_L1);
    return distribution;
}

} // namespace cw
