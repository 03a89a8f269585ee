// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/runcomparison.h"
#include "ui/runs/runsummary.h"

#include <QWidget>

class QTabWidget;

namespace cw {

class ActionComparisonPane;
class DataTable;
class InkLabel;
class TextView;

/// Beside the history's table: one run told in a few lines, or two of them compared, with what differs in their plans.
/// Records are read off the window's thread.
class RunDetail : public QWidget
{
    Q_OBJECT

public:
    explicit RunDetail(QWidget* parent = nullptr);

    /// None, one, or two (in any order; the older one becomes the first column).
    void setRuns(const QList<RunSummary>& runs);

private:
    void load();
    void showComparison(const RunComparison& comparison, bool two);
    void clear(const QString& sentence);
    void showTab(QWidget* pane, const QString& title, bool shown);

    InkLabel* m_title;
    InkLabel* m_sentence;
    QTabWidget* m_tabs;
    DataTable* m_table;
    ActionComparisonPane* m_actions;
    TextView* m_diff;
    ComparisonModel* m_model;
    QList<RunSummary> m_runs;
    int m_asked = 0; ///< counts the questions, so that a late answer to an old one is dropped
};

} // namespace cw
