// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runtablemodel.h"

#include "core/catalog/catalog.h"
#include "ui/runs/runwords.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

using namespace Qt::StringLiterals;

namespace cw {

void RunTableModel::setRuns(const QList<RunSummary>& runs)
{
    const auto has = [](const QList<RunSummary>& list, const QString& id) {
        return std::any_of(list.cbegin(), list.cend(), [&id](const RunSummary& run) { return run.id() == id; });
    };
    for (qsizetype i = m_runs.size() - 1; i >= 0; --i) {
        if (has(runs, m_runs.at(i).id()))
            continue;
        beginRemoveRows({}, int(i), int(i));
        m_runs.removeAt(i);
        endRemoveRows();
    }
    // Both are in the same order, the newest first: what is missing goes where it stands in the new list.
    for (qsizetype i = 0; i < runs.size(); ++i) {
        if (i < m_runs.size() && m_runs.at(i).id() == runs.at(i).id()) {
            if (m_runs.at(i) != runs.at(i)) {
                m_runs[i] = runs.at(i);
                Q_EMIT dataChanged(index(int(i), 0), index(int(i), ColumnCount - 1));
            }
            continue;
        }
        beginInsertRows({}, int(i), int(i));
        m_runs.insert(i, runs.at(i));
        endInsertRows();
    }
}

int RunTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

int RunTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RunTableModel::releaseOf(const RunSummary& run) const
{
    if (run.release.isEmpty())
        return run.name;
    const auto* release = m_catalog ? m_catalog->release(run.release) : nullptr;
    return release ? release->name : run.release;
}

QString RunTableModel::boardOf(const RunSummary& run) const
{
    const auto* board = m_catalog ? m_catalog->board(run.board) : nullptr;
    return board ? board->name : run.board;
}

QString RunTableModel::text(const RunSummary& run, int column) const
{
    switch (column) {
    case Started: return Figures::when(run.created);
    case Release: return releaseOf(run);
    case Board: return boardOf(run);
    case Result: return RunWords::word(run.state, run.reason);
    case Time: return Figures::duration(run.ms);
    case Peak: return run.peakKiB < 0 ? u"–"_s : Figures::memory(run.peakKiB);
    case Artifacts:
        if (!run.deployedTo.isEmpty())
            return run.deployedWell ? tr("%1, proved").arg(run.artifacts) : tr("%1, refused").arg(run.artifacts);
        return run.artifacts > 0 ? QString::number(run.artifacts) : u"–"_s;
    default: return {};
    }
}

QVariant RunTableModel::sortKey(const RunSummary& run, int column) const
{
    switch (column) {
    case Started: return run.created;
    case Time: return run.ms;
    case Peak: return run.peakKiB;
    case Artifacts: return run.artifacts;
    default: return text(run, column);
    }
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const RunSummary& run = m_runs.at(index.row());
    const int column = index.column();
    const bool number = column == Time || column == Peak;
    switch (role) {
    case Qt::DisplayRole: return text(run, column);
    case Qt::ToolTipRole:
        if (column == Artifacts && !run.deployedTo.isEmpty())
            return run.deployedWell ? tr("Proved on %1").arg(run.deployedTo) : tr("Refused by %1").arg(run.deployedTo);
        return run.sentence.isEmpty() ? run.title : QString(run.title + u'\n' + run.sentence);
    case Qt::TextAlignmentRole: return int(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    case SummaryRole: return QVariant::fromValue(run);
    case SearchRole:
        return QString(run.title + u' ' + run.name + u' ' + run.id() + u' ' + run.release + u' ' + releaseOf(run) + u' '
                       + run.board + u' ' + boardOf(run) + u' ' + run.sentence + u' '
                       + RunWords::word(run.state, run.reason));
    case cell::SortRole: return sortKey(run, column);
    case cell::RawRole:
        if (column == Started)
            return run.id();
        return column == Time ? QVariant(run.ms) : column == Peak ? QVariant(run.peakKiB) : QVariant();
    case cell::IconRole:
        if (column == Artifacts && run.deployedWell)
            return u"verdict"_s;
        return column == Result ? QVariant(RunWords::mark(run.state)) : QVariant();
    case cell::InkRole:
        if (column == Result)
            return int(RunWords::ink(run.state));
        if (column == Artifacts && run.deployedWell)
            return int(InkLabel::Ink::Good);
        return int(InkLabel::Ink::Text);
    case cell::SecondaryRole: {
        if (column != Release)
            return {};
        const QString variant = run.variant == "cuda"_L1 ? tr("CUDA") : tr("CPU");
        return run.continues.isEmpty() ? variant : tr("%1, continued").arg(variant);
    }
    default: return {};
    }
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Time || section == Peak ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Started: return tr("Started");
    case Release: return tr("Release");
    case Board: return tr("Board");
    case Result: return tr("Result");
    case Time: return tr("Time");
    case Peak: return tr("Peak");
    default: return tr("Artifacts");
    }
}

} // namespace cw
