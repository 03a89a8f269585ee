// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cellroom.h"

#include "ui/widgets/cellroles.h"

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QHeaderView>
#include <QHelpEvent>
#include <QModelIndex>
#include <QStyleOptionViewItem>
#include <QToolTip>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace cw::cellroom {

bool isLastColumn(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    if (!view)
        return false;
    for (int column = index.column() + 1; column < view->header()->count(); ++column) {
        if (!view->isColumnHidden(column))
            return false;
    }
    return true;
}

QString shortened(const QString& text, const QFontMetrics& metrics, int room)
{
    if (metrics.horizontalAdvance(text) <= room)
        return text;
    if (!text.contains(u'/'))
        return metrics.elidedText(text, Qt::ElideRight, room);
    for (qsizetype at = text.indexOf(u'/', 1); at >= 0; at = text.indexOf(u'/', at + 1)) {
        QString tail = u'…' + text.mid(at);
        if (metrics.horizontalAdvance(tail) <= room)
            return tail;
    }
    return {};
}

bool tellWhole(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index,
               int needed)
{
    if (!event || event->type() != QEvent::ToolTip || !index.isValid() || needed <= option.rect.width())
        return false;
    QStringList lines{index.data().toString()};
    if (const QString secondary = index.data(cell::SecondaryRole).toString(); !secondary.isEmpty())
        lines.first() += u"  "_s + secondary;
    if (const QString further = index.data(Qt::ToolTipRole).toString(); !further.isEmpty() && !lines.contains(further))
        lines.append(further);
    QToolTip::showText(event->globalPos(), lines.join(u'\n'), view->viewport(), option.rect);
    return true;
}

} // namespace cw::cellroom
