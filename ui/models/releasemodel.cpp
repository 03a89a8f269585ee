// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/releasemodel.h"

#include "core/base/version.h"
#include "core/catalog/catalogtexts.h"
#include "core/choices/survey.h"
#include "ui/models/solutionmodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

ReleaseModel::ReleaseModel(const Catalog& catalog, QObject* parent)
    : QAbstractTableModel(parent), m_releases(catalog.releases())
{
    QStringList projects;
    for (const Release& release : m_releases) {
        if (!projects.contains(release.project))
            projects.append(release.project);
    }
    std::stable_sort(m_releases.begin(), m_releases.end(), [&](const Release& a, const Release& b) {
        if (a.project != b.project)
            return projects.indexOf(a.project) < projects.indexOf(b.project);
        const auto left = Version::parse(a.version);
        const auto right = Version::parse(b.version);
        return left && right && *left > *right;
    });
}

int ReleaseModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_releases.size());
}

int ReleaseModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString ReleaseModel::text(const Release& release, int column) const
{
    switch (column) {
    case Name: return release.name;
    case Python: return versionSpan(release.python);
    case Bazel: return release.bazelExact.isEmpty() ? release.bazelMin : release.bazelExact;
    case Cuda: return release.cuda;
    case Cudnn: return release.cudnn;
    case Compiler: return release.compiler;
    default: return {};
    }
}

QVariant ReleaseModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Release& release = m_releases.at(index.row());
    if (index.column() == Fit && role < Qt::UserRole)
        return fitData(release, role);
    const QString shown = text(release, index.column());
    switch (role) {
    case Qt::DisplayRole: return shown.isEmpty() ? u"–"_s : shown;
    case Qt::AccessibleTextRole: return shown.isEmpty() ? tr("not known") : shown;
    case Qt::ToolTipRole: return index.column() == Name ? shownNote(release.note) : QString();
    case IdRole: return release.id;
    case SearchRole:
        return QStringList{release.id,
                           release.name,
                           release.branch,
                           release.tags.join(u' '),
                           u"Python "_s + release.python.join(u' '),
                           u"CUDA "_s + release.cuda,
                           u"Bazel "_s + release.bazelExact}
            .join(u' ');
    default: return {};
    }
}

void ReleaseModel::setFits(const QHash<QString, Solution>& fits, const QString& instead)
{
    m_fits = fits;
    m_instead = instead;
    Q_EMIT dataChanged(index(0, Fit), index(rowCount() - 1, Fit));
}

const Solution* ReleaseModel::fit(const QString& release) const
{
    const auto found = m_fits.constFind(release);
    return found == m_fits.cend() ? nullptr : &*found;
}

QString ReleaseModel::reason(const Solution& solution)
{
    QStringList parts{SolutionModel::reason(solution)};
    if (solution.verdict == Solution::Verdict::Conditional)
        parts += solution.conditions;
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts.join(u' ');
}

QVariant ReleaseModel::fitData(const Release& release, int role) const
{
    const Solution* solution = fit(release.id);
    if (!solution) {
        switch (role) {
        case Qt::DisplayRole: return u"–"_s;
        case Qt::AccessibleTextRole: return tr("not known");
        case Qt::ToolTipRole: return m_instead;
        default: return {};
        }
    }
    switch (role) {
    case Qt::DisplayRole: return SolutionModel::word(solution->verdict);
    case Qt::DecorationRole: return SolutionModel::mark(solution->verdict);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        const QString text = SolutionModel::heading(solution->verdict);
        const QString why = reason(*solution);
        return why.isEmpty() ? text : tr("%1: %2").arg(text, why);
    }
    default: return {};
    }
}

QVariant ReleaseModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Release");
    case Fit: return tr("This board");
    case Python: return tr("Python");
    case Bazel: return tr("Bazel");
    case Cuda: return tr("CUDA");
    case Cudnn: return tr("cuDNN");
    case Compiler: return tr("Compiler");
    default: return {};
    }
}

QModelIndex ReleaseModel::indexOf(const QString& id) const
{
    for (int i = 0; i < m_releases.size(); ++i) {
        if (m_releases.at(i).id == id)
            return index(i, 0);
    }
    return {};
}

} // namespace cw
