// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/boardlist.h"

#include "ui/look/icons.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace cw {

BoardList::BoardList(const Catalog& catalog, QObject* parent)
    : QSortFilterProxyModel(parent), m_catalog(catalog), m_boards(new BoardModel(catalog, this))
{
    setRecursiveFilteringEnabled(true);
    setSourceModel(m_boards);
}

void BoardList::setSearch(const ChoiceSearch& search)
{
    m_search = search;
    invalidateFilter();
}

QModelIndex BoardList::indexOf(const QString& id) const
{
    return mapFromSource(m_boards->indexOf(id));
}

QModelIndex BoardList::first() const
{
    for (int family = 0; family < rowCount(); ++family) {
        const QModelIndex board = index(0, 0, index(family, 0));
        if (!board.isValid())
            continue;
        // A board may be there only for the sake of a variant of it that was found.
        if (m_search.hasBoard(board.data(BoardModel::IdRole).toString()))
            return board;
        return index(0, 0, board);
    }
    return {};
}

QString BoardList::drawingOf(const Board& board)
{
    for (const QString& name : {board.id, board.parent, u"family-"_s + board.family}) {
        QString drawing = u"boards/"_s + name;
        if (!name.isEmpty() && QFile::exists(u":/icons/%1.svg"_s.arg(drawing)))
            return drawing;
    }
    return u"board"_s;
}

QVariant BoardList::data(const QModelIndex& index, int role) const
{
    if (role == Qt::DecorationRole) {
        const Board* board = m_catalog.board(index.data(BoardModel::IdRole).toString());
        return board ? QVariant(icon(drawingOf(*board), IconInk::Secondary)) : QVariant();
    }
    return QSortFilterProxyModel::data(index, role);
}

bool BoardList::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString id = m_boards->index(row, 0, parent).data(BoardModel::IdRole).toString();
    return !id.isEmpty() && m_search.hasBoard(id); // a family stays as long as one of its boards does
}

bool BoardList::filterAcceptsColumn(int column, const QModelIndex&) const
{
    return column == BoardModel::Name;
}

} // namespace cw
