// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/copymenu.h"

#include "ui/look/icons.h"
#include "ui/widgets/cellroles.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString rowText(const QAbstractItemView& view, const QModelIndex& row)
{
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    QStringList cells;
    for (int column = 0; column < view.model()->columnCount(row.parent()); ++column) {
        if (tree && tree->isColumnHidden(column))
            continue;
        const QModelIndex index = row.siblingAtColumn(column);
        const QVariant raw = index.data(cell::RawRole);
        cells.append(raw.isValid() ? raw.toString() : index.data().toString());
    }
    return cells.join(u'\t').trimmed();
}

void copyRows(const QAbstractItemView& view)
{
    QModelIndexList rows = view.selectionModel() ? view.selectionModel()->selectedRows() : QModelIndexList();
    if (rows.isEmpty() && view.currentIndex().isValid())
        rows.append(view.currentIndex().siblingAtColumn(0));
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex& row : std::as_const(rows))
        lines.append(rowText(view, row));
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace

void addCopyMenu(QAbstractItemView* view)
{
    auto* copy = new QAction(icon(u"copy"_s), QCoreApplication::translate("cw::DataTable", "&Copy"), view);
    copy->setObjectName(view->objectName() + "-copy"_L1);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, view, [view] { copyRows(*view); });
    view->addAction(copy);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace cw
