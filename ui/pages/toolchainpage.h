// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/fieldpage.h"
#include "ui/session/factfinder.h"

class QPushButton;
class QStackedWidget;
class QTabBar;

namespace cw {

class FactList;
class InkLabel;
class SolutionPanel;

/// Compiler, sysroot, Python, Bazel, CUDA and what belongs to it: wanted, found and allowed, with what the choice of GPU
/// code covers; and, behind the second tab, what can be built for this device at all.
class ToolchainPage : public FieldPage
{
    Q_OBJECT

public:
    ToolchainPage(Session& session, QWidget* parent);

    bool focusField(const QString& field) override;
    SolutionPanel& solutions() const { return *m_solutions; }

protected:
    void refresh() override;

private:
    QWidget* makeParts();
    QWidget* makeAside();
    void showCoverage();
    void showLooking();

    QTabBar* m_tabs;
    QStackedWidget* m_views;
    SolutionPanel* m_solutions;
    QPushButton* m_look;
    QPushButton* m_repair;
    FactList* m_coverage;
    FactList* m_cost;
    InkLabel* m_looked;
    FactList* m_summary;
};

} // namespace cw
