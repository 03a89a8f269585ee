// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/flawmodel.h"

#include "core/cuda/toolkitfetch.h"
#include "ui/widgets/cellroles.h"

using namespace Qt::StringLiterals;

namespace cw {

void FlawModel::setFlaws(const QList<cuda::ToolkitFlaw>& flaws)
{
    if (flaws == m_flaws)
        return;
    beginResetModel();
    m_flaws = flaws;
    endResetModel();
}

int FlawModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_flaws.size());
}

int FlawModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FlawModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const cuda::ToolkitFlaw& flaw = m_flaws.at(index.row());
    if (role == Qt::DisplayRole)
        return index.column() == File ? flaw.path : cuda::sentenceOf(flaw);
    if (role == cell::IconRole && index.column() == File)
        return u"error"_s;
    return {};
}

QVariant FlawModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == File ? tr("File") : tr("What is wrong");
}

} // namespace cw
