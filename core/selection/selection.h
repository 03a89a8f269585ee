// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/budget/budget.h"
#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"

namespace cw {

/// What a configuration chooses, looked up: the one place where rules and planner agree on what the names mean.
/// The pointers lead into the catalog and are null where a name is unset or unknown. Pure.
struct Selection
{
    const Release* release = nullptr; ///< from the tree's own version when there is a source, else from `tf`
    const Board* board = nullptr;
    const Gpu* gpu = nullptr;
    const JetPack* jetpack = nullptr;
    const Cuda* cudaLine = nullptr;
    const Cudnn* cudnnLine = nullptr;

    QString source;    ///< what is built: the field, else the release's origin ("embedded:…") or repository
    QString ref;       ///< the field, else the release's tag where its repository is used
    QString version;   ///< of the release, as it was asked for: "2.11.1" of the record 2.11.0; "" none
    QString arch;      ///< of the target: the board's, "" unknown
    bool cuda = false; ///< the field `cuda` is set
    bool cross = false, native = false, container = false;
    /// To compile for, as numbers ("8.7"): the field, else those of the GPU or the board. Empty on a CPU build.
    QStringList capabilities;
    /// The capability of the GPU that the result runs on; "" unknown or none.
    QString deviceCapability;

    static Selection of(const Configuration& configuration, const Catalog& catalog, const Facts& facts);
};

/// Whose memory and cores the build uses: the device's in a native build on a device of another kind, else this machine's.
Budget::Builder builderOf(const Selection& selection, const Configuration& configuration, const Facts& facts);

/// "sm_87", "compute_87", "87", "8.7" → "8.7"; a suffix stays ("90a" → "9.0a"); "" when it is none of these.
QString capabilityNumber(const QString& text);

/// The external repository from which BUILD files of the tree take Android's rules: what the tree says where it was read,
/// else what the catalog knows of its release. "": they name none, or it is not known.
QString androidRulesOf(const Selection& selection, const Facts& facts);

/// How much of a build's memory is the heap of Bazel's server, as the catalog says of the Bazel that will run: the one
/// that the configuration asks for, else the one that was found.
HeapShare heapShareOf(const Configuration& configuration, const Catalog& catalog, const Facts& facts);

} // namespace cw
