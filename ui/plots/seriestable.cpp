// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/seriestable.h"

#include "ui/widgets/cellroles.h"

#include <QLocale>

namespace cw {
namespace {

constexpr int longTable = 5000;

}

SeriesTable::SeriesTable(QList<Column> columns, Value value, QObject* parent)
    : QAbstractTableModel(parent), m_columns(std::move(columns)), m_value(std::move(value))
{}

void SeriesTable::setColumns(const QList<Column>& columns)
{
    beginResetModel();
    m_columns = columns;
    endResetModel();
}

void SeriesTable::setCount(int count)
{
    if (count == m_count)
        return;
    // A long table is told of new rows in larger pieces, since a view lays all of them out again each time.
    if (count > m_count && m_count > longTable && count - m_count < m_count / 100)
        return;
    if (count < m_count) {
        beginResetModel();
        m_count = count;
        endResetModel();
        return;
    }
    beginInsertRows({}, m_count, count - 1);
    m_count = count;
    endInsertRows();
}

int SeriesTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

int SeriesTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant SeriesTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Column& column = m_columns.at(index.column());
    switch (role) {
    case Qt::DisplayRole: {
        const QVariant value = m_value(index.row(), index.column());
        return column.decimals < 0 || !value.isValid() ? value
                                                       : QLocale().toString(value.toDouble(), 'f', column.decimals);
    }
    case cell::RawRole: {
        const QVariant value = m_value(index.row(), index.column());
        // With a point, whatever the locale: for other programs.
        return column.decimals < 0 || !value.isValid() ? value
                                                       : QString::number(value.toDouble(), 'f', column.decimals + 1);
    }
    case Qt::TextAlignmentRole: return int(Qt::AlignVCenter | (column.decimals < 0 ? Qt::AlignLeft : Qt::AlignRight));
    default: return {};
    }
}

QVariant SeriesTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (m_columns.at(section).decimals < 0 ? Qt::AlignLeft : Qt::AlignRight));
    return role == Qt::DisplayRole ? QVariant(m_columns.at(section).head) : QVariant();
}

} // namespace cw
