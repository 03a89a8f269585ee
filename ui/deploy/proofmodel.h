// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/smoke.h"

#include <QAbstractTableModel>

namespace cw {

/// What a proof showed: the seed, what the device answered and what this machine expects, and one row for each test
/// program or library.
class ProofModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Value, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void setVerdict(const SmokeVerdict& verdict, const QString& python);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    enum class Mark { None, Good, Bad };
    struct Row
    {
        QString name;
        QString value;
        Mark mark = Mark::None;
    };
    QList<Row> m_rows;
};

} // namespace cw
