// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <QAbstractItemModel>

namespace cw {

/// The boards of the catalog: families, the boards of each, and below a board its variants. A family is a head and cannot
/// be chosen. The board that the device itself reported has a mark.
class BoardModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Capability, ColumnCount };
    enum Role { IdRole = Qt::UserRole, SearchRole }; ///< IdRole is empty for a family

    explicit BoardModel(const Catalog& catalog, QObject* parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    QModelIndex indexOf(const QString& id) const;
    /// The board that was found; "" none.
    void setFound(const QString& id);

    static QString familyName(const QString& family);

private:
    struct Node
    {
        QString title;
        Board board;     ///< id "" for a family
        int parent = -1; ///< -1: the root
        int row = 0;     ///< in its parent
        QList<int> children;
    };
    int add(const QString& title, const Board& board, int parent);
    const QList<int>& childrenOf(int node) const { return node < 0 ? m_roots : m_nodes.at(node).children; }

    QList<Node> m_nodes;
    QList<int> m_roots;
    QString m_found;
};

} // namespace cw
