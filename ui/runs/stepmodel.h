// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/run/runstatus.h"

#include <QAbstractTableModel>

#include <memory>

namespace cw {

/// The steps of a run: those that ran, and those of the plan that are still to come.
class StepModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Title, State, Time, Sentence, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setStatus(const RunStatus& status, const std::shared_ptr<const Plan>& plan, qint64 now);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        QString title;
        QString why;
        QString sentence;
        qint64 ms = -1; ///< -1: not begun
        bool begun = false;
        bool over = false; ///< the run ended before it
        StepStatus::State state = StepStatus::State::Running;
        bool operator==(const Row&) const = default;
    };
    QString word(const Row& row) const;
    QVariant mark(const Row& row) const;

    QList<Row> m_rows;
};

} // namespace cw
