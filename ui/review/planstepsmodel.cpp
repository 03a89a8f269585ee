// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/planstepsmodel.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"

using namespace Qt::StringLiterals;

namespace cw {

PlanStepsModel::PlanStepsModel(QObject* parent) : QAbstractTableModel(parent) {}

void PlanStepsModel::setReview(const Review& review)
{
    beginResetModel();
    m_steps = review.plan.steps;
    m_lastMs = review.earlier.stepsMs;
    m_present = review.present;
    endResetModel();
}

int PlanStepsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_steps.size());
}

int PlanStepsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant PlanStepsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_steps.size())
        return {};
    const PlanStep& step = m_steps.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == StepColumn)
            return u"%1  %2"_s.arg(index.row() + 1).arg(step.title);
        return m_lastMs.contains(step.id) ? Figures::duration(m_lastMs.value(step.id)) : QString();
    case Qt::ToolTipRole: return step.title + u'\n' + step.why;
    case cell::SecondaryRole:
        return index.column() == StepColumn && m_present.contains(step.id) ? tr("is there already") : QString();
    case Qt::TextAlignmentRole:
        return index.column() == TimeColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                            : int(Qt::AlignLeft | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant PlanStepsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return section == StepColumn ? tr("Step") : tr("Last time");
    if (role == Qt::TextAlignmentRole)
        return section == StepColumn ? int(Qt::AlignLeft | Qt::AlignVCenter) : int(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

} // namespace cw
