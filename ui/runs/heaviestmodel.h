// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/runnews.h"

#include <QAbstractTableModel>

namespace cw {

/// The compilers and linkers of a run that needed most memory, the largest first; at most `most` of them.
class HeaviestModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Kind, Peak, Time, Processor, ColumnCount };
    static constexpr int most = 200;

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void add(const QList<FinishedAction>& actions);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant text(const FinishedAction& action, int column) const;

    QList<FinishedAction> m_actions;
};

} // namespace cw
