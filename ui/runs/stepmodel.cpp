// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/stepmodel.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

void StepModel::setStatus(const RunStatus& status, const std::shared_ptr<const Plan>& plan, qint64 now)
{
    QList<Row> rows;
    for (const StepStatus& step : status.steps) {
        Row row;
        row.title = step.title;
        row.sentence = step.sentence;
        row.begun = true;
        row.state = step.state;
        const qint64 end = step.ended > 0 ? step.ended : status.isOver() ? status.ended : now;
        row.ms = std::max<qint64>(0, end - step.started);
        // The runner was lost while this step ran.
        if (step.state == StepStatus::State::Running && status.isOver())
            row.state = StepStatus::State::Failed;
        rows.append(row);
    }
    if (plan) {
        for (const PlanStep& step : plan->steps) {
            const auto ran = std::find_if(status.steps.cbegin(), status.steps.cend(),
                                          [&](const StepStatus& seen) { return seen.id == step.id; });
            if (ran != status.steps.cend()) {
                rows[ran - status.steps.cbegin()].why = step.why;
                continue;
            }
            Row row;
            row.title = step.title;
            row.why = step.why;
            row.over = status.isOver();
            rows.append(row);
        }
    }
    if (rows == m_rows)
        return;
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    m_rows = rows;
    Q_EMIT dataChanged(index(0, 0), index(int(rows.size()) - 1, ColumnCount - 1));
}

int StepModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int StepModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString StepModel::word(const Row& row) const
{
    if (!row.begun)
        return row.over ? tr("not reached") : tr("to come");
    switch (row.state) {
    case StepStatus::State::Succeeded: return tr("done");
    case StepStatus::State::Skipped: return tr("nothing to do");
    case StepStatus::State::Failed: return tr("failed");
    case StepStatus::State::Running: break;
    }
    return tr("running");
}

QVariant StepModel::mark(const Row& row) const
{
    if (!row.begun)
        return {};
    switch (row.state) {
    case StepStatus::State::Succeeded: return u"done"_s;
    case StepStatus::State::Skipped: return u"same"_s;
    case StepStatus::State::Failed: return u"error"_s;
    case StepStatus::State::Running: break;
    }
    return u"start"_s;
}

QVariant StepModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Title: return row.title;
        case State: return word(row);
        case Time: return row.ms < 0 ? QString() : Figures::duration(row.ms);
        default: return row.sentence;
        }
    case Qt::TextAlignmentRole: return int(Qt::AlignVCenter | (column == Time ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole: return column == Sentence ? row.sentence : row.why;
    case cell::IconRole: return column == State ? mark(row) : QVariant();
    case cell::InkRole: {
        using Ink = InkLabel::Ink;
        if (!row.begun)
            return int(Ink::Secondary);
        if (column == State && row.state == StepStatus::State::Failed)
            return int(Ink::Error);
        if (column == State && row.state == StepStatus::State::Succeeded)
            return int(Ink::Good);
        return int(column == Sentence || row.state == StepStatus::State::Skipped ? Ink::Secondary : Ink::Text);
    }
    default: return {};
    }
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Time ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Title: return tr("Step");
    case State: return tr("State");
    case Time: return tr("Time");
    default: return tr("Remark");
    }
}

} // namespace cw
