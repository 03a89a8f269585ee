// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/scrollbars.h"

#include "ui/look/stylepaint.h"

#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace cw::stylepaint {
namespace {

constexpr int shortest = 32; // of a handle: it is taken hold of with the mouse
constexpr int inset = 3;

const QAbstractScrollArea* areaOf(const QWidget* widget)
{
    for (const QWidget* each = widget; each; each = each->parentWidget()) {
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(each))
            return area;
    }
    return nullptr;
}

/// What a vertical bar leaves to the head of its table.
int headHeight(const QStyleOptionSlider& bar, const QWidget* widget)
{
    if (bar.orientation == Qt::Horizontal)
        return 0;
    const auto* tree = qobject_cast<const QTreeView*>(areaOf(widget));
    return tree && !tree->isHeaderHidden() ? std::min(tree->header()->height(), bar.rect.height() / 2) : 0;
}

} // namespace

QColor scrolledGround(const QPalette& palette, const QWidget* widget)
{
    const QAbstractScrollArea* area = areaOf(widget);
    if (!area)
        return palette.color(QPalette::Window);
    const QWidget* ground = area->viewport()->autoFillBackground() ? area->viewport() : area;
    return ground->palette().color(ground->backgroundRole());
}

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part, const QWidget* widget)
{
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const int top = headHeight(bar, widget);
    const QRect groove = bar.rect.adjusted(0, top, 0, 0);
    const int length = horizontal ? groove.width() : groove.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    int handle = length;
    if (range > 0)
        handle = std::min(length, std::max(shortest, int(qint64(length) * bar.pageStep / (range + bar.pageStep))));
    const int start =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    const auto along = [&](int from, int size) {
        const QRect place = horizontal ? QRect(groove.left() + from, groove.top(), size, groove.height())
                                       : QRect(groove.left(), groove.top() + from, groove.width(), size);
        return QStyle::visualRect(bar.direction, bar.rect, place);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider: return along(start, handle);
    case QStyle::SC_ScrollBarSubPage: return along(0, start);
    case QStyle::SC_ScrollBarAddPage: return along(start + handle, length - start - handle);
    case QStyle::SC_ScrollBarGroove: return along(0, length);
    default: return {}; // no arrows
    }
}

void scrollBar(const QStyleOptionSlider& bar, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = Tokens::of(bar.palette);
    const PainterState state(painter);
    painter->fillRect(bar.rect, scrolledGround(bar.palette, widget));
    if (const int top = headHeight(bar, widget); top > 0) {
        painter->fillRect(QRect(bar.rect.left(), bar.rect.top(), bar.rect.width(), top), tokens.window);
        painter->fillRect(QRect(bar.rect.left(), bar.rect.top() + top - 1, bar.rect.width(), 1), tokens.hairline);
    }
    if (bar.minimum >= bar.maximum || !has(&bar, QStyle::State_Enabled))
        return;
    const bool held = bar.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider)
                      && (has(&bar, QStyle::State_Sunken) || has(&bar, QStyle::State_MouseOver));
    const QRectF handle =
        QRectF(scrollBarPart(bar, QStyle::SC_ScrollBarSlider, widget)).adjusted(inset, inset, -inset, -inset);
    painter->setPen(Qt::NoPen);
    painter->setBrush(held ? tokens.secondary : tokens.fieldEdge);
    const double round = std::min(handle.width(), handle.height()) / 2;
    painter->drawRoundedRect(handle, round, round);
}

} // namespace cw::stylepaint
