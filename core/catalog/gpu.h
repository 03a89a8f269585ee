// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

#include <QList>

namespace cw {

class RecordReader;

/// A GPU by the name that NVIDIA, nvidia-smi or a shop gives it.
struct Gpu : CatalogRecord
{
    QString capability;     ///< "8.9"
    QString architecture;   ///< "Ada Lovelace"
    QString segment;        ///< "consumer", "workstation", "datacenter", "jetson"
    bool ambiguous = false; ///< sold with more than one chip: ask the device, not the name

    /// The name without brand words and punctuation, so that "NVIDIA GeForce RTX 4060" and "rtx4060" are one.
    static QString plainName(const QString& name);
    /// The same without form factor, amount of memory and whether it sits in a laptop, none of which changes the chip's
    /// capability within one name; what `nvidia-smi -L` writes around it goes too.
    static QString chipName(const QString& name);
    static Gpu read(RecordReader& reader);
};

/// A real architecture that nvcc can compile for (an "sm_" number).
struct SmArchitecture : CatalogRecord
{
    QString capability; ///< "8.7"; the id is "87" or "90a"
    QString architecture;
    QString cudaMin;
    QString cudaMax; ///< "" still supported
    bool tegra = false;
    QString lastDriver; ///< the last branch of drivers with it ("580"); "" still supported, or not known
    static SmArchitecture read(RecordReader& reader);
};

} // namespace cw
