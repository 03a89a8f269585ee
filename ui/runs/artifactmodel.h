// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/artifact.h"

#include <QAbstractTableModel>

namespace cw {

/// What a run made: name, kind, size, SHA-256.
class ArtifactModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Kind, Size, Hash, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setArtifacts(const QList<Artifact>& artifacts);
    const QList<Artifact>& artifacts() const { return m_artifacts; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<Artifact> m_artifacts;
};

} // namespace cw
