// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solve/solution.h"

#include <QAbstractItemModel>
#include <QIcon>

namespace cw {

/// The solver's answer as a table: a head for each verdict, and below it the releases in the solver's order.
class SolutionModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Verdict, Python, Cuda, Cudnn, Compiler, Bazel, Why, ColumnCount };
    enum Role { ReleaseRole = Qt::UserRole }; ///< id of the release; empty for a head

    explicit SolutionModel(QObject* parent = nullptr);

    void setSolutions(const Solutions& solutions);
    const Solutions& solutions() const { return m_solutions; }
    /// The row's solution; null for a head.
    const Solution* solution(const QModelIndex& index) const;
    QModelIndex indexOf(const QString& release) const;
    int count(Solution::Verdict verdict) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    static QString word(Solution::Verdict verdict);
    static QIcon mark(Solution::Verdict verdict); ///< green only for what fits as it is
    static QString heading(Solution::Verdict verdict);
    /// What stands in the last column: why, or what it takes.
    static QString reason(const Solution& solution);

private:
    struct Group
    {
        Solution::Verdict verdict;
        QList<qsizetype> rows; ///< in the solutions
    };
    QString text(const Solution& solution, int column) const;

    Solutions m_solutions;
    QList<Group> m_groups;
};

} // namespace cw
