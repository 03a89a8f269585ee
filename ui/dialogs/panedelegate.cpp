// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/panedelegate.h"

#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

#include <QIcon>
#include <QPainter>
#include <QStyle>

namespace cw {
namespace {

constexpr int iconSize = 16;
constexpr qreal radius = 4;

} // namespace

void PaneDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens& tokens = Tokens::of(option.palette);
    const bool current = option.state.testFlag(QStyle::State_Selected);
    const QRect body = option.rect.adjusted(1, 1, -1, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (current || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(current ? tokens.selection : tokens.hover);
        painter->drawRoundedRect(body, radius, radius);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(tokens.ring, 2));
        painter->drawRoundedRect(body, radius, radius);
    }
    const auto visual = [&](const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    index.data(Qt::DecorationRole)
        .value<QIcon>()
        .paint(painter, visual({body.left() + space::small, body.center().y() - iconSize / 2 + 1, iconSize, iconSize}));
    painter->setFont(current ? type::strong() : type::body());
    painter->setPen(tokens.text);
    painter->drawText(visual(body.adjusted(space::small + iconSize + space::small, 0, -space::small, 0)),
                      int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::AlignVCenter,
                      index.data().toString());
    painter->restore();
}

QSize PaneDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {0, metrics::row(option.fontMetrics) + space::tiny};
}

} // namespace cw
