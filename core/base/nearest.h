// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace cw {

/// The entry of `names` that a typing mistake most likely meant; "" when none is near.
QString nearestName(const QString& typed, const QStringList& names);

} // namespace cw
