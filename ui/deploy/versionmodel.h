// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/rollback.h"

#include <QAbstractTableModel>

namespace cw {

/// The versions that lie on a device, the newest first.
class VersionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, When, State, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setVersions(const QList<DeployedVersion>& versions);
    const QList<DeployedVersion>& versions() const { return m_versions; }
    const DeployedVersion* previous() const; ///< null when there is none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<DeployedVersion> m_versions;
};

} // namespace cw
