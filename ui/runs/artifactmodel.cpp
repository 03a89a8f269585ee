// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/artifactmodel.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

using namespace Qt::StringLiterals;

namespace cw {
namespace {

bool sameFiles(const QList<Artifact>& a, const QList<Artifact>& b)
{
    return std::equal(a.cbegin(), a.cend(), b.cbegin(), b.cend(), [](const Artifact& one, const Artifact& other) {
        return one.path == other.path && one.sha256 == other.sha256;
    });
}

} // namespace

void ArtifactModel::setArtifacts(const QList<Artifact>& artifacts)
{
    if (sameFiles(artifacts, m_artifacts))
        return;
    beginResetModel();
    m_artifacts = artifacts;
    endResetModel();
}

int ArtifactModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_artifacts.size());
}

int ArtifactModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ArtifactModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Artifact& artifact = m_artifacts.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Name: return artifact.name;
        case Kind: return artifact.kind;
        case Size: return Figures::bytes(artifact.bytes);
        default: return artifact.sha256;
        }
    case cell::RawRole: return column == Size ? QVariant(artifact.bytes) : QVariant();
    case Qt::ToolTipRole: return column == Name ? artifact.path : column == Hash ? artifact.sha256 : QString();
    case Qt::TextAlignmentRole: return int(Qt::AlignVCenter | (column == Size ? Qt::AlignRight : Qt::AlignLeft));
    case cell::InkRole: return int(column == Hash ? InkLabel::Ink::Secondary : InkLabel::Ink::Text);
    default: return {};
    }
}

QVariant ArtifactModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Size ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Artifact");
    case Kind: return tr("Kind");
    case Size: return tr("Size");
    default: return tr("SHA-256");
    }
}

} // namespace cw
