// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/selection/selection.h"

namespace cw {

/// How one capability that is compiled for serves the GPU that the result runs on.
struct Coverage
{
    enum class Kind {
        Exact,   ///< its own machine code
        Cubin,   ///< machine code of an older member of the family runs
        Ptx,     ///< only the intermediate code: compiled by the driver at first use
        Nothing, ///< neither runs
        Unknown, ///< the GPU is not known, or the capability is not one
    };
    QString capability; ///< as typed
    Kind kind = Kind::Unknown;
    QString architecture; ///< "Ampere"
    QString note;         ///< one sentence
    QString source;
    bool operator==(const Coverage&) const = default;
};

/// For every capability of the configuration, in its order. NVIDIA's rule: machine code (cubin) runs on the same major
/// and no older minor number, PTX of a plain capability on anything newer; a suffix "a" is for exactly its own; and a
/// Tegra GPU wants its own (CUDA C++ Programming Guide, "Binary Compatibility"; CUDA for Tegra application note). Pure.
QList<Coverage> coverageOf(const Selection& selection, const QStringList& typed, const Catalog& catalog);

} // namespace cw
