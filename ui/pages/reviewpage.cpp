// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reviewpage.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/review/changedelegate.h"
#include "ui/review/commandpane.h"
#include "ui/review/filepane.h"
#include "ui/review/planfilesmodel.h"
#include "ui/review/planstepsmodel.h"
#include "ui/review/reviewbanner.h"
#include "ui/review/reviewfigures.h"
#include "ui/review/reviewplanner.h"
#include "ui/runs/runstarter.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/copymenu.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/keptsizes.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"
#include "ui/widgets/tableheader.h"

#include <QHeaderView>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int mostOpened = 12; // a group with more files starts folded

QTreeView* tree(QAbstractItemModel* model, const QString& name, QWidget* parent)
{
    auto* view = new QTreeView(parent);
    view->setObjectName(name);
    view->setModel(model);
    view->setHeader(new TableHeader(view));
    view->setItemDelegate(new ChangeDelegate(view));
    view->setUniformRowHeights(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setAllColumnsShowFocus(true);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setTextElideMode(Qt::ElideMiddle);
    view->header()->setStretchLastSection(false);
    view->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    view->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    addCopyMenu(view);
    return view;
}

} // namespace

ReviewPage::ReviewPage(Session& session, QWidget* parent)
    : Page(PageId::Review, tr("Review"), session, parent)
    , m_planner(new ReviewPlanner(session, this))
    , m_starter(new RunStarter(this))
    , m_banner(new ReviewBanner(this))
    , m_figures(new ReviewFigures(this))
    , m_content(new QSplitter(Qt::Horizontal, this))
    , m_empty(new EmptyState(this))
    , m_begin(accentButton(tr("Choose what to build"), u"board"_s, this))
    , m_filesModel(new PlanFilesModel(this))
    , m_stepsModel(new PlanStepsModel(this))
{
    makeActs();
    m_content->setObjectName(u"reviewContent"_s);
    m_content->setChildrenCollapsible(false);
    m_content->setHandleWidth(1); // panes meet at one hairline
    m_content->addWidget(makeLists());
    m_content->addWidget(makePanes());
    m_content->setStretchFactor(0, 0);
    m_content->setStretchFactor(1, 1);
    m_content->setSizes({m_files->fontMetrics().averageCharWidth() * 48, 4000});
    keepSizes(m_content);
    body().addWidget(m_banner);
    body().addWidget(m_figures);
    body().addWidget(new Rule(Qt::Horizontal, this));
    body().addWidget(m_content, 1);
    m_begin->setObjectName(u"reviewBegin"_s);
    m_empty->setAct(m_begin);
    m_empty->setObjectName(u"reviewEmpty"_s);
    connect(m_begin, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(PageId::Start); });
    body().addWidget(m_empty, 1);

    connect(m_planner, &ReviewPlanner::changed, this, &ReviewPage::update);
    connect(&session, &Session::findingsChanged, this, &ReviewPage::update);
    connect(m_banner, &ReviewBanner::fieldRequested, this, &ReviewPage::fieldRequested);
    connect(m_banner, &ReviewBanner::repairRequested, this, [this] { this->session().repairAll(); });
    connect(m_starter, &RunStarter::busyChanged, this, &ReviewPage::update);
    connect(m_starter, &RunStarter::started, this, &ReviewPage::runStarted);
    connect(m_starter, &RunStarter::failed, this, [this](const Error& error) {
        m_problem = error;
        update();
    });
    connect(&session, &Session::configurationChanged, this, [this] { m_problem.reset(); });
    connect(&session.finder(), &FactFinder::changed, this, &ReviewPage::update);
    update();
}

void ReviewPage::makeActs()
{
    m_script = plainButton(tr("Save as script…"), u"terminal"_s, this);
    m_script->setObjectName(u"saveScript"_s);
    m_script->setToolTip(tr("A shell script for the same job that needs no Crosswright"));
    connect(m_script, &QPushButton::clicked, this, &ReviewPage::saveScript);
    m_more = plainButton({}, u"more"_s, this);
    m_more->setObjectName(u"reviewMore"_s);
    m_more->setAccessibleName(tr("More"));
    m_more->setToolTip(tr("More"));
    m_more->setMaximumWidth(m_more->fontMetrics().height() * 3);
    auto* menu = new QMenu(m_more);
    menu->setObjectName(u"reviewMoreMenu"_s);
    menu->addAction(icon(u"folder"_s), tr("Write files to a folder…"), this, &ReviewPage::writeFiles)
        ->setObjectName(u"writeFiles"_s);
    menu->addAction(icon(u"copy"_s), tr("Copy all commands"), this, &ReviewPage::copyCommands)
        ->setObjectName(u"copyCommands"_s);
    menu->addAction(icon(u"ask-again"_s), tr("Look at the disk again"), m_planner, &ReviewPlanner::refresh)
        ->setObjectName(u"refreshReview"_s);
    connect(m_more, &QPushButton::clicked, menu,
            [this, menu] { menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    m_build = accentButton(tr("Build"), u"start"_s, this);
    m_build->setObjectName(u"approve"_s);
    connect(m_build, &QPushButton::clicked, this, &ReviewPage::approve);
    for (QWidget* act : std::initializer_list<QWidget*>{m_script, m_more, m_build})
        header().addAct(act);
}

QWidget* ReviewPage::makeLists()
{
    m_lists = new QSplitter(Qt::Vertical, this);
    m_lists->setChildrenCollapsible(false);
    m_lists->setHandleWidth(1);
    m_files = tree(m_filesModel, u"planFiles"_s, m_lists);
    m_files->setAccessibleName(tr("Files of the plan"));
    m_files->setRootIsDecorated(true);
    m_files->setIndentation(space::large);
    m_steps = tree(m_stepsModel, u"planSteps"_s, m_lists);
    m_steps->setAccessibleName(tr("Steps of the plan"));
    m_steps->setRootIsDecorated(false);
    m_lists->addWidget(m_files);
    m_lists->addWidget(m_steps);
    m_lists->setStretchFactor(0, 1);
    m_lists->setStretchFactor(1, 0);
    m_lists->setSizes({4000, m_files->fontMetrics().height() * 12});
    m_lists->setObjectName(u"reviewLists"_s);
    keepSizes(m_lists);
    connect(m_files->selectionModel(), &QItemSelectionModel::currentChanged, this, &ReviewPage::showEntry);
    connect(m_steps->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { showStep(index.row()); });
    return m_lists;
}

QWidget* ReviewPage::makePanes()
{
    auto* panes = new QSplitter(Qt::Vertical, this);
    panes->setChildrenCollapsible(false);
    panes->setHandleWidth(1);
    m_file = new FilePane(panes);
    m_command = new CommandPane(panes);
    auto* lastRun = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_D), this);
    lastRun->setContext(Qt::WidgetWithChildrenShortcut);
    connect(lastRun, &QShortcut::activated, m_file, [this] { m_file->setTab(FilePane::RunTab); });
    panes->addWidget(m_file);
    panes->addWidget(m_command);
    panes->setStretchFactor(0, 1);
    panes->setStretchFactor(1, 0);
    panes->setSizes({4000, m_files->fontMetrics().height() * 12});
    panes->setObjectName(u"reviewPanes"_s);
    keepSizes(panes);
    return panes;
}

void ReviewPage::entered()
{
    m_planner->setWatched(true);
    m_planner->refresh(); // the disk may have changed while another page was shown
    update();
}

void ReviewPage::hideEvent(QHideEvent* event)
{
    m_planner->setWatched(false);
    Page::hideEvent(event);
}

void ReviewPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    // The button names the whole job where there is room for it.
    updateBuildButton();
}

const Review* ReviewPage::review() const
{
    return m_planner->review() && *m_planner->review() ? &**m_planner->review() : nullptr;
}

void ReviewPage::update()
{
    showReview();
    updateBanner();
    updateBuildButton();
    header().setSentence(sentence());
    setRailState(session().errorCount() > 0 ? RailState{RailState::Mark::Locked} : RailState{});
}

void ReviewPage::showReview()
{
    const Review* now = review();
    m_content->setVisible(now);
    m_empty->setVisible(!now);
    m_empty->setTexts(session().hasConfiguration() ? tr("No plan yet") : tr("Nothing planned yet"),
                      tr("Here stand the files and commands of the plan, as soon as there is one."));
    m_begin->setVisible(!session().hasConfiguration());
    m_figures->setVisible(now);
    if (!now || m_planner->isBusy())
        return;
    m_figures->setReview(*now);
    const QString path = m_shownPath;
    const int step = m_steps->currentIndex().row();
    m_filesModel->setReview(*now);
    m_stepsModel->setReview(*now);
    for (int row = 0; row < m_filesModel->rowCount(); ++row) {
        const QModelIndex group = m_filesModel->index(row, 0);
        m_files->setExpanded(group, m_filesModel->rowCount(group) <= mostOpened || m_filesModel->hasChanges(group));
    }
    // What one looked at stays; at first it is what changes on the disk, and the build among the steps.
    QModelIndex file = m_shownHash.isEmpty() ? m_filesModel->firstChange() : m_filesModel->indexOfPath(path);
    if (!file.isValid())
        file = m_filesModel->indexOfPath({});
    m_files->setCurrentIndex(file);
    const auto isBuild = [](const PlanStep& each) { return each.kind == PlanStep::Kind::Bazel; };
    const QList<PlanStep>& steps = now->plan.steps;
    const auto build = std::find_if(steps.cbegin(), steps.cend(), isBuild);
    const int first = build == steps.cend() ? 0 : int(build - steps.cbegin());
    m_steps->setCurrentIndex(
        m_stepsModel->index(step >= 0 && now->hash == m_shownHash ? step : first, PlanStepsModel::StepColumn));
    m_shownHash = now->hash;
    m_steps->setColumnHidden(PlanStepsModel::TimeColumn, now->earlier.stepsMs.isEmpty());
}

void ReviewPage::showEntry(const QModelIndex& index)
{
    const Review* now = review();
    if (!now || !index.isValid())
        return;
    const int entry = index.data(PlanFilesModel::EntryRole).toInt();
    if (entry == PlanFilesModel::groupEntry)
        return; // the pane keeps what it shows
    if (entry == PlanFilesModel::stepsEntry) {
        m_shownPath.clear();
        m_file->showSteps(*now);
        return;
    }
    const FileReview& file = now->files.at(entry);
    if (m_shownPath != file.file.path) {
        // First what is new about it: a change to the disk, else its text.
        m_shownPath = file.file.path;
        if (m_file->tab() != FilePane::RunTab)
            m_file->setTab(file.state == FileReview::State::Changed ? FilePane::DiskTab : FilePane::TextTab);
    }
    m_file->showFile(*now, file);
}

void ReviewPage::showStep(int row)
{
    if (const Review* now = review())
        m_command->showStep(now->plan, row);
}

void ReviewPage::updateBanner()
{
    if (session().errorCount() == 0) {
        if (m_problem) {
            m_banner->showError(tr("The build was not started"), *m_problem);
            return;
        }
        if (m_planner->review() && !review() && session().hasConfiguration()) {
            m_banner->showError(tr("There is no plan"), m_planner->review()->error());
            return;
        }
        if (RunStarter::program().isEmpty()) {
            m_banner->showError(tr("The build is locked"),
                                {Error::Kind::Missing,
                                 tr("The program crosswright, which carries out builds, was not found."),
                                 tr("It belongs beside crosswright-gui; install the package again.")});
            return;
        }
    }
    m_banner->showFindings(session().findings());
}

QString ReviewPage::sentence() const
{
    if (m_starter->isBusy())
        return tr("Starting the build…");
    if (!session().hasConfiguration())
        return tr("Nothing has happened yet.");
    if (session().hasConfiguration() && session().finder().isAsking(FactFinder::Part::Host))
        return tr("This machine is still being looked at.");
    if (m_planner->isBusy() || !m_planner->review())
        return tr("Making the plan…");
    const Review* now = review();
    if (!now)
        return tr("Nothing has happened yet.");
    QStringList parts;
    const auto add = [&parts](int count, const QString& text) {
        if (count > 0)
            parts.append(text);
    };
    using State = FileReview::State;
    const int fresh = now->count(State::New);
    const int changed = now->count(State::Changed);
    const int same = now->count(State::Same);
    add(fresh, tr("%n new file(s)", nullptr, fresh));
    add(changed, tr("%n file(s) change", nullptr, changed));
    add(same, tr("%n stay(s) as they are", nullptr, same));
    const auto steps = int(now->plan.steps.size());
    add(steps, tr("%n step(s) will run", nullptr, steps));
    return tr("%1. Nothing has happened yet.").arg(parts.join(u", "_s));
}

QString ReviewPage::buildText() const
{
    const Review* now = review();
    if (!now)
        return tr("Build");
    const Release* release = session().catalog().release(session().configuration().text(u"tf"_s));
    const Board* board = session().catalog().board(session().configuration().text(u"board"_s));
    QStringList limits;
    if (now->plan.jobs > 0)
        limits.append(tr("%n job(s)", nullptr, now->plan.jobs));
    if (now->plan.ramMiB > 0)
        limits.append(Figures::memory(now->plan.ramMiB * 1024LL));
    QString text = tr("Build");
    if (release && board)
        text = tr("Build %1 for %2").arg(release->name, board->name);
    else if (board)
        text = tr("Build for %1").arg(board->name);
    return limits.isEmpty() ? text : u"%1 (%2)"_s.arg(text, limits.join(u", "_s));
}

void ReviewPage::updateBuildButton()
{
    const QString because = lockedBecause();
    const QString whole = buildText();
    // Half of the header belongs to the title and its sentence.
    const bool fits = m_build->fontMetrics().horizontalAdvance(whole) < width() * 2 / 5;
    m_build->setText(fits ? whole : tr("Approve and build"));
    m_build->setAccessibleName(whole);
    m_build->setEnabled(because.isEmpty());
    m_build->setToolTip(because.isEmpty() ? tr("%1 (Ctrl+Return)").arg(whole) : because);
    m_build->setAccessibleDescription(because);
    m_script->setEnabled(review());
    m_more->setEnabled(review());
}

void ReviewPage::approve()
{
    const Review* now = review();
    if (!now || !lockedBecause().isEmpty())
        return;
    m_problem.reset();
    m_starter->start(now->plan);
}

} // namespace cw
