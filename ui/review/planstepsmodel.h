// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/review/review.h"

#include <QAbstractTableModel>

namespace cw {

/// A plan's steps in order, with what each took last time.
class PlanStepsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { StepColumn, TimeColumn, ColumnCount };

    explicit PlanStepsModel(QObject* parent = nullptr);

    void setReview(const Review& review);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<PlanStep> m_steps;
    QMap<QString, qint64> m_lastMs;
    QStringList m_present; ///< ids of steps that will be skipped
};

} // namespace cw
