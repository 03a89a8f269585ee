// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roads/road.h"

namespace cw {

/// Cross-built here with CUDA by TensorFlow's own CUDA crosstool: the cross compiler takes the place of nvcc's host compiler.
/// Seen to work with 2.8.0's crosstool and CUDA 11.8 (2026-11-22).
class CudaCrosstoolRoad : public Road
{
public:
    QString id() const override;
    QString name() const override;
    std::optional<RoadLimit> fits(const RoadQuestion& question) const override;
    Status add(PlanDraft& draft) const override;
};

} // namespace cw
