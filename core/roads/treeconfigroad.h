// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roads/road.h"

namespace cw {

/// Cross-built here by a --config of the tree itself, which downloads its own compiler ("elinux_aarch64").
class TreeConfigRoad : public Road
{
public:
    QString id() const override;
    QString name() const override;
    std::optional<RoadLimit> fits(const RoadQuestion& question) const override;
    Status add(PlanDraft& draft) const override;
};

} // namespace cw
