// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cuda/checklist.h"

#include <QAbstractTableModel>

namespace cw {

/// The files of a CUDA folder that are not as they must be: which one, and what is wrong with it.
class FlawModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { File, What, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFlaws(const QList<cuda::ToolkitFlaw>& flaws);
    const QList<cuda::ToolkitFlaw>& flaws() const { return m_flaws; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<cuda::ToolkitFlaw> m_flaws;
};

} // namespace cw
