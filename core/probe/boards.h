// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/probe/probefacts.h"

namespace cw::probe {

/// The boards of the catalog as the probe compares them.
QList<BoardPattern> boardPatterns(const Catalog& catalog);

/// Adds what the catalog can conclude from a device's facts: device.board, and device.jetpack by L4T where the package is
/// not installed. A look-up that fits several releases stays unknown and names them.
void conclude(Facts& device, const Catalog& catalog);

} // namespace cw::probe
