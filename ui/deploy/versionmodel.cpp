// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/versionmodel.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// "tinyflow 1.0.0": a wheel's name says project and version first (PEP 427), and that is what fits into a cell.
QString shortLabel(const QString& label)
{
    if (!label.endsWith(".whl"_L1))
        return label;
    return label.section(u'-', 0, 0) + u' ' + label.section(u'-', 1, 1);
}

} // namespace

void VersionModel::setVersions(const QList<DeployedVersion>& versions)
{
    beginResetModel();
    m_versions = versions;
    endResetModel();
}

const DeployedVersion* VersionModel::previous() const
{
    for (const DeployedVersion& version : m_versions) {
        if (version.previous)
            return &version;
    }
    return nullptr;
}

int VersionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_versions.size());
}

int VersionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant VersionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const DeployedVersion& version = m_versions.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case What: return shortLabel(version.label());
        case When:
            return version.deployed.isValid() ? Figures::when(version.deployed.toMSecsSinceEpoch()) : tr("not known");
        default: return version.inUse ? tr("in use") : version.previous ? tr("before") : QString();
        }
    case Qt::ToolTipRole: return version.label() + u'\n' + version.name;
    case cell::RawRole: return column == What ? QVariant(version.name) : QVariant();
    case cell::IconRole: return column == State && version.inUse ? u"done"_s : QString();
    case cell::InkRole:
        if (column == What)
            return int(InkLabel::Ink::Text);
        return int(column == State && version.inUse ? InkLabel::Ink::Good : InkLabel::Ink::Secondary);
    default: return {};
    }
}

QVariant VersionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What: return tr("On the device");
    case When: return tr("Deployed");
    default: return tr("State");
    }
}

} // namespace cw
