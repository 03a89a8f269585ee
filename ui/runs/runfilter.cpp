// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runfilter.h"

#include "ui/runs/runtablemodel.h"
#include "ui/runs/runwords.h"
#include "ui/widgets/cellroles.h"

namespace cw {

RunFilter::RunFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(cell::SortRole);
    setDynamicSortFilter(true);
}

void RunFilter::setWords(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void RunFilter::setResults(Results results)
{
    m_results = results;
    invalidateFilter();
}

bool RunFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const auto run = index.data(RunTableModel::SummaryRole).value<RunSummary>();
    const bool live = RunWords::isLive(run.state);
    const bool bad = RunWords::canContinue(run.state);
    if ((m_results == Results::Live && !live) || (m_results == Results::Bad && !bad)
        || (m_results == Results::Good && (live || bad)))
        return false;
    const QString text = index.data(RunTableModel::SearchRole).toString();
    return std::all_of(m_words.cbegin(), m_words.cend(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace cw
