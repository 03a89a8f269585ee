// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"
#include "ui/review/review.h"

#include <functional>
#include <optional>

class QPushButton;
class QSplitter;
class QTreeView;

namespace cw {

class CommandPane;
class EmptyState;
class FilePane;
class PlanFilesModel;
class PlanStepsModel;
class ReviewBanner;
class ReviewFigures;
class ReviewPlanner;
class RunStarter;

/// Everything that will happen, before it does: files with why and what they change, commands as they will be run, limits
/// and what is known of time and memory. The build is locked while an error stands; approving it starts the run.
class ReviewPage : public Page
{
    Q_OBJECT

public:
    ReviewPage(Session& session, QWidget* parent);

    void entered() override;
    /// Starts what is shown. Does nothing while the build is locked.
    void approve();
    /// Why the build cannot be started now; empty when it can.
    QString lockedBecause() const;

Q_SIGNALS:
    void runStarted(const QString& path); ///< of the run's directory
    void fieldRequested(const QString& field);

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActs();
    QWidget* makeLists();
    QWidget* makePanes();
    void update();
    void showReview();
    void showEntry(const QModelIndex& index);
    void showStep(int row);
    void updateBanner();
    void updateBuildButton();
    const Review* review() const;
    QString sentence() const;
    QString buildText() const;
    void saveScript();
    void writeFiles();
    void copyCommands();
    /// Writes off the window's thread and tells how it ended.
    void write(const std::function<Status()>& work, const QString& done);

    ReviewPlanner* m_planner;
    RunStarter* m_starter;
    ReviewBanner* m_banner;
    ReviewFigures* m_figures;
    QSplitter* m_content;
    EmptyState* m_empty;  ///< in its place while there is no plan
    QPushButton* m_begin; ///< there, while nothing is planned
    QSplitter* m_lists = nullptr;
    PlanFilesModel* m_filesModel;
    PlanStepsModel* m_stepsModel;
    QTreeView* m_files = nullptr;
    QTreeView* m_steps = nullptr;
    FilePane* m_file = nullptr;
    CommandPane* m_command = nullptr;
    QPushButton* m_script = nullptr;
    QPushButton* m_more = nullptr;
    QPushButton* m_build = nullptr;
    QString m_shownHash;            ///< of the review that the lists show
    QString m_shownPath;            ///< of the file in the pane; "" is the steps
    std::optional<Error> m_problem; ///< of the last try to start
};

} // namespace cw
