// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/releaselist.h"

#include "ui/start/buildvariant.h"
#include "ui/widgets/cellroles.h"

using namespace Qt::StringLiterals;

namespace cw {

using V = Solution::Verdict;

namespace {

QStringList textsOf(const QList<Change>& changes)
{
    QStringList texts;
    for (const Change& change : changes) {
        if (change.side != Change::Side::Choice)
            texts.append(change.text);
    }
    return texts;
}

} // namespace

ReleaseList::ReleaseList(const Catalog& catalog, QObject* parent)
    : QSortFilterProxyModel(parent), m_catalog(catalog), m_releases(new ReleaseModel(catalog, this))
{
    setSourceModel(m_releases);
    sort(0);
}

void ReleaseList::setSearch(const ChoiceSearch& search)
{
    m_search = search;
    invalidateFilter();
}

void ReleaseList::setBoard(const Board* board, const QList<Preset>& presets)
{
    m_hasBoard = board != nullptr;
    m_gpu = board && board->hasGpu();
    m_ready.clear();
    if (board) {
        for (const Release& release : m_catalog.releases()) {
            if (BuildVariant::isReady(*board, release, presets))
                m_ready.insert(release.id);
        }
    }
    m_releases->setFits({});
    invalidate();
}

void ReleaseList::setFits(const QHash<QString, Solution>& fits, const QString& instead)
{
    m_releases->setFits(fits, instead);
    invalidate();
}

QModelIndex ReleaseList::indexOf(const QString& id) const
{
    return mapFromSource(m_releases->indexOf(id));
}

QString ReleaseList::verdict(const Solution& solution, bool gpu)
{
    if (solution.verdict == V::No)
        return tr("No");
    if (!solution.notPlanned.isEmpty())
        return tr("No plan yet");
    switch (solution.verdict) {
    case V::Fits: return solution.cuda ? tr("GPU") : gpu ? tr("CPU only") : tr("CPU");
    case V::CpuOnly: return tr("CPU only");
    case V::Conditional: return solution.cuda ? tr("GPU, unchecked") : tr("CPU, unchecked");
    default: break;
    }
    return tr("Needs", "verdict, before what it needs");
}

QString ReleaseList::need(const Solution& solution)
{
    if (solution.verdict != V::AfterChange || !solution.notPlanned.isEmpty())
        return {};
    const QStringList needs = textsOf(solution.changes);
    return needs.isEmpty() ? tr("a change") : needs.join(u", "_s);
}

QString ReleaseList::shortNeed(const Solution& solution)
{
    const QStringList needs = textsOf(solution.changes);
    const QString all = need(solution);
    return all.isEmpty() || needs.size() < 2 ? all : u"%1 +%2"_s.arg(needs.first()).arg(needs.size() - 1);
}

InkLabel::Ink ReleaseList::ink(const Solution& solution)
{
    switch (solution.verdict) {
    case V::Fits: return solution.notPlanned.isEmpty() ? InkLabel::Ink::Good : InkLabel::Ink::Secondary;
    case V::CpuOnly: return InkLabel::Ink::Text;
    case V::AfterChange: return InkLabel::Ink::Warning;
    case V::Conditional:
    case V::No: break;
    }
    return InkLabel::Ink::Secondary;
}

QString ReleaseList::mark(const Solution& solution)
{
    switch (solution.verdict) {
    case V::Fits:
    case V::CpuOnly: return u"done"_s;
    case V::Conditional: return u"waiting"_s;
    case V::AfterChange: return u"warning"_s;
    case V::No: break;
    }
    return u"close"_s;
}

QVariant ReleaseList::data(const QModelIndex& index, int role) const
{
    const QString id = mapToSource(index.siblingAtColumn(0)).data(ReleaseModel::IdRole).toString();
    if (index.column() == ReleaseModel::Name) {
        const bool ready = m_ready.contains(id);
        switch (role) {
        case Qt::AccessibleTextRole: {
            const QString name = QSortFilterProxyModel::data(index, role).toString();
            return ready ? tr("%1, ready combination").arg(name) : name;
        }
        case Qt::ToolTipRole:
            return ready ? tr("There is a ready combination for this board.")
                         : QSortFilterProxyModel::data(index, role);
        case Qt::DisplayRole: { // the column's head says TensorFlow
            const QString name = QSortFilterProxyModel::data(index, role).toString();
            const QString usual = u"TensorFlow "_s;
            return name.startsWith(usual) ? name.mid(usual.size()) : name;
        }
        case cell::StrongRole: return ready;
        default: return role < Qt::UserRole + 100 ? QSortFilterProxyModel::data(index, role) : QVariant();
        }
    }
    const Solution* solution = m_releases->fit(id);
    switch (role) {
    case Qt::DisplayRole: return solution ? verdict(*solution, m_gpu) : m_hasBoard ? u"…"_s : QString();
    case Qt::AccessibleTextRole:
        return solution ? (verdict(*solution, m_gpu) + u' ' + need(*solution)).trimmed() : tr("not known yet");
    case cell::SecondaryRole: return solution ? shortNeed(*solution) : QString();
    case Qt::ToolTipRole:
        return solution && !need(*solution).isEmpty() ? need(*solution) : QSortFilterProxyModel::data(index, role);
    case Qt::DecorationRole: return {};
    case cell::IconRole: return solution ? mark(*solution) : QString();
    case cell::InkRole: return int(solution ? ink(*solution) : InkLabel::Ink::Secondary);
    default: return role < Qt::UserRole + 100 ? QSortFilterProxyModel::data(index, role) : QVariant();
    }
}

QVariant ReleaseList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole)
        return section == 0 ? tr("Release") : tr("As a wheel");
    return QSortFilterProxyModel::headerData(section, orientation, role);
}

bool ReleaseList::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return m_search.hasRelease(m_releases->index(row, 0, parent).data(ReleaseModel::IdRole).toString());
}

bool ReleaseList::filterAcceptsColumn(int column, const QModelIndex&) const
{
    return column == ReleaseModel::Name || column == ReleaseModel::Fit;
}

int ReleaseList::rank(const QString& release) const
{
    const Solution* solution = m_releases->fit(release);
    if (!solution)
        return 0;
    constexpr int gpuFirst = 10;
    const int verdict = int(solution->verdict) * 2 + (solution->notPlanned.isEmpty() ? 0 : gpuFirst);
    return verdict + (solution->cuda ? 0 : 1);
}

bool ReleaseList::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const int a = rank(left.data(ReleaseModel::IdRole).toString());
    const int b = rank(right.data(ReleaseModel::IdRole).toString());
    return a != b ? a < b : left.row() < right.row(); // the newest first
}

} // namespace cw
