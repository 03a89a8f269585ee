// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cuda/checklist.h"
#include "core/cuda/partsources.h"
#include "core/cuda/toolkittree.h"
#include "core/fetch/fetcher.h"

namespace cw::cuda {

/// Which cuDNN goes into a toolkit.
struct CudnnChoice
{
    QString wheel;   ///< a version of the index, or "newest"; "" none
    QString folder;  ///< a cuDNN that is here; "" none
    QString version; ///< of a stand-in without headers
    bool standIn = false;
};

/// What is asked for: a whole toolkit for another machine.
struct ToolkitWish
{
    QString cuda;         ///< "11.8"
    QString host, target; ///< machines: "x86_64", "aarch64"
    CudnnChoice cudnn;
    QString nccl; ///< id of a part that is put in too; "" none
};

/// The wish looked up. Points into the catalog, which must outlive it.
struct ToolkitOrder
{
    ToolkitWish wish;
    ToolkitParts parts;
    const PartSource* nccl = nullptr;
    const Cuda* line = nullptr;

    QList<const PartSource*> all() const; ///< in the order in which they are fetched
    QString folder() const;               ///< where it is made unless somebody says otherwise: below paths::cache()
};

/// An error names what is nowhere to be had.
Result<ToolkitOrder> orderToolkit(const Catalog& catalog, const ToolkitWish& wish);

/// The licences that must be accepted before these parts are fetched, each once, with the first part that is under it.
/// None for parts that are here already. Reads the disk, quick.
struct LicenceAsked
{
    const PartSource* part = nullptr;
    fetch::Licence licence;
};
QList<LicenceAsked> licencesToAccept(const QList<const PartSource*>& parts, const Catalog& catalog,
                                     const fetch::Places& places);

/// Told when a part is here.
using PartDone = std::function<void(const fetch::Part&, const fetch::Fetched&)>;

/// Fetches every part, in their order; gaps are left out. The disk that all of them need is compared first, and a licence
/// that was not accepted refuses. Blocks.
Result<QList<fetch::Fetched>> fetchParts(const QList<const PartSource*>& parts, const Catalog& catalog,
                                         const fetch::Places& places, const fetch::Watch& watch,
                                         const PartDone& done = {});

struct FetchedToolkit
{
    TreeReport tree;
    QStringList notes; ///< what a person should know: of the tree and of its parts
};

/// Fetches the parts and makes the toolkit in `folder` (News::Stage::Making). Blocks.
Result<FetchedToolkit> fetchToolkit(const ToolkitOrder& order, const Catalog& catalog, const fetch::Places& places,
                                    const QString& folder, const fetch::Watch& watch, const PartDone& done = {});

/// What must be said of a toolkit with these parts: the compiler its nvcc takes, that it is for servers, whose JetPack has
/// this CUDA.
QStringList toolkitNotes(const PartSource& target, const QString& compiler, const Catalog& catalog);

/// The program of a Debian package "g++-11-aarch64-linux-gnu" ("aarch64-linux-gnu-g++-11") or "g++-11" (the same) as it is
/// found on PATH, else the newest one that is here, else that name.
QString crossCompiler(const QString& package);

/// One sentence about a flaw, for people.
QString sentenceOf(const ToolkitFlaw& flaw);

} // namespace cw::cuda
