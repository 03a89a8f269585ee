// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/choices/choices.h"
#include "core/solve/solution.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QPushButton;
class QTreeView;

namespace cw {

class FindingList;
class InkLabel;
class Session;
class SolutionModel;

/// "What can I build for this device?": every release with the verdict of the rules, what excludes it and what would
/// admit it, solved off the window's thread; one of them becomes the choice by one undoable edit.
class SolutionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SolutionPanel(Session& session, QWidget* parent = nullptr);

    /// Solves again if the question changed and the panel is seen.
    void refresh();
    /// Takes a row's solution over. False when the release is not in the table, or nothing admits it.
    bool use(const QString& release);

Q_SIGNALS:
    void used(); ///< a solution became the choice

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void solve();
    void show(const Result<Solutions>& solutions);
    void showSelected();
    void fillWhatIf();
    void saveTable();

    Session& m_session;
    SolutionModel* m_model;
    QTreeView* m_table;
    QComboBox* m_whatIf;
    InkLabel* m_sentence;
    InkLabel* m_chosen;
    InkLabel* m_detail;
    QPushButton* m_use;
    QPushButton* m_save;
    FindingList* m_excluded;
    QTimer m_timer;
    QString m_question; ///< what was last solved, as text
    QList<Choice> m_jetpacks;
    QString m_standing;   ///< the JetPack as chosen and as found
    bool m_asked = false; ///< "what if" was chosen by hand
    int m_round = 0;
};

} // namespace cw
