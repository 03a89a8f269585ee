// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"
#include "core/plan/sourceplan.h"

namespace cw {

/// Reads what makePlan() needs besides values: the program's folders, the embedded workspace that the configuration
/// chooses, and the tree's WORKSPACE. Local and quick (no network, no process), but it does read files: call it again
/// when source or release changed. Any thread.
Result<PlanPlaces> gatherPlaces(const Configuration& configuration, const Catalog& catalog, const Facts& facts);

/// The files of an embedded workspace ("embedded:NAME"), sorted by path; scripts are executable. Empty when there is none.
QList<EmbeddedFile> embeddedFiles(const QString& source);

} // namespace cw
