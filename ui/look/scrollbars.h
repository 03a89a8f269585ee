// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>
#include <QStyleOptionSlider>

namespace cw::stylepaint {

/// Flat scroll bars: a rounded handle on the ground of what is scrolled, without arrows. A vertical one beside a table
/// begins below the table's head.
inline constexpr int scrollBarExtent = 12;

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part, const QWidget* widget);
void scrollBar(const QStyleOptionSlider& bar, QPainter* painter, const QWidget* widget);
/// The ground of the scroll area that `widget` (a scroll bar, or the corner between two) belongs to.
QColor scrolledGround(const QPalette& palette, const QWidget* widget);

} // namespace cw::stylepaint
