// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runcomparison.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/inklabel.h"

namespace cw {

void ComparisonModel::setComparison(const RunComparison& comparison)
{
    beginResetModel();
    m_comparison = comparison;
    endResetModel();
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_comparison.lines.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ComparedLine& line = m_comparison.lines.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        switch (index.column()) {
        case What: return line.what;
        case Before: return line.before;
        case After: return line.after;
        default: return line.difference;
        }
    case cell::StrongRole: return line.section;
    case cell::InkRole:
        return int(line.section || index.column() == What || line.differs ? InkLabel::Ink::Text
                                                                          : InkLabel::Ink::Secondary);
    default: return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What: return QString();
    case Before: return m_comparison.before;
    case After: return m_comparison.after;
    default: return m_comparison.after.isEmpty() ? QString() : tr("Difference");
    }
}

} // namespace cw
