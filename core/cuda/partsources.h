// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/fetch/licences.h"
#include "core/fetch/part.h"

#include <optional>

namespace cw::cuda {

/// A catalog record as the fetcher takes it; nothing for a gap.
std::optional<fetch::Part> partOf(const PartSource& source);

/// The licence of a part; nothing where the catalog names none.
std::optional<fetch::Licence> licenceOf(const PartSource& source, const Catalog& catalog);

/// What a toolkit is made of.
struct ToolkitParts
{
    const PartSource* host = nullptr;   ///< nvcc
    const PartSource* target = nullptr; ///< the board's headers and libraries
    const PartSource* cudnn = nullptr;  ///< a wheel, where one was asked for and is there
    QList<const PartSource*> all() const;
    QString compiler()
        const; ///< Debian package of the newest compiler for the target that this nvcc takes; "" not known
};

/// The parts for a CUDA version ("11.8", "11.8.89") on `host` for `target` machines. An error says what is nowhere to be
/// had, with the versions that are.
Result<ToolkitParts> findToolkit(const Catalog& catalog, const QString& cuda, const QString& host,
                                 const QString& target);

/// A cuDNN for this CUDA and machine: `version` as typed ("8", "8.6", "8.6.0"), "" the newest. An error names the gap.
Result<const PartSource*> findCudnn(const Catalog& catalog, const QString& cuda, const QString& version,
                                    const QString& machine);

/// The newest NCCL for this CUDA and machine. An error names the gap.
Result<const PartSource*> findNccl(const Catalog& catalog, const QString& cuda, const QString& machine);

/// "Debian bookworm", "Python index, nvidia-cudnn-cu12", "nowhere".
QString originOf(const PartSource& part);

/// Which of the board's JetPacks bring this CUDA line, newest last: "5.1.2 (11.4)"-like names; empty none.
QStringList jetpacksWith(const Catalog& catalog, const QString& cuda);

} // namespace cw::cuda
