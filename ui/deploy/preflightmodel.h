// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/preflight.h"

#include <QAbstractTableModel>

namespace cw {

/// What the artifacts need beside what the device has; a mark and a word say whether it fits.
class PreflightModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Property, Needed, Found, Fits, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<PreflightRow>& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<PreflightRow> m_rows;
};

} // namespace cw
