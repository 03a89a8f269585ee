// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/runrecord.h"
#include "ui/runs/actioncomparison.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace cw {

/// One line of a comparison: what, in the older run, in the newer one, and how they differ.
struct ComparedLine
{
    QString what;
    QString before;
    QString after;
    QString difference; ///< "same", "−13 %", "differs"; "" where nothing can be said
    bool section = false;
    bool differs = false;
};

struct RunComparison
{
    QString before; ///< heads of the columns
    QString after;
    QString sentence;
    QList<ComparedLine> lines;
    QString planDiff; ///< unified; "" when the plans are the same
    QList<ComparedAction> actions;
};

/// What differs between two runs: plan and limits, result, times, memory, actions that became slower. Pure.
RunComparison compareRuns(const RunRecord& before, const RunRecord& after);
/// One run told in the same form, with a single column.
RunComparison describeRun(const RunRecord& record);

/// A comparison as a table.
class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Before, After, Difference, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setComparison(const RunComparison& comparison);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    RunComparison m_comparison;
};

} // namespace cw
