// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/runsummary.h"

#include <QAbstractTableModel>

namespace cw {

class Catalog;

/// The history as a table. A changed list replaces rows by id, so that selections stay.
class RunTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Started, Release, Board, Result, Time, Peak, Artifacts, ColumnCount };
    enum Role { SummaryRole = Qt::UserRole + 1, SearchRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// Whose names stand for the ids of releases and boards; an id that it does not know stays. Before the first runs.
    void setCatalog(const Catalog* catalog) { m_catalog = catalog; }
    void setRuns(const QList<RunSummary>& runs);
    const RunSummary& at(int row) const { return m_runs.at(row); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const RunSummary& run, int column) const;
    QVariant sortKey(const RunSummary& run, int column) const;

    QString releaseOf(const RunSummary& run) const;
    QString boardOf(const RunSummary& run) const;

    const Catalog* m_catalog = nullptr;
    QList<RunSummary> m_runs;
};

} // namespace cw

Q_DECLARE_METATYPE(cw::RunSummary)
