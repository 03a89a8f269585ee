// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/rowdelegate.h"

#include "ui/look/direction.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/widgets/cellroom.h"

#include <QApplication>
#include <QPainter>
#include <QTreeView>

namespace cw {
namespace {

constexpr int textMargin = 3;      // Qt's own
constexpr int slack = space::tiny; // to the next column

/// A row begins at the page's margin; those below another stand in as far as the tree indents them.
int sideOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    const bool indented = index.parent().isValid() && tree && tree->indentation() > 0;
    return (index.column() == 0 && !indented ? space::large : space::small) - textMargin;
}

int endOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return (cellroom::isLastColumn(option, index) ? space::large : space::small) - textMargin;
}

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
    const int side = sideOf(option, index);
    const int end = endOf(option, index);
    const bool mirrored = option.direction == Qt::RightToLeft;
    cell.rect.adjust(mirrored ? end : side, 0, mirrored ? -side : -end, -1);
    const bool selected = cell.state & QStyle::State_Selected;
    cell.state &= ~QStyle::State_Selected;
    cell.showDecorationSelected = false;
    cell.text = isolated(cell.text);
    if (selected && !index.data(Qt::ForegroundRole).isValid())
        cell.palette.setColor(QPalette::Text, tokens.text);
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, widget);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell(option);
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    if (tree && option.features.testFlag(QStyleOptionViewItem::WrapText)) {
        // Qt asks without a width: as high as the lines that the column has room for.
        int room = tree->columnWidth(index.column()) - sideOf(option, index) - endOf(option, index);
        for (QModelIndex above = index.parent(); above.isValid() && index.column() == 0; above = above.parent())
            room -= tree->indentation();
        cell.rect = QRect(0, 0, room, 1);
    }
    QSize size = QStyledItemDelegate::sizeHint(cell, index);
    size.rwidth() += sideOf(option, index) + endOf(option, index) + slack;
    size.setHeight(std::max(size.height(), metrics::row(option.fontMetrics) + 2));
    return size;
}

bool RowDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                            const QModelIndex& index)
{
    return cellroom::tellWhole(event, view, option, index, sizeHint(option, index).width() - slack)
           || QStyledItemDelegate::helpEvent(event, view, option, index);
}

} // namespace cw
