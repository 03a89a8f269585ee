// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/actioncomparison.h"

#include <QWidget>

class QComboBox;
class QSortFilterProxyModel;

namespace cw {

class DataTable;
class InkLabel;

/// What two runs made, file by file: how much longer each took, or how much more memory it needed.
class ActionComparisonPane : public QWidget
{
    Q_OBJECT

public:
    explicit ActionComparisonPane(QWidget* parent = nullptr);

    void setActions(const QList<ComparedAction>& actions);

private:
    void showMeasure();

    ActionComparisonModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QComboBox* m_measure;
    InkLabel* m_sentence;
    DataTable* m_table;
};

} // namespace cw
