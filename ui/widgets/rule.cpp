// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rule.h"

#include "ui/look/tokens.h"

#include <QPainter>

namespace cw {

Hairline::Hairline(Qt::Orientation orientation, QWidget* parent) : QWidget(parent)
{
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Hairline::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), Tokens::of(palette()).hairline);
}

} // namespace cw
