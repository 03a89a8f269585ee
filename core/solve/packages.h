// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/solve/need.h"

#include <functional>

namespace cw::solve {

/// One command for each system that is in question: the host's own distribution where it is known, else every one in the
/// catalog. `packages` says what brings it there; none where there is nothing.
QList<Need::Command> aptCommands(const Catalog& catalog, const QString& os,
                                 const std::function<QStringList(const Distribution&)>& packages);

/// NVIDIA's packages of a toolkit line for this machine and for cross building, as published; empty where nobody
/// published them (a name that only follows the pattern of others is no known package).
struct CudaPackages
{
    QStringList packages;
    QString repository; ///< where they come from, in words
    QString source;
};
CudaPackages cudaPackages(const Catalog& catalog, const QString& cuda, bool cross, bool sbsa);
CudaPackages cudnnCrossPackages(const QString& cudnn, bool sbsa);

} // namespace cw::solve
