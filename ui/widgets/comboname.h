// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QComboBox;

namespace cw {

/// Says to screen readers what a choice is for. On X11 and Wayland Qt calls a combo box by the value that it shows,
/// whatever its accessible name is; what it is for only a label beside it can tell. For those whose visible label stands
/// elsewhere, or that have none, this makes one that is not shown. The combo box must have its parent already.
void nameCombo(QComboBox& combo, const QString& name);

} // namespace cw
