// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preferences/cachefolder.h"

#include <QAbstractTableModel>

namespace cw {

/// What the cache holds: one row per part that can be removed.
class CacheModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Name, Size, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setParts(const QList<CachePart>& parts);
    const QList<CachePart>& parts() const { return m_parts; }
    qint64 total() const;

    static QString kindName(const QString& folder); ///< "Bazel's results" for "output"

private:
    QList<CachePart> m_parts;
};

} // namespace cw
