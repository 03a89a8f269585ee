// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <functional>

namespace cw {

/// The table behind a picture: its columns and a way to ask for one value. It keeps no copy of the data. A value that is a
/// number is shown with `decimals` of its column, and copied and exported in full.
class SeriesTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Column
    {
        QString head;
        int decimals = -1; ///< -1: text
    };
    using Value = std::function<QVariant(int row, int column)>;

    SeriesTable(QList<Column> columns, Value value, QObject* parent = nullptr);

    void setColumns(const QList<Column>& columns);
    /// The data has this many rows now: fewer is a reset, more are new ones at the end (beyond 5000 rows told by the
    /// hundredth part, so that hours of data cost a view no more than minutes).
    void setCount(int count);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<Column> m_columns;
    Value m_value;
    int m_count = 0;
};

} // namespace cw
