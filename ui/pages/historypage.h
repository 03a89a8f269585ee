// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/configuration.h"
#include "ui/pages/page.h"
#include "ui/runs/runsummary.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace cw {

class DataTable;
class EmptyState;
class InkLabel;
class RunDetail;
class RunFilter;
class RunList;
class RunTableModel;

/// Every run: find one, open it, compare two, build one again.
class HistoryPage : public Page
{
    Q_OBJECT

public:
    HistoryPage(Session& session, QWidget* parent);
    ~HistoryPage() override;

    void entered() override;

Q_SIGNALS:
    /// Show this run on the Build page; the page is asked for as well.
    void runChosen(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeHeader();
    QWidget* makeList();
    void makeRowActions();
    void updateList();
    void placePanes();
    void updateChoice();
    QList<RunSummary> chosen() const;
    void openChosen();
    void repeatChosen();
    void takeOver(const Result<Configuration>& configuration);

    RunList* m_list;
    RunTableModel* m_model;
    RunFilter* m_filter;
    QStackedWidget* m_stack;
    QSplitter* m_panes;
    bool m_arranged = false; ///< the panes have had their first sizes
    EmptyState* m_empty;
    QLineEdit* m_find;
    QComboBox* m_results;
    InkLabel* m_count;
    DataTable* m_table;
    RunDetail* m_detail;
    QPushButton* m_open;
    QPushButton* m_repeat;
};

} // namespace cw
