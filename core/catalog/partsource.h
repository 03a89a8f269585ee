// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

namespace cw {

class RecordReader;

/// Where a part of a toolkit can be fetched, or that it is nowhere to be had: a gap is a record too, so that a search which
/// finds it ends with the reason.
struct PartSource : CatalogRecord
{
    QString kind; ///< "debian" (packages of a suite), "wheel" (of the Python index), "none" (a gap: `note` says it)
    /// "cuda-host" (nvcc and what runs here), "cuda-target" (headers and libraries to link), "cupti", "cudnn", "nccl",
    /// "cublas", "cudart", "nvcc", "tensorrt"
    QString role;
    QString version; ///< of the part; of a gap: the line that is missing ("8")
    QString cuda;    ///< the CUDA line that it is of or for: "11.8", "12"
    QString arch;    ///< the machine that it runs on: "x86_64", "aarch64"
    QString suite;   ///< Debian's
    QStringList components, packages;
    QString project, file, sha256; ///< the index's project, the wheel's name and its SHA-256
    int downloadMiB = 0;           ///< 0 not known
    int unpackedMiB = 0;           ///< 0 not known
    /// Debian package of the newest compiler for the target that nvcc accepts: of nvcc's part for a cross build, of the
    /// target's where it differs
    QString compiler;
    QString licence;     ///< id of a PartLicence
    QString licenceFile; ///< where its whole text lies in what is unpacked
    bool sbsa = false;   ///< made for Arm servers: to link against, never for a Jetson
    static PartSource read(RecordReader& reader);
};

/// What must be accepted once before such a part is fetched for the first time.
struct PartLicence : CatalogRecord
{
    QString where; ///< where the text stands
    QString terms; ///< what matters for a build, in words of our own
    static PartLicence read(RecordReader& reader);
};

/// A file that a release asks of a CUDA toolkit.
struct ToolkitFile : CatalogRecord
{
    /// Relative to the toolkit, the first choice first: one of them is enough. `{cudart}` is the ending of that library's
    /// SONAME with this CUDA (Cuda::sonames), `{cudnn}` the major version of cuDNN, `{target}` a folder below targets.
    /// A name that ends in "/" is a folder.
    QStringList paths;
    QString part;                   ///< what it belongs to: "cuda" or "cudnn"
    QString machine;                ///< "host", "target", "any" (an ELF file of either), "" no ELF file
    QString cudaMin, cudaMax;       ///< with these CUDA only
    QString cudnnMin;               ///< with these cuDNN only
    QString releaseMin, releaseMax; ///< asked for by these TensorFlow releases only
    static ToolkitFile read(RecordReader& reader);
};

} // namespace cw
