// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/earlierrun.h"
#include "ui/runs/runnews.h"

#include <QWidget>

class QSplitter;
class QTabWidget;

namespace cw {

class ActionModel;
class ArtifactModel;
class DataTable;
class HeaviestModel;
class InkLabel;
class LogView;
class MemoryPlot;
class ProgressPlot;
class StepModel;

/// The panes of the Build page: memory and progress above, what runs and the log below. Wide: two columns; narrow: two
/// pictures over one row of tabs. Shows what it is told and asks for nothing.
class BuildMonitor : public QWidget
{
    Q_OBJECT

public:
    explicit BuildMonitor(QWidget* parent = nullptr);
    ~BuildMonitor() override;

    void take(const RunNews& news);
    void setEarlier(const EarlierRun& earlier);
    MemoryPlot& memory() const { return *m_memory; }
    ProgressPlot& progress() const { return *m_progress; }
    LogView& log() const { return *m_log; }
    /// The log, at its first error.
    void showProblem();
    void showLog();
    void showArtifacts();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void begin(const RunNews& news);
    void makeTables();
    void arrange(bool wide);
    void alignColumns();
    void place();
    void showTab(QWidget* page);
    void saveSizes();

    MemoryPlot* m_memory;
    ProgressPlot* m_progress;
    QSplitter* m_rows;
    QSplitter* m_top;
    QSplitter* m_bottom;
    QTabWidget* m_tabs;
    QWidget* m_runningPane;
    QWidget* m_runningHead;
    InkLabel* m_runningTitle;
    InkLabel* m_runningSentence;
    DataTable* m_running;
    DataTable* m_heaviest;
    DataTable* m_steps;
    DataTable* m_artifacts;
    LogView* m_log;
    ActionModel* m_actionModel;
    HeaviestModel* m_heaviestModel;
    StepModel* m_stepModel;
    ArtifactModel* m_artifactModel;
    QHash<QString, qint64> m_usual;
    std::optional<MemorySample> m_latest;
    bool m_live = false;
    bool m_wide = true;
    bool m_arranged = false;
};

} // namespace cw
