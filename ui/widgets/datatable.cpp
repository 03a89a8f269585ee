// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/datatable.h"

#include "ui/look/direction.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/tableheader.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString cellText(const QModelIndex& index)
{
    const QVariant raw = index.data(cell::RawRole);
    return raw.isValid() ? raw.toString() : index.data().toString();
}

constexpr int rowsLookedAt = 100; // for a column that is as wide as its words

QByteArray quoted(QString text)
{
    if (text.contains(u',') || text.contains(u'"') || text.contains(u'\n'))
        text = u'"' + text.replace(u'"', u"\"\""_s) + u'"';
    return text.toUtf8();
}

} // namespace

DataTable::DataTable(const QString& accessibleName, QWidget* parent) : QTreeView(parent)
{
    setAccessibleName(accessibleName);
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTextElideMode(Qt::ElideMiddle);
    setTabKeyNavigation(false);
    setItemDelegate(new CellDelegate(this));
    setHeader(new TableHeader(this));
    header()->setSectionsClickable(true);
    connect(this, &QTreeView::activated, this, &DataTable::rowActivated);
}

QString DataTable::copyText() const
{
    if (!model())
        return {};
    QModelIndexList rows = selectionModel() ? selectionModel()->selectedRows() : QModelIndexList();
    std::sort(rows.begin(), rows.end(), [](const QModelIndex& a, const QModelIndex& b) { return a.row() < b.row(); });
    if (rows.isEmpty()) {
        for (int row = 0; row < model()->rowCount(rootIndex()); ++row)
            rows.append(model()->index(row, 0, rootIndex()));
    }
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < model()->columnCount(); ++column)
        cells.append(model()->headerData(column, Qt::Horizontal).toString());
    lines.append(cells.join(u'\t'));
    for (const QModelIndex& row : std::as_const(rows)) {
        cells.clear();
        for (int column = 0; column < model()->columnCount(); ++column)
            cells.append(cellText(row.siblingAtColumn(column)));
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n');
}

void DataTable::copy() const
{
    QApplication::clipboard()->setText(copyText());
}

void DataTable::setWidths(const QStringList& texts)
{
    const QFontMetrics body(type::body());
    header()->setStretchLastSection(false);
    for (int column = 0; column < texts.size(); ++column) {
        if (texts.at(column).isEmpty()) {
            header()->setSectionResizeMode(column, QHeaderView::Stretch);
            continue;
        }
        const int head =
            QFontMetrics(header()->font()).horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString());
        header()->setSectionResizeMode(column, QHeaderView::Interactive);
        header()->resizeSection(column, std::max(body.horizontalAdvance(texts.at(column)), head) + space::huge
                                            + (column == 0 ? space::small : 0));
    }
}

void DataTable::fitColumn(int column)
{
    header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    header()->setResizeContentsPrecision(rowsLookedAt);
}

void DataTable::addRowAction(QAction* action)
{
    m_rowActions.append(action);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
}

void DataTable::setEmptyText(const QString& text)
{
    m_emptyText = text;
    setAccessibleDescription(text);
    viewport()->update();
}

QByteArray DataTable::csv(const QAbstractItemModel& model)
{
    QByteArray text;
    const auto row = [&text](const QList<QByteArray>& cells) { text += cells.join(',') + "\r\n"; };
    QList<QByteArray> cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells.append(quoted(model.headerData(column, Qt::Horizontal).toString()));
    row(cells);
    for (int line = 0; line < model.rowCount(); ++line) {
        cells.clear();
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(quoted(cellText(model.index(line, column))));
        row(cells);
    }
    return text;
}

void DataTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        event->accept();
        return;
    }
    QTreeView::keyPressEvent(event);
    // The row that the focus made the current one is not chosen yet, and a key that stays on it would not choose it: of a
    // single row nothing could be chosen by arrows.
    const QModelIndex row = currentIndex();
    const bool moves = event->key() == Qt::Key_Home || event->key() == Qt::Key_End || event->key() == Qt::Key_Up
                       || event->key() == Qt::Key_Down || event->key() == Qt::Key_PageUp
                       || event->key() == Qt::Key_PageDown;
    if (moves && event->modifiers() == Qt::NoModifier && row.isValid() && selectionModel()
        && !selectionModel()->hasSelection())
        selectionModel()->select(row, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void DataTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addActions(m_rowActions);
    if (!m_rowActions.isEmpty())
        menu.addSeparator();
    QAction* copyAction = menu.addAction(icon(u"copy"_s), tr("&Copy"), this, &DataTable::copy);
    copyAction->setShortcut(QKeySequence::Copy);
    menu.exec(event->reason() == QContextMenuEvent::Keyboard
                  ? viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft())
                  : event->globalPos());
}

void DataTable::paintEvent(QPaintEvent* event)
{
    QTreeView::paintEvent(event);
    if (m_emptyText.isEmpty() || !model() || model()->rowCount(rootIndex()) > 0)
        return;
    QPainter painter(viewport());
    painter.setFont(type::body());
    painter.setPen(Tokens::of(palette()).secondary);
    painter.drawText(viewport()->rect().adjusted(space::large, space::medium, -space::large, 0),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) | Qt::AlignTop | Qt::TextWordWrap,
                     isolated(m_emptyText));
}

void DataTable::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    // The cells paint selection and hairline themselves; Fusion would put a second tint under them.
    QStyleOptionViewItem plain = option;
    plain.showDecorationSelected = false;
    QTreeView::drawRow(painter, plain, index);
}

} // namespace cw
