// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/selection/selection.h"
#include "core/solve/need.h"

namespace cw::solve {

/// What hostNeeds() and deviceNeeds() look at, and where they write.
struct NeedsWriter
{
    const Catalog& catalog;
    const Facts& facts; ///< as found
    const Configuration& configuration;
    const Selection& selection;
    QList<Need> needs = {};

    const Release& release() const { return *selection.release; }
    const Board& board() const { return *selection.board; }
    QString text(const char* field) const { return configuration.text(QLatin1StringView(field)); }
    QString fact(const QString& name) const { return facts.text(name); }
    bool knows(const QString& name) const { return facts.knows(name); }
    /// Somebody looked at this side at all: what is then not known is missing.
    bool looked(Need::Side side) const;
    /// Present or missing where that side was looked at, else unknown.
    Need::State stateOf(Need::Side side, bool there) const;
    bool foreign() const; ///< the target's machine is not this one
    bool sbsa() const;    ///< CUDA of the target is the servers' one
    void add(const Need& need) { needs.append(need); }
};

void hostNeeds(NeedsWriter& writer);
void deviceNeeds(NeedsWriter& writer);

} // namespace cw::solve
