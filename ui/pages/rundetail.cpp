// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rundetail.h"

#include "ui/look/metrics.h"
#include "ui/pages/actioncomparisonpane.h"
#include "ui/runs/background.h"
#include "ui/text/textview.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

struct Loaded
{
    RunComparison comparison;
    QString problem;
};

Loaded loadOne(const RunDirectory& run)
{
    const auto record = RunRecord::load(run);
    if (!record)
        return {{}, record.error().sentence()};
    return {describeRun(*record), {}};
}

Loaded loadTwo(const RunDirectory& older, const RunDirectory& newer)
{
    const auto before = RunRecord::load(older);
    const auto after = RunRecord::load(newer);
    if (!before || !after)
        return {{}, (before ? after : before).error().sentence()};
    return {compareRuns(*before, *after), {}};
}

} // namespace

RunDetail::RunDetail(QWidget* parent)
    : QWidget(parent)
    , m_title(new InkLabel(InkLabel::Kind::Section, InkLabel::Ink::Text, this))
    , m_sentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_tabs(new QTabWidget(this))
    , m_table(new DataTable(tr("The chosen runs"), this))
    , m_actions(new ActionComparisonPane(this))
    , m_diff(new TextView(this))
    , m_model(new ComparisonModel(this))
{
    m_sentence->setObjectName(u"runDetailSentence"_s);
    m_sentence->setWordWrap(true);
    m_table->setObjectName(u"runDetailTable"_s);
    m_table->setModel(m_model);
    m_diff->setObjectName(u"runDetailDiff"_s);
    m_tabs->setObjectName(u"runDetailTabs"_s);
    m_tabs->setAccessibleName(tr("Details of the chosen runs"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setExpanding(false);
    m_tabs->addTab(m_table, tr("Summary"));
    auto* head = new QVBoxLayout;
    head->setContentsMargins(space::large, space::medium, space::large, space::small);
    head->setSpacing(space::tiny);
    head->addWidget(m_title);
    head->addWidget(m_sentence);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_tabs, 1);
    layout->addStretch(0);
    m_tabs->setTabBarAutoHide(true);
    m_actions->hide();
    m_diff->hide();
    clear(tr("Choose a run to see what it did, or two runs to compare them."));
}

void RunDetail::clear(const QString& sentence)
{
    m_title->setText(tr("No run chosen"));
    m_sentence->setText(sentence);
    m_model->setComparison({});
    m_tabs->hide(); // heads without rows say nothing
    showTab(m_actions, {}, false);
    showTab(m_diff, {}, false);
}

void RunDetail::showTab(QWidget* pane, const QString& title, bool shown)
{
    const int at = m_tabs->indexOf(pane);
    if (shown && at < 0)
        m_tabs->addTab(pane, title);
    else if (!shown && at >= 0)
        m_tabs->removeTab(at);
    // Tab would be caught at a bar that is not shown.
    m_tabs->setFocusPolicy(m_tabs->count() > 1 ? Qt::TabFocus : Qt::NoFocus);
}

void RunDetail::setRuns(const QList<RunSummary>& runs)
{
    if (runs == m_runs)
        return;
    m_runs = runs;
    load();
}

void RunDetail::load()
{
    const int asked = ++m_asked;
    if (m_runs.isEmpty() || m_runs.size() > 2) {
        clear(m_runs.isEmpty() ? tr("Choose a run to see what it did, or two runs to compare them.")
                               : tr("Two runs can be compared at a time."));
        return;
    }
    const bool two = m_runs.size() == 2;
    const auto show = [this, asked, two](const Loaded& loaded) {
        if (asked != m_asked)
            return;
        if (loaded.problem.isEmpty())
            showComparison(loaded.comparison, two);
        else
            clear(loaded.problem);
    };
    if (!two) {
        inBackground(
            this, [run = m_runs.first().run] { return loadOne(run); }, show);
        return;
    }
    const bool ordered = m_runs.first().created <= m_runs.last().created;
    const RunDirectory older = (ordered ? m_runs.first() : m_runs.last()).run;
    const RunDirectory newer = (ordered ? m_runs.last() : m_runs.first()).run;
    inBackground(
        this, [older, newer] { return loadTwo(older, newer); }, show);
}

void RunDetail::showComparison(const RunComparison& comparison, bool two)
{
    m_title->setText(two ? tr("Two runs compared") : tr("Run of %1").arg(comparison.before));
    m_sentence->setText(comparison.sentence);
    m_model->setComparison(comparison);
    m_tabs->show();
    m_table->setColumnHidden(ComparisonModel::After, !two);
    m_table->setColumnHidden(ComparisonModel::Difference, !two);
    if (two)
        m_table->setWidths({u"0"_s, {}, {}, u"+0000 %"_s});
    else
        m_table->setWidths({u"0"_s, {}, u"0"_s, u"0"_s});
    m_table->fitColumn(ComparisonModel::What);
    if (two)
        m_table->fitColumn(ComparisonModel::Difference);
    m_actions->setActions(comparison.actions);
    showTab(m_actions, tr("Actions"), two && !comparison.actions.isEmpty());
    m_diff->setText(comparison.planDiff, u"Diff"_s);
    showTab(m_diff, tr("Plan"), !comparison.planDiff.isEmpty());
}

} // namespace cw
