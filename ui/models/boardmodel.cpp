// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/boardmodel.h"

#include "core/catalog/catalogtexts.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"

using namespace Qt::StringLiterals;

namespace cw {

BoardModel::BoardModel(const Catalog& catalog, QObject* parent) : QAbstractItemModel(parent)
{
    QMap<QString, int> families;
    QMap<QString, int> boards;
    for (const Board& board : catalog.boards()) {
        if (!families.contains(board.family))
            families.insert(board.family, add(familyName(board.family), {}, -1));
        if (board.parent.isEmpty())
            boards.insert(board.id, add(board.name, board, families.value(board.family)));
    }
    for (const Board& board : catalog.boards()) {
        if (!board.parent.isEmpty())
            add(board.name, board, boards.value(board.parent, families.value(board.family)));
    }
}

int BoardModel::add(const QString& title, const Board& board, int parent)
{
    const int node = int(m_nodes.size());
    m_nodes.append({title, board, parent, int(childrenOf(parent).size()), {}});
    (parent < 0 ? m_roots : m_nodes[parent].children).append(node);
    return node;
}

QString BoardModel::familyName(const QString& family)
{
    if (family == "jetson"_L1)
        return tr("Jetson");
    if (family == "raspberry-pi"_L1)
        return tr("Raspberry Pi");
    if (family == "workstation"_L1)
        return tr("Workstation");
    if (family == "server"_L1)
        return tr("Server");
    return family == "cloud"_L1 ? tr("Cloud machine") : family;
}

QModelIndex BoardModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, quintptr(childrenOf(parent.isValid() ? int(parent.internalId()) : -1).at(row)));
}

QModelIndex BoardModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const int parent = m_nodes.at(int(index.internalId())).parent;
    return parent < 0 ? QModelIndex() : createIndex(m_nodes.at(parent).row, 0, quintptr(parent));
}

int BoardModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return int(childrenOf(parent.isValid() ? int(parent.internalId()) : -1).size());
}

int BoardModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant BoardModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node& node = m_nodes.at(int(index.internalId()));
    const Board& board = node.board;
    const bool family = board.id.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Name)
            return node.title;
        if (family)
            return {};
        return board.gpuChosen ? tr("by GPU") : board.capability.isEmpty() ? tr("CPU") : board.capability;
    case Qt::AccessibleTextRole:
        if (index.column() == Name)
            return board.id == m_found && !family ? tr("%1, the connected device").arg(node.title) : node.title;
        return {};
    case Qt::DecorationRole:
        if (index.column() == Name && !family && board.id == m_found)
            return icon(u"device"_s, IconInk::Good);
        return {};
    case Qt::ToolTipRole:
        if (family)
            return {};
        return board.id == m_found ? tr("This is what the device says it is.")
                                   : QStringList{board.cpu, board.gpu, shownNote(board.note)}.join(u'\n').trimmed();
    case Qt::TextAlignmentRole:
        return index.column() == Capability ? int(Qt::AlignRight | Qt::AlignVCenter)
                                            : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole: return family ? QVariant(type::section()) : QVariant();
    case IdRole: return board.id;
    case SearchRole:
        return family ? QString()
                      : QStringList{board.id,
                                    board.name,
                                    board.aliases.join(u' '),
                                    board.gpu,
                                    board.capability,
                                    board.cpu,
                                    board.partNumbers.join(u' '),
                                    board.machineTypes.join(u' ')}
                            .join(u' ');
    default: return {};
    }
}

QVariant BoardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Board") : tr("Capability");
}

Qt::ItemFlags BoardModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool family = m_nodes.at(int(index.internalId())).board.id.isEmpty();
    return family ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QModelIndex BoardModel::indexOf(const QString& id) const
{
    for (int i = 0; i < m_nodes.size(); ++i) {
        if (!id.isEmpty() && m_nodes.at(i).board.id == id)
            return createIndex(m_nodes.at(i).row, 0, quintptr(i));
    }
    return {};
}

void BoardModel::setFound(const QString& id)
{
    if (id == m_found)
        return;
    for (const QString& changed : {std::exchange(m_found, id), id}) {
        if (const QModelIndex at = indexOf(changed); at.isValid())
            Q_EMIT dataChanged(at, at.siblingAtColumn(Capability));
    }
}

} // namespace cw
