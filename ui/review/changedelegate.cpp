// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/changedelegate.h"

#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

#include <QPainter>
#include <QStyle>

namespace cw {

void ChangeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString text = index.data().toString();
    if (!text.startsWith(u'+') && !text.startsWith(u'−')) {
        CellDelegate::paint(painter, option, index);
        return;
    }
    const Tokens& tokens = Tokens::of(option.palette);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, tokens.selection);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tokens.hairline);
    painter->setFont(type::body());
    QRect rest = option.rect.adjusted(space::small, 0, -space::small, 0);
    QStringList parts = text.split(u' ');
    std::reverse(parts.begin(), parts.end());
    for (const QString& part : std::as_const(parts)) { // from the trailing edge
        painter->setPen(part.startsWith(u'+') ? tokens.addedInk : tokens.removedInk);
        const QRect place = QStyle::visualRect(option.direction, option.rect, rest);
        painter->drawText(place, int(QStyle::visualAlignment(option.direction, Qt::AlignRight)) | Qt::AlignVCenter,
                          part);
        rest.setRight(rest.right() - painter->fontMetrics().horizontalAdvance(part + u' '));
    }
    painter->restore();
}

} // namespace cw
