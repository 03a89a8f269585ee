// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/actionmodel.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

namespace cw {
namespace {

/// Longer than usual by this factor, and by this much at all, is worth a mark.
constexpr double slowFactor = 1.3;
constexpr qint64 slowMs = 10000;

bool isSlow(const ActionRow& row)
{
    return row.usualMs >= 0 && row.ms > row.usualMs + slowMs && double(row.ms) > double(row.usualMs) * slowFactor;
}

} // namespace

void ActionModel::setRows(const QList<ActionRow>& rows)
{
    m_largest = 1;
    for (const ActionRow& row : rows)
        m_largest = std::max(m_largest, row.kib);
    // Gone first, then new ones at the end, then the order: each step tells views exactly what happened.
    for (qsizetype i = m_rows.size() - 1; i >= 0; --i) {
        const bool stays =
            std::any_of(rows.cbegin(), rows.cend(), [&](const ActionRow& row) { return row.key == m_rows.at(i).key; });
        if (!stays) {
            beginRemoveRows({}, int(i), int(i));
            m_rows.removeAt(i);
            endRemoveRows();
        }
    }
    const auto indexOf = [this](const QString& key) {
        for (qsizetype i = 0; i < m_rows.size(); ++i) {
            if (m_rows.at(i).key == key)
                return i;
        }
        return qsizetype(-1);
    };
    for (const ActionRow& row : rows) {
        if (indexOf(row.key) >= 0)
            continue;
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size()));
        m_rows.append(row);
        endInsertRows();
    }
    for (qsizetype place = 0; place < m_rows.size() && place < rows.size(); ++place) {
        const qsizetype from = indexOf(rows.at(place).key);
        if (from == place)
            continue;
        beginMoveRows({}, int(from), int(from), {}, int(place));
        m_rows.move(from, place);
        endMoveRows();
    }
    m_rows = rows.mid(0, m_rows.size());
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
}

int ActionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ActionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ActionModel::text(const ActionRow& row, int column) const
{
    switch (column) {
    case Name: return row.name;
    case Kind:
        if (row.kib < 0)
            return tr("Step");
        return row.stopped ? tr("%1, stopped").arg(groupName(row.group)) : groupName(row.group);
    case Time: return row.ms < 0 ? QString() : Figures::clock(row.ms);
    case Memory: return row.kib < 0 ? QString() : Figures::memory(row.kib);
    case Peak: return row.kib < 0 ? QString() : Figures::memory(row.peakKiB);
    case Usual: return row.usualMs < 0 ? QString() : Figures::clock(row.usualMs);
    default: return {};
    }
}

QVariant ActionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ActionRow& row = m_rows.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::TextAlignmentRole: return int(Qt::AlignVCenter | (column >= Time ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole:
        return column == Name && !row.program.isEmpty()
                   ? tr("%1, made by %2")
                         .arg(row.folder.isEmpty() ? row.name : row.folder + u'/' + row.name, row.program)
                   : QVariant();
    case cell::SecondaryRole: return column == Name ? QVariant(row.folder) : QVariant();
    case cell::SwatchRole: return column == Kind && row.kib >= 0 ? QVariant(int(groupColour(row.group))) : QVariant();
    case cell::BarRole:
        return column == Memory && row.kib >= 0 ? QVariant(double(row.kib) / double(m_largest)) : QVariant();
    case cell::BarColourRole: return int(groupColour(row.group));
    case cell::IconRole: return column == Time && isSlow(row) ? QVariant(QStringLiteral("warning")) : QVariant();
    case cell::InkRole: {
        if (column == Time && isSlow(row))
            return int(InkLabel::Ink::Warning);
        return int(column == Usual || column == Peak ? InkLabel::Ink::Secondary : InkLabel::Ink::Text);
    }
    case Qt::AccessibleTextRole:
        return column == Time && isSlow(row) ? QVariant(tr("%1, longer than usual").arg(Figures::clock(row.ms)))
                                             : text(row, column);
    default: return {};
    }
}

QVariant ActionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section >= Time ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ToolTipRole && section == Usual)
        return tr("How long this took in the last run of the same plan");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Action");
    case Kind: return tr("Kind");
    case Time: return tr("Time");
    case Memory: return tr("Memory");
    case Peak: return tr("Peak");
    case Usual: return tr("Usual");
    default: return {};
    }
}

} // namespace cw
