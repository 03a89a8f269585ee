// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/start/buildvariant.h"

#include <QAbstractTableModel>

namespace cw {

/// The variants of one release for one board: what it is built into, with the GPU or without.
class VariantModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Product, Gpu, ColumnCount };

    explicit VariantModel(const Catalog& catalog, QObject* parent = nullptr);

    void setVariants(const QList<BuildVariant>& variants);
    /// Null for a row that is not there.
    const BuildVariant* at(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const Catalog& m_catalog;
    QList<BuildVariant> m_variants;
};

} // namespace cw
