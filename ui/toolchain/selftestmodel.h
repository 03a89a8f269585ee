// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/selftest/selftest.h"

#include <QAbstractTableModel>

namespace cw {

/// What the self-test found: a row for each check of each program.
class SelfTestModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Program, Checked, Outcome, Why, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setReport(const selftest::SelfTestReport& report);
    const selftest::Check* check(const QModelIndex& index) const; ///< null for an invalid one
    int worstRow() const;                                         ///< the first of the worst; −1 none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static QString checkTitle(const QString& id);           ///< "Machine", "glibc"
    static QString stateWord(selftest::Check::State state); ///< "passed", "not proved", "failed"
    static QString programTitle(const QString& id);

private:
    struct Row
    {
        QString program;
        bool first = false; ///< of its program
        selftest::Check check;
    };
    QList<Row> m_rows;
};

} // namespace cw
