// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/proofmodel.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/inklabel.h"

using namespace Qt::StringLiterals;

namespace cw {

void ProofModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void ProofModel::setVerdict(const SmokeVerdict& verdict, const QString& python)
{
    beginResetModel();
    m_rows.clear();
    const auto add = [this](const QString& name, const QString& value, Mark mark = Mark::None) {
        if (!value.isEmpty())
            m_rows.append({name, value, mark});
    };
    if (!verdict.answer.isEmpty()) {
        const Mark same = verdict.answer == verdict.expected ? Mark::Good : Mark::Bad;
        add(tr("Random seed"), u"%1"_s.arg(verdict.seed, 16, 16, QLatin1Char('0')));
        add(tr("Answer of the device"), verdict.answer, same);
        add(tr("Expected here"), verdict.expected);
    }
    add(tr("Machine"), verdict.machine);
    add(tr("Python"), python);
    add(tr("Installed version"), verdict.versionText);
    for (const QString& line : verdict.details)
        add(tr("Proof"), line, verdict.passed ? Mark::Good : Mark::Bad);
    endResetModel();
}

int ProofModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ProofModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProofModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows.at(index.row());
    const bool value = index.column() == Value;
    switch (role) {
    case Qt::DisplayRole: return value ? row.value : row.name;
    case Qt::ToolTipRole: return value ? row.value : QString();
    case cell::IconRole:
        if (!value || row.mark == Mark::None)
            return {};
        return row.mark == Mark::Good ? u"done"_s : u"error"_s;
    case cell::InkRole:
        if (!value)
            return int(InkLabel::Ink::Secondary);
        return int(row.mark == Mark::Good  ? InkLabel::Ink::Good
                   : row.mark == Mark::Bad ? InkLabel::Ink::Error
                                           : InkLabel::Ink::Text);
    default: return {};
    }
}

QVariant ProofModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Proof") : tr("Result");
}

} // namespace cw
