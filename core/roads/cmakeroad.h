// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roads/road.h"

namespace cw {

/// TensorFlow Lite by CMake; taken when the field `road` asks for it.
class CMakeRoad : public Road
{
public:
    QString id() const override;
    QString name() const override;
    std::optional<RoadLimit> fits(const RoadQuestion& question) const override;
    Status add(PlanDraft& draft) const override;
};

} // namespace cw
