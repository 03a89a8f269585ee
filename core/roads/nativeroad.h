// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roads/road.h"

namespace cw {

/// Built here for a machine like this one, for the CPU or with the CUDA of this machine.
class NativeRoad : public Road
{
public:
    QString id() const override;
    QString name() const override;
    std::optional<RoadLimit> fits(const RoadQuestion& question) const override;
    Status add(PlanDraft& draft) const override;
};

} // namespace cw
