// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/runrecord.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace cw {

/// What one compiler or linker made in two runs; -1 where that run did not make it.
struct ComparedAction
{
    QString what; ///< the file that was made
    qint64 beforeMs = -1;
    qint64 afterMs = -1;
    qint64 beforeKiB = -1; ///< peak memory
    qint64 afterKiB = -1;
    bool operator==(const ComparedAction&) const = default;
};

/// Every file that was made in one of the two runs, by name. Where several processes made it, the longest and the largest
/// count. Times are those between the first and the last measurement that saw the process. Pure.
QList<ComparedAction> compareActions(const RunRecord& before, const RunRecord& after);

/// Two runs action by action, by time or by memory. Sorted through cell::SortRole, what grew most stands first and what is
/// in one run only last.
class ActionComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Before, After, Difference, ColumnCount };
    enum class Measure { Time, Memory };
    /// From here on a change is said to be one: a quarter more, and at least these.
    static constexpr double growth = 1.25;
    static constexpr qint64 growthMs = 3000;
    static constexpr qint64 growthKiB = 50 * 1024;
    /// Below these nothing can be said: processes are looked at about once a second.
    static constexpr qint64 similarMs = 2000;
    static constexpr qint64 similarKiB = 1024;

    using QAbstractTableModel::QAbstractTableModel;

    void setActions(const QList<ComparedAction>& actions);
    void setMeasure(Measure measure);
    /// "3 took longer by a quarter or more, 12 less; 2 are new."
    QString sentence() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Pair
    {
        qint64 before;
        qint64 after;
        bool isBoth() const { return before >= 0 && after >= 0; }
    };
    Pair values(const ComparedAction& action) const;
    bool grew(const Pair& pair) const;
    QString figure(qint64 value) const;
    QString difference(const Pair& pair) const;

    QList<ComparedAction> m_actions;
    Measure m_measure = Measure::Time;
};

} // namespace cw
