// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

#include <QList>

namespace cw {

class RecordReader;

/// From and to, both inclusive, as written in the data ("4.2.1", "4.6.6").
struct VersionRange
{
    QString from;
    QString to;
    bool contains(const QString& version) const; ///< "4.6" as `to` contains 4.6.6
    bool operator==(const VersionRange&) const = default;
};

/// A machine that a result is for. Module variants name the board above them in `parent`.
struct Board : CatalogRecord
{
    QString family; ///< "jetson", "raspberry-pi", "server", "workstation", "cloud"
    QString parent; ///< id of the board that this is a variant of, else empty
    QString arch;   ///< of the user space: "x86_64", "aarch64", "armhf"; also the name in host.cross.<arch>.*
    QString isa;    ///< "armv6", "armv7-a", "armv8-a", "armv8.2-a", "x86-64"
    QString soc;    ///< "tegra234": the last entry of a Jetson's /proc/device-tree/compatible; "" not known
    QString triplet;
    QString cpu;       ///< "4x Cortex-A57"
    QStringList flags; ///< conservative compiler flags that every unit of this board runs
    QStringList tune;  ///< optional, more specific flags; may need a newer compiler

    QString gpu;            ///< "Maxwell, Tegra X1"; empty: no GPU that CUDA can use
    QString capability;     ///< "5.3"; empty: none (or, for a server, the field gpu decides)
    bool tegra = false;     ///< the GPU shares the board's memory and needs its exact capability
    bool gpuChosen = false; ///< the GPU is not part of the board: the field gpu says which
    QString cudaTarget;     ///< below the toolkit: "targets/aarch64-linux"

    QList<int> ramMiB;            ///< the sizes it is sold with
    QList<VersionRange> jetpacks; ///< empty when it has none
    QStringList models;           ///< regular expressions for /proc/device-tree/model
    QStringList compatible;       ///< entries of /proc/device-tree/compatible
    QStringList partNumbers;      ///< "p2180-1000"
    QString storage;              ///< what its system lies on, in words; "" not known
    QStringList machineTypes;     ///< cloud instance types

    bool hasGpu() const { return !capability.isEmpty() || gpuChosen; }
    bool runsJetPack(const QString& version) const;
    static Board read(RecordReader& reader);
};

} // namespace cw
