// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/actionrow.h"

#include <QAbstractTableModel>

namespace cw {

/// The actions that run now, as a table. New rows replace old ones by key, so that a selected row stays selected while it
/// moves.
class ActionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Kind, Time, Memory, Peak, Usual, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<ActionRow>& rows);
    const QList<ActionRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant text(const ActionRow& row, int column) const;

    QList<ActionRow> m_rows;
    qint64 m_largest = 1; ///< KiB, of the rows: the full length of a bar
};

} // namespace cw
