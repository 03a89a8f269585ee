// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/solutionmodel.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"

using namespace Qt::StringLiterals;

namespace cw {

using V = Solution::Verdict;

namespace {

/// A sentence as a part of another one.
QString withoutStop(const QString& text)
{
    return text.endsWith(u'.') || text.endsWith(u'。') ? text.chopped(1) : text;
}

} // namespace

SolutionModel::SolutionModel(QObject* parent) : QAbstractItemModel(parent) {}

void SolutionModel::setSolutions(const Solutions& solutions)
{
    beginResetModel();
    m_solutions = solutions;
    m_groups.clear();
    for (const V verdict : {V::Fits, V::CpuOnly, V::Conditional, V::AfterChange, V::No}) {
        Group group{verdict, {}};
        for (qsizetype i = 0; i < m_solutions.rows.size(); ++i) {
            if (m_solutions.rows.at(i).verdict == verdict)
                group.rows.append(i);
        }
        if (!group.rows.isEmpty())
            m_groups.append(group);
    }
    endResetModel();
}

const Solution* SolutionModel::solution(const QModelIndex& index) const
{
    if (!index.isValid() || !index.parent().isValid())
        return nullptr;
    return &m_solutions.rows.at(m_groups.at(int(index.internalId()) - 1).rows.at(index.row()));
}

QModelIndex SolutionModel::indexOf(const QString& release) const
{
    for (int group = 0; group < m_groups.size(); ++group) {
        for (int row = 0; row < m_groups.at(group).rows.size(); ++row) {
            if (m_solutions.rows.at(m_groups.at(group).rows.at(row)).tf == release)
                return createIndex(row, 0, quintptr(group) + 1);
        }
    }
    return {};
}

int SolutionModel::count(V verdict) const
{
    for (const Group& group : m_groups) {
        if (group.verdict == verdict)
            return int(group.rows.size());
    }
    return 0;
}

QModelIndex SolutionModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // A head has the id 0, a release that of its group, counted from 1.
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : 0);
}

QModelIndex SolutionModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return createIndex(int(index.internalId()) - 1, 0, quintptr(0));
}

int SolutionModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    return parent.internalId() == 0 && parent.column() == 0 ? int(m_groups.at(parent.row()).rows.size()) : 0;
}

int SolutionModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QString SolutionModel::word(V verdict)
{
    switch (verdict) {
    case V::Fits: return tr("Fits");
    case V::CpuOnly: return tr("CPU only");
    case V::Conditional: return tr("Perhaps");
    case V::AfterChange: return tr("After a change");
    case V::No: break;
    }
    return tr("No");
}

QIcon SolutionModel::mark(V verdict)
{
    switch (verdict) {
    case V::Fits: return icon(u"done"_s, IconInk::Good);
    case V::CpuOnly: return icon(u"done"_s, IconInk::Secondary);
    case V::Conditional: return icon(u"waiting"_s, IconInk::Secondary);
    case V::AfterChange: return icon(u"warning"_s, IconInk::Warning);
    case V::No: break;
    }
    return icon(u"close"_s, IconInk::Secondary);
}

QString SolutionModel::heading(V verdict)
{
    switch (verdict) {
    case V::Fits: return tr("Fits as it is");
    case V::CpuOnly: return tr("Fits without the GPU");
    case V::Conditional: return tr("Fits if what is not known yet is as expected");
    case V::AfterChange: return tr("Fits after a change");
    case V::No: break;
    }
    return tr("Does not fit");
}

QString SolutionModel::reason(const Solution& solution)
{
    QStringList parts;
    for (const Change& change : solution.changes) {
        if (change.side != Change::Side::Choice)
            parts << change.text;
    }
    QString text = parts.join(u"; "_s);
    if (text.isEmpty())
        text = solution.why;
    if (text.isEmpty() && !solution.excludedBy.isEmpty())
        text = solution.excludedBy.first().text;
    if (solution.notPlanned.isEmpty())
        return text;
    if (text.isEmpty())
        return solution.notPlanned;
    return tr("%1; no plan yet: %2").arg(withoutStop(text), solution.notPlanned);
}

QString SolutionModel::text(const Solution& solution, int column) const
{
    switch (column) {
    case Name: return solution.name;
    case Verdict: return word(solution.verdict);
    case Python: return solution.choice(u"python"_s);
    case Cuda: return solution.cuda ? solution.choice(u"cuda"_s) : tr("none");
    case Cudnn: return solution.cuda ? solution.choice(u"cudnn"_s) : tr("none");
    case Compiler: return solution.choice(u"compiler"_s);
    case Bazel: return solution.choice(u"bazel"_s);
    case Why: return reason(solution);
    default: return {};
    }
}

QVariant SolutionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Solution* each = solution(index);
    if (!each) {
        const Group& group = m_groups.at(index.row());
        switch (role) {
        case Qt::DisplayRole:
            return index.column() == Name ? tr("%1: %2").arg(heading(group.verdict)).arg(group.rows.size())
                                          : QVariant();
        case Qt::FontRole: return type::section();
        default: return {};
        }
    }
    switch (role) {
    case Qt::DisplayRole: {
        const QString shown = text(*each, index.column());
        return shown.isEmpty() ? u"–"_s : shown;
    }
    case Qt::AccessibleTextRole: {
        const QString shown = text(*each, index.column());
        return shown.isEmpty() ? tr("not known") : shown;
    }
    case Qt::ToolTipRole: return index.column() == Why ? text(*each, Why) : QString();
    case Qt::FontRole: return index.column() == Name ? QVariant(type::name()) : QVariant();
    case Qt::DecorationRole:
        if (index.column() != Verdict)
            return {};
        return mark(each->verdict);
    case ReleaseRole: return each->tf;
    default: return {};
    }
}

QVariant SolutionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Release");
    case Verdict: return tr("Verdict");
    case Python: return tr("Python");
    case Cuda: return tr("CUDA");
    case Cudnn: return tr("cuDNN");
    case Compiler: return tr("Compiler");
    case Bazel: return tr("Bazel");
    case Why: return tr("Why, or what it takes");
    default: return {};
    }
}

Qt::ItemFlags SolutionModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return solution(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemIsEnabled;
}

} // namespace cw
