// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/solve/change.h"
#include "core/solve/wish.h"

#include <vector>

namespace cw::solve {

/// A state of the device that is considered: as found, or with a JetPack that is not on it.
struct Ground
{
    const JetPack* jetpack = nullptr; ///< null: none, or not known
    Facts facts;                      ///< what the rules look at
    Facts seen;                       ///< the same, with this machine's said of the device where that is the target
    QList<Change> changes;            ///< what it takes: flashing
    QStringList conditions;           ///< what is taken to be so
    int cost = 0;
};

/// What is looked at: the board, and the grounds on which a build may stand, the best first. Pointers lead into the catalog.
struct World
{
    const Board* board = nullptr;
    std::vector<Ground> grounds;
    QStringList assumptions;  ///< the same for every ground
    bool deviceKnown = false; ///< somebody looked at the device, or said what it is

    static Result<World> of(const Catalog& catalog, const Facts& facts, const Wish& wish);
};

/// Adds what a probe finds on a board with this JetPack as it is installed; null where the catalog does not know it.
void putJetPack(QMap<QString, QJsonValue>& found, const JetPack& jetpack, const Catalog& catalog);

/// A workstation or server without a device named is this machine, as it is to the rules: what was found here is then said
/// of the device too, where nothing else is. Other facts stay as they are.
Facts withTarget(const Facts& facts, const Board& board, const Wish& wish);

/// "Ubuntu 18.04" of a host.os or a JetPack; null when the catalog does not know it.
const Distribution* distributionOf(const Catalog& catalog, const QString& os);

} // namespace cw::solve
