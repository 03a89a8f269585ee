// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/rowdelegate.h"

#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

#include <QApplication>
#include <QPainter>

namespace cw {
namespace {

constexpr int side = space::small - 3; // Qt's own text margin is 3

} // namespace

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell(option);
    initStyleOption(&cell, index);
    const QWidget* widget = option.widget;
    QStyle* style = widget ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, widget);
    const Tokens& tokens = Tokens::of(option.palette);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tokens.hairline);
    // The panel is painted; what follows is text and icon, moved in.
    cell.backgroundBrush = Qt::NoBrush;
    cell.state &= ~QStyle::State_HasFocus;
    cell.rect.adjust(side, 0, -side, -1);
    const bool selected = cell.state & QStyle::State_Selected;
    cell.state &= ~QStyle::State_Selected;
    cell.showDecorationSelected = false;
    if (selected && !index.data(Qt::ForegroundRole).isValid())
        cell.palette.setColor(QPalette::Text, tokens.text);
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, widget);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.rwidth() += side * 2 + space::small;
    size.setHeight(std::max(size.height(), metrics::row(option.fontMetrics) + 2));
    return size;
}

} // namespace cw
