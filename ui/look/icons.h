// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace cw {

/// One of the program's own icons (resources/icons/NAME.svg), painted in the ink of the widget it stands in, so that no
/// icon theme is needed and both schemes work. `ink` fixes a colour role instead (a state mark).
enum class IconInk { Text, Secondary, Link, Good, Warning, Error, OnAccent };

QIcon icon(const QString& name, IconInk ink = IconInk::Text);

} // namespace cw
