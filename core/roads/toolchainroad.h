// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roads/road.h"

namespace cw {

/// Cross-built here with a toolchain that Crosswright writes for a cross compiler of this machine.
class ToolchainRoad : public Road
{
public:
    QString id() const override;
    QString name() const override;
    std::optional<RoadLimit> fits(const RoadQuestion& question) const override;
    Status add(PlanDraft& draft) const override;
};

} // namespace cw
