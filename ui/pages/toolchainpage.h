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
class PartsPanel;
class SelfTestPanel;
class SolutionPanel;

/// Compiler, sysroot, Python, Bazel, CUDA and what belongs to it: wanted, found and allowed, with what the choice of GPU
/// code covers; behind the second tab where each part comes from, behind the third what can be built for this device at all.
class ToolchainPage : public FieldPage
{
    Q_OBJECT

public:
    ToolchainPage(Session& session, QWidget* parent);

    bool focusField(const QString& field) override;
    SolutionPanel& solutions() const { return *m_solutions; }
    PartsPanel& parts() const { return *m_sources; }
    SelfTestPanel& selfTest() const { return *m_selfTest; }

protected:
    void refresh() override;

private:
    QWidget* makeParts();
    QWidget* makeAside();
    QWidget* makeOffer();
    void showOffer();
    void showSelfTest();
    void tellBusy();
    void showCoverage();
    void showLooking();

    QTabBar* m_tabs;
    QStackedWidget* m_views;
    PartsPanel* m_sources;
    SolutionPanel* m_solutions;
    SelfTestPanel* m_selfTest;
    QWidget* m_offer;
    InkLabel* m_offerText;
    QPushButton* m_offerAct;
    QPushButton* m_look;
    QPushButton* m_repair;
    QPushButton* m_test;
    QString m_fetching, m_testing; ///< for busyChanged()
    FactList* m_coverage;
    FactList* m_cost;
    InkLabel* m_looked;
    FactList* m_summary;
};

} // namespace cw
