// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace cw {

/// The program's table: whole rows selected, a hairline under each, no grid. Copies the selection as text with tabs
/// (Ctrl+C, context menu), sorts when asked to, and is one stop of the Tab key.
class DataTable : public QTreeView
{
    Q_OBJECT

public:
    explicit DataTable(const QString& accessibleName, QWidget* parent = nullptr);

    /// The selected rows (all rows without a selection), one per line, cells by tabs; the first line names the columns.
    QString copyText() const;
    void copy() const;
    /// Column widths from a representative text per column; 0 takes what is left.
    void setWidths(const QStringList& texts);
    /// This column is as wide as what stands in it, in every language: its words are never cut.
    void fitColumn(int column);
    /// Further acts of the context menu; they stand above Copy.
    void addRowAction(QAction* action);
    /// What stands in the middle while there is no row.
    void setEmptyText(const QString& text);

    /// A model as comma-separated values (RFC 4180), with a first line of heads.
    static QByteArray csv(const QAbstractItemModel& model);

Q_SIGNALS:
    void rowActivated(const QModelIndex& index); ///< Enter or a double click

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QList<QAction*> m_rowActions;
    QString m_emptyText;
};

} // namespace cw
