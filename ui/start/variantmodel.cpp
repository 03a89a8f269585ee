// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/variantmodel.h"

#include "ui/widgets/cellroles.h"

using namespace Qt::StringLiterals;

namespace cw {

VariantModel::VariantModel(const Catalog& catalog, QObject* parent) : QAbstractTableModel(parent), m_catalog(catalog) {}

void VariantModel::setVariants(const QList<BuildVariant>& variants)
{
    beginResetModel();
    m_variants = variants;
    endResetModel();
}

const BuildVariant* VariantModel::at(int row) const
{
    return row >= 0 && row < m_variants.size() ? &m_variants.at(row) : nullptr;
}

int VariantModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_variants.size());
}

int VariantModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant VariantModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BuildVariant& variant = m_variants.at(index.row());
    const QString text = index.column() == Product ? variant.title(m_catalog) : variant.gpuText();
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::AccessibleTextRole:
        return variant.preset && index.column() == Product ? tr("%1, ready combination").arg(text) : text;
    case Qt::ToolTipRole:
        return variant.preset ? variant.preset->shownTitle() + u'\n' + variant.preset->shownDescription() : QString();
    case cell::StrongRole: return variant.preset && index.column() == Product;
    default: return {};
    }
}

QVariant VariantModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Product ? tr("Product") : tr("GPU");
}

} // namespace cw
