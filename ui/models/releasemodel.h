// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <QAbstractTableModel>

namespace cw {

/// The releases of the catalog, newest first within a project, with what each one asks for.
class ReleaseModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Python, Bazel, Cuda, Cudnn, Compiler, ColumnCount };
    enum Role { IdRole = Qt::UserRole, SearchRole };

    explicit ReleaseModel(const Catalog& catalog, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    QModelIndex indexOf(const QString& id) const; ///< invalid when it is not in the catalog

private:
    QString text(const Release& release, int column) const;
    QList<Release> m_releases;
};

} // namespace cw
