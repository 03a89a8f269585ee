// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/configuration.h"

#include <QStringList>

namespace cw::cli {

/// A configuration made from a tree that was configured by hand, and what of it could not be said by fields.
struct TakenOver
{
    Configuration configuration;
    QString file;       ///< that was read
    QStringList others; ///< lines that have no field
};

/// Reads the tree in `folder` and sets the fields in `configuration`, with their provenance. Missing: no such tree, no
/// known release, or it is not configured. Blocking, local.
Result<TakenOver> takeOver(const QString& folder, const Configuration& configuration);

} // namespace cw::cli
