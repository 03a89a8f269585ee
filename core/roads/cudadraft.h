// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roads/plandraft.h"
#include "core/roads/road.h"

namespace cw::planning {

/// Why this source cannot be told of CUDA; nothing where its ./configure is known to take it.
std::optional<RoadLimit> cudaLimit(const RoadQuestion& question);

/// Answers of ./configure and the environment of a build with CUDA: sets `draft.answers` and `draft.buildEnvironment`.
Status addCuda(PlanDraft& draft);

/// The toolkit's folder on the machine that builds: the field, else the one that was found, else where NVIDIA's packages
/// put it.
QString cudaToolkit(const Configuration& configuration, const Facts& facts, const QString& home);
QString cudaToolkit(const PlanDraft& draft);

/// "12.5" as the three numbers that a download is called by: those of the release where they begin so, else the line's
/// first ("12.6" → "12.6.0", as published builds with a JetPack's CUDA say it).
QString fullVersion(const QString& typed, const QString& releases);

} // namespace cw::planning
