// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solve/ground.h"

namespace cw::solve {

/// Where a search for one release begins: a whole configuration on a ground. Costs below a hundred only order the choices.
struct Start
{
    Configuration configuration;
    const Ground* ground = nullptr;
    QList<Change> changes; ///< the ground's, and what the wish gives up
    int cost = 0;
};

/// The configurations of a release that the catalog's own pairs suggest (its Python versions and those of the device, its
/// CUDA and cuDNN, those of the JetPack and of this machine), the best first. `cuda` says which half is asked for.
QList<Start> startsFor(const Catalog& catalog, const World& world, const Wish& wish, const Release& release, bool cuda);

/// A cuDNN that goes with this CUDA: one of `wanted` where it does, else the newest that does; "" none known.
QString cudnnFor(const Catalog& catalog, const QString& cuda, const QStringList& wanted);

} // namespace cw::solve
