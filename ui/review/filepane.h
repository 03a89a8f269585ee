// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/review/review.h"

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace cw {

class DiffView;
class InkLabel;
class TextView;

/// One file of the plan (or all its steps): its text, its changes to the disk and its changes to the last run, and why
/// it is written.
class FilePane : public QWidget
{
    Q_OBJECT

public:
    enum Tab { TextTab, DiskTab, RunTab };

    explicit FilePane(QWidget* parent = nullptr);

    void showFile(const Review& review, const FileReview& file);
    void showSteps(const Review& review);
    void setTab(Tab tab);
    Tab tab() const;
    DiffView& diskDiff() const { return *m_disk; }
    DiffView& runDiff() const { return *m_run; }
    TextView& text() const { return *m_text; }

private:
    void setHead(const QString& name, const QString& why, const QString& tip);

    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    InkLabel* m_name;
    InkLabel* m_why;
    TextView* m_text;
    DiffView* m_disk;
    DiffView* m_run;
};

} // namespace cw
