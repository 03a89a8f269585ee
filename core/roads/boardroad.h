// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roads/road.h"

namespace cw {

/// Built on the board itself over ssh: scripts are copied there, run there, and the wheel is copied back.
class BoardRoad : public Road
{
public:
    QString id() const override;
    QString name() const override;
    std::optional<RoadLimit> fits(const RoadQuestion& question) const override;
    Status add(PlanDraft& draft) const override;
};

} // namespace cw
