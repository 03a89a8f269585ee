// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

/// Finds what is cut in a window that is shown: every label, button, field, tab, column head and menu that has less room
/// than its text needs, and every widget that reaches over the edge of what holds it. Text that is shortened on purpose is
/// no cut where the whole of it can be read in a tool tip and copied (InkLabel::setElided, ComboBox, the cells of tables).
/// One line per finding: the widget's path and text, what it needs, what it has.
QStringList cutsIn(QWidget& window);
