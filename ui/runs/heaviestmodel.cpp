// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/heaviestmodel.h"

#include "ui/runs/actionrow.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

void HeaviestModel::clear()
{
    beginResetModel();
    m_actions.clear();
    endResetModel();
}

void HeaviestModel::add(const QList<FinishedAction>& actions)
{
    for (const FinishedAction& action : actions) {
        const auto after =
            std::upper_bound(m_actions.cbegin(), m_actions.cend(), action,
                             [](const FinishedAction& a, const FinishedAction& b) { return a.peakKiB > b.peakKiB; });
        const int row = int(after - m_actions.cbegin());
        if (row >= most)
            continue;
        if (m_actions.size() == most) {
            beginRemoveRows({}, most - 1, most - 1);
            m_actions.removeLast();
            endRemoveRows();
        }
        beginInsertRows({}, row, row);
        m_actions.insert(row, action);
        endInsertRows();
    }
}

int HeaviestModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_actions.size());
}

int HeaviestModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HeaviestModel::text(const FinishedAction& action, int column) const
{
    switch (column) {
    case Name: return action.what.isEmpty() ? action.program : action.what.section(u'/', -1);
    case Kind: return groupName(action.group);
    case Peak: return Figures::memory(action.peakKiB);
    case Time: return Figures::clock(action.lastMs - action.firstMs);
    case Processor: return Figures::clock(action.cpuMs);
    default: return {};
    }
}

QVariant HeaviestModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FinishedAction& action = m_actions.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(action, column);
    case Qt::TextAlignmentRole: return int(Qt::AlignVCenter | (column >= Peak ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole:
        return column == Name ? QVariant(tr("%1, made by %2").arg(action.what, action.program)) : QVariant();
    case cell::SecondaryRole: {
        QString folder = action.what.section(u'/', 0, -2);
        if (const qsizetype objects = folder.indexOf("/_objs"_L1); objects >= 0)
            folder.truncate(objects);
        return column == Name ? QVariant(folder) : QVariant();
    }
    case cell::RawRole: return column == Name ? QVariant(action.what) : QVariant();
    case cell::SwatchRole: return column == Kind ? QVariant(int(groupColour(action.group))) : QVariant();
    case cell::BarRole:
        return column == Peak
                   ? QVariant(double(action.peakKiB) / double(std::max<qint64>(1, m_actions.first().peakKiB)))
                   : QVariant();
    case cell::BarColourRole: return int(groupColour(action.group));
    default: return {};
    }
}

QVariant HeaviestModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section >= Peak ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Made");
    case Kind: return tr("Kind");
    case Peak: return tr("Peak memory");
    case Time: return tr("Time");
    case Processor: return tr("Processor time");
    default: return {};
    }
}

} // namespace cw
