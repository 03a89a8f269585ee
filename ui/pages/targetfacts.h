// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/selection/selection.h"
#include "ui/fields/factlist.h"

namespace cw {

/// What the Target page says of the machine that the result is for.
struct TargetFacts
{
    struct Group
    {
        QString title;
        QString from; ///< who says so
        QList<FactLine> lines;
    };
    QList<Group> groups;     ///< board and JetPack from the catalog, then what the device said
    QList<FactLine> unknown; ///< what would decide something and is not known, with the reason
};

TargetFacts targetFacts(const Selection& selection, const Facts& facts);

} // namespace cw
