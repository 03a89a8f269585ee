// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/cuda/treelisting.h"

namespace cw::cuda {

/// What a build asks of a toolkit.
struct ToolkitNeeds
{
    const Cuda* cuda = nullptr; ///< the chosen line; null: any version of a library will do
    QString cudnn;              ///< as typed, "" none wanted
    QString release;            ///< TensorFlow's version; "" everything is asked for
    QString host, target;       ///< machines: "x86_64", "aarch64"
};

/// One thing that is not as it must be.
struct ToolkitFlaw
{
    enum class Kind { Missing, WrongMachine, Renamed };
    Kind kind = Kind::Missing;
    QString part; ///< "cuda" or "cudnn"
    QString path; ///< the file that is asked for, its first place: "lib64/libcublas.so.11"
    QString
        found; ///< WrongMachine: the machine it is for, "" no ELF file; Renamed, Missing: the nearest name that is there
    QString wanted = {}; ///< WrongMachine: the machine it must be for
    bool operator==(const ToolkitFlaw&) const = default;
};

/// Compares listings with what the catalog's records ask for. `cudnn`: the listing of a cuDNN folder of its own; its files
/// count besides those of the toolkit. Pure.
QList<ToolkitFlaw> checkToolkit(const QList<ToolkitFile>& records, const ToolkitNeeds& needs,
                                const TreeListing& toolkit, const TreeListing& cudnn = {});

/// Whether a record is asked for at all.
bool isAsked(const ToolkitFile& record, const ToolkitNeeds& needs);

/// A record's places with this CUDA's names filled in; `{target}` stays. A name whose ending is not known ends in "*".
QStringList placesOf(const ToolkitFile& record, const ToolkitNeeds& needs);

} // namespace cw::cuda
