// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/actioncomparison.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

#include <QMap>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

struct Made
{
    qint64 ms = -1;
    qint64 kib = -1;
};

QMap<QString, Made> madeIn(const RunRecord& record)
{
    QMap<QString, Made> made;
    for (const MemorySample& measured : record.measurements) {
        for (const ProcessReading& ended : measured.ended) {
            if (ended.what.isEmpty())
                continue;
            Made& one = made[ended.what];
            one.ms = std::max(one.ms, ended.lastMs - ended.firstMs);
            one.kib = std::max(one.kib, ended.peakKiB);
        }
    }
    return made;
}

} // namespace

QList<ComparedAction> compareActions(const RunRecord& before, const RunRecord& after)
{
    const QMap<QString, Made> a = madeIn(before);
    const QMap<QString, Made> b = madeIn(after);
    QMap<QString, ComparedAction> all;
    for (auto it = a.cbegin(); it != a.cend(); ++it)
        all.insert(it.key(), {it.key(), it->ms, -1, it->kib, -1});
    for (auto it = b.cbegin(); it != b.cend(); ++it) {
        ComparedAction& action = all[it.key()];
        action.what = it.key();
        action.afterMs = it->ms;
        action.afterKiB = it->kib;
    }
    return all.values();
}

void ActionComparisonModel::setActions(const QList<ComparedAction>& actions)
{
    beginResetModel();
    m_actions = actions;
    endResetModel();
}

void ActionComparisonModel::setMeasure(Measure measure)
{
    if (m_measure == measure)
        return;
    beginResetModel();
    m_measure = measure;
    endResetModel();
}

ActionComparisonModel::Pair ActionComparisonModel::values(const ComparedAction& action) const
{
    return m_measure == Measure::Time ? Pair{action.beforeMs, action.afterMs} : Pair{action.beforeKiB, action.afterKiB};
}

bool ActionComparisonModel::grew(const Pair& pair) const
{
    const qint64 least = m_measure == Measure::Time ? growthMs : growthKiB;
    return pair.isBoth() && pair.after - pair.before >= least && double(pair.after) >= double(pair.before) * growth;
}

QString ActionComparisonModel::figure(qint64 value) const
{
    if (value < 0)
        return u"–"_s;
    return m_measure == Measure::Time ? Figures::clock(value) : Figures::memory(value);
}

QString ActionComparisonModel::difference(const Pair& pair) const
{
    if (!pair.isBoth())
        return pair.before < 0 ? tr("new") : tr("gone");
    if (pair.before == pair.after)
        return tr("same");
    const qint64 least = m_measure == Measure::Time ? similarMs : similarKiB;
    if (std::abs(pair.after - pair.before) < least || pair.before == 0)
        return tr("similar");
    const auto percent = std::llround((double(pair.after) / double(pair.before) - 1) * 100);
    if (percent == 0)
        return tr("same");
    // U+2212, the minus sign of the look.
    return percent > 0 ? tr("+%1 %").arg(percent) : tr("−%1 %").arg(-percent);
}

QString ActionComparisonModel::sentence() const
{
    int more = 0;
    int less = 0;
    int fresh = 0;
    int gone = 0;
    for (const ComparedAction& action : m_actions) {
        const Pair pair = values(action);
        more += grew(pair) ? 1 : 0;
        less += grew({pair.after, pair.before}) ? 1 : 0;
        fresh += pair.before < 0 ? 1 : 0;
        gone += pair.after < 0 ? 1 : 0;
    }
    if (m_actions.isEmpty())
        return tr("Neither run measured a compiler or linker.");
    QStringList parts;
    if (m_measure == Measure::Time) {
        parts.append(tr("%1 took longer by a quarter or more").arg(more));
        parts.append(tr("%1 took less").arg(less));
    } else {
        parts.append(tr("%1 needed more memory by a quarter or more").arg(more));
        parts.append(tr("%1 needed less").arg(less));
    }
    if (fresh > 0)
        parts.append(tr("%1 new").arg(fresh));
    if (gone > 0)
        parts.append(tr("%1 gone").arg(gone));
    return parts.join(u", "_s) + u'.';
}

int ActionComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_actions.size());
}

int ActionComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ActionComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ComparedAction& action = m_actions.at(index.row());
    const Pair pair = values(action);
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Name: return action.what.section(u'/', -1);
        case Before: return figure(pair.before);
        case After: return figure(pair.after);
        default: return difference(pair);
        }
    case Qt::TextAlignmentRole: return int(Qt::AlignVCenter | (column == Name ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::ToolTipRole:
    case cell::RawRole: return column == Name ? QVariant(action.what) : QVariant();
    case cell::SortRole:
        switch (column) {
        case Name: return action.what.section(u'/', -1);
        case Before: return pair.before;
        case After: return pair.after;
        default: return pair.isBoth() ? pair.after - pair.before : std::numeric_limits<qint64>::min();
        }
    case cell::InkRole:
        if (column == Difference && grew(pair))
            return int(InkLabel::Ink::Warning);
        return int(column == Name || column == After ? InkLabel::Ink::Text : InkLabel::Ink::Secondary);
    default: return {};
    }
}

QVariant ActionComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Made");
    case Before: return tr("Older");
    case After: return tr("Newer");
    default: return tr("Difference");
    }
}

} // namespace cw
