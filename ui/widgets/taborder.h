// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace cw {

/// Tab comes to `stop` when it has passed the place of `before`. Other than with QWidget::setTabOrder(), `before` need
/// not be a stop itself: a head or a splitter stands for its own place among its siblings. Both are in one window.
void tabAfter(QWidget& before, QWidget& stop);

} // namespace cw
