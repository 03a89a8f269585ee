// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/cachemodel.h"

#include "ui/widgets/figures.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

int CacheModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_parts.size());
}

int CacheModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant CacheModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CachePart& part = m_parts.at(index.row());
    if (role == Qt::ToolTipRole)
        return part.path;
    if (role == Qt::TextAlignmentRole && index.column() == Size)
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case What: return kindName(part.folder);
    case Name: return part.name;
    case Size: return Figures::bytes(part.bytes);
    default: return {};
    }
}

QVariant CacheModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == Size)
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What: return tr("What");
    case Name: return tr("Where, below the cache");
    case Size: return tr("On disk");
    default: return {};
    }
}

void CacheModel::setParts(const QList<CachePart>& parts)
{
    beginResetModel();
    m_parts = parts;
    endResetModel();
}

qint64 CacheModel::total() const
{
    qint64 bytes = 0;
    for (const CachePart& part : m_parts)
        bytes += part.bytes;
    return bytes;
}

QString CacheModel::kindName(const QString& folder)
{
    if (folder == "output"_L1)
        return tr("Bazel's results");
    if (folder == "sources"_L1)
        return tr("Source tree");
    if (folder == "generated"_L1)
        return tr("Generated files");
    if (folder == "virtual"_L1)
        return tr("Virtual device");
    if (folder == "python"_L1)
        return tr("Python");
    return tr("Other");
}

} // namespace cw
