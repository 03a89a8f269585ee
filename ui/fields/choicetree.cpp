// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/choicetree.h"

#include "ui/fields/rowdelegate.h"
#include "ui/widgets/copymenu.h"
#include "ui/widgets/tableheader.h"

#include <QSignalBlocker>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace cw::choicetree {

void setUp(QTreeView& view)
{
    view.setHeader(new TableHeader(&view));
    view.setItemDelegate(new RowDelegate(&view));
    view.setRootIsDecorated(false);
    view.setUniformRowHeights(true);
    view.setAllColumnsShowFocus(true);
    addCopyMenu(&view);
}

QRegularExpression everyWord(const QString& text)
{
    QString pattern;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        pattern += u"(?=.*"_s + QRegularExpression::escape(word) + u')';
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

void showChosen(QTreeView& view, const QModelIndex& index)
{
    {
        const QSignalBlocker blocker(view.selectionModel());
        if (index.isValid())
            view.selectionModel()->setCurrentIndex(index,
                                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        else
            view.selectionModel()->clear();
    }
    if (index.isValid()) {
        if (index.parent().isValid())
            view.expand(index.parent());
        view.scrollTo(index, QAbstractItemView::EnsureVisible);
    }
    view.viewport()->update();
}

} // namespace cw::choicetree
