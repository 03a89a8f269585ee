// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/preflightmodel.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/inklabel.h"

using namespace Qt::StringLiterals;

namespace cw {
namespace {

using Fit = PreflightRow::Fit;

QString mark(Fit fit)
{
    if (fit == Fit::Yes)
        return u"done"_s;
    return fit == Fit::No ? u"error"_s : u"warning"_s;
}

InkLabel::Ink ink(Fit fit)
{
    if (fit == Fit::Yes)
        return InkLabel::Ink::Good;
    return fit == Fit::No ? InkLabel::Ink::Error : InkLabel::Ink::Warning;
}

} // namespace

void PreflightModel::setRows(const QList<PreflightRow>& rows)
{
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int PreflightModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int PreflightModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PreflightModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PreflightRow& row = m_rows.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Property: return row.property;
        case Needed: return row.needed;
        case Found: return row.found.isEmpty() ? tr("not known") : row.found;
        default: return row.fit == Fit::Yes ? tr("yes") : row.fit == Fit::No ? tr("no") : tr("unknown");
        }
    case cell::IconRole: return column == Fits ? mark(row.fit) : QString();
    case cell::InkRole:
        if (column == Fits)
            return int(ink(row.fit));
        return int(column == Found && row.found.isEmpty() ? InkLabel::Ink::Secondary : InkLabel::Ink::Text);
    default: return {};
    }
}

QVariant PreflightModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Property: return tr("Before copying");
    case Needed: return tr("Needed");
    case Found: return tr("Device");
    default: return tr("Fits");
    }
}

} // namespace cw
