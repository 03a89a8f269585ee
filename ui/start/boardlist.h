// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/boardmodel.h"
#include "ui/start/choicesearch.h"

#include <QSortFilterProxyModel>

namespace cw {

/// The boards of BoardModel, each with its drawing, as far as a search leaves them.
class BoardList : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit BoardList(const Catalog& catalog, QObject* parent = nullptr);

    void setSearch(const ChoiceSearch& search);
    QModelIndex indexOf(const QString& id) const; ///< invalid while a search hides it
    QModelIndex first() const;                    ///< the first that can be chosen

    /// The icon of a board: its own drawing, else that of the board it is a variant of, else its family's.
    static QString drawingOf(const Board& board);

    QVariant data(const QModelIndex& index, int role) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool filterAcceptsColumn(int column, const QModelIndex& parent) const override;

private:
    const Catalog& m_catalog;
    BoardModel* m_boards;
    ChoiceSearch m_search;
};

} // namespace cw
