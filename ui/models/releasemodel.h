// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/solve/solution.h"

#include <QAbstractTableModel>
#include <QHash>

namespace cw {

/// The releases of the catalog, newest first within a project, with what each one asks for and what the solver says of it
/// for the board.
class ReleaseModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Fit, Python, Bazel, Cuda, Cudnn, Compiler, ColumnCount };
    enum Role { IdRole = Qt::UserRole, SearchRole };

    explicit ReleaseModel(const Catalog& catalog, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The solver's verdicts, by release; where there are none, `instead` says why.
    void setFits(const QHash<QString, Solution>& fits, const QString& instead = {});
    const Solution* fit(const QString& release) const; ///< null while it is not known
    static QString reason(const Solution& solution);   ///< one or two sentences; empty where nothing needs to be said

    QModelIndex indexOf(const QString& id) const; ///< invalid when it is not in the catalog

private:
    QString text(const Release& release, int column) const;
    QVariant fitData(const Release& release, int role) const;

    QList<Release> m_releases;
    QHash<QString, Solution> m_fits;
    QString m_instead;
};

} // namespace cw
