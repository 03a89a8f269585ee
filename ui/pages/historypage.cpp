// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/historypage.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/pages/rundetail.h"
#include "ui/runs/background.h"
#include "ui/runs/runfilter.h"
#include "ui/runs/runlist.h"
#include "ui/runs/runtablemodel.h"
#include "ui/runs/runwords.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/combobox.h"
#include "ui/widgets/comboname.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/keptsizes.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int peakChars = 125;   ///< letters of the page's width from which the peak has a column
constexpr int besideFrom = 1400; ///< pixels of the page from which the detail stands beside the table, not below it

} // namespace

HistoryPage::HistoryPage(Session& session, QWidget* parent)
    : Page(PageId::History, tr("History"), session, parent)
    , m_list(new RunList(this))
    , m_model(new RunTableModel(this))
    , m_filter(new RunFilter(this))
    , m_stack(new QStackedWidget(this))
    , m_panes(new QSplitter(Qt::Horizontal, this))
    , m_empty(new EmptyState(this))
    , m_find(new QLineEdit(this))
    , m_results(new ComboBox(this))
    , m_count(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_table(new DataTable(tr("Runs"), this))
    , m_detail(new RunDetail(this))
    , m_open(plainButton(tr("Open"), u"build"_s, this))
    , m_repeat(plainButton(tr("Build again…"), u"start"_s, this))
{
    m_model->setCatalog(&session.catalog());
    setObjectName(u"historyPage"_s);
    makeHeader();
    m_filter->setSourceModel(m_model);
    m_panes->setObjectName(u"historyPanes"_s);
    m_panes->setChildrenCollapsible(false);
    m_panes->setHandleWidth(1);
    m_panes->addWidget(makeList());
    m_panes->addWidget(m_detail);
    keepSizes(m_panes);
    m_empty->setTexts(tr("No run yet"),
                      tr("Every build leaves its record here: what was planned, what it needed, what it "
                         "made. Nothing leaves this computer."));
    auto* next = accentButton({}, u"review"_s, this);
    next->setObjectName(u"historyBegin"_s);
    m_empty->setAct(next);
    connect(next, &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(this->session().hasConfiguration() ? PageId::Review : PageId::Start); });
    const auto nameNext = [this, next] {
        next->setText(this->session().hasConfiguration() ? tr("Go to Review") : tr("Choose what to build"));
    };
    connect(&session, &Session::configurationChanged, this, nameNext);
    nameNext();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_panes);
    body().addWidget(m_stack, 1);
    makeRowActions();

    connect(m_list, &RunList::changed, this, &HistoryPage::updateList);
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setWords(text);
        updateChoice();
    });
    connect(m_results, &QComboBox::currentIndexChanged, this, [this](int at) {
        m_filter->setResults(RunFilter::Results(at));
        updateChoice();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryPage::updateChoice);
    connect(m_table, &DataTable::rowActivated, this, &HistoryPage::openChosen);
    updateList();
}

HistoryPage::~HistoryPage() = default;

void HistoryPage::makeHeader()
{
    m_open->setObjectName(u"openRun"_s);
    m_open->setToolTip(tr("Shows the chosen run on the Build page"));
    m_repeat->setObjectName(u"repeatRun"_s);
    m_repeat->setToolTip(tr("Opens the configuration of the chosen run; Review starts it"));
    header().addAct(m_open);
    header().addAct(m_repeat);
    connect(m_open, &QPushButton::clicked, this, &HistoryPage::openChosen);
    connect(m_repeat, &QPushButton::clicked, this, &HistoryPage::repeatChosen);
}

QWidget* HistoryPage::makeList()
{
    auto* pane = new QWidget(this);
    m_find->setObjectName(u"findRun"_s);
    m_find->setPlaceholderText(tr("Find a release, a board or an error"));
    m_find->setAccessibleName(m_find->placeholderText());
    m_find->setMinimumWidth(m_find->fontMetrics().horizontalAdvance(m_find->placeholderText()) + 4 * space::large);
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(u"find"_s, IconInk::Secondary), QLineEdit::LeadingPosition);
    m_results->setObjectName(u"runResults"_s);
    m_results->addItems({tr("All results"), tr("Done"), tr("Failed or stopped"), tr("Going on")});
    m_table->setObjectName(u"runTable"_s);
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(RunTableModel::Started, Qt::DescendingOrder);
    m_table->setEmptyText(tr("No run fits these words."));
    m_table->setWidths({u"0"_s, u"0"_s, {}, u"0"_s, u"0"_s, u"0"_s, u"0"_s});
    for (int column = 0; column < RunTableModel::ColumnCount; ++column) {
        if (column != RunTableModel::Board) // whose names are the longest: it takes what is left
            m_table->fitColumn(column);
    }

    auto* row = new QHBoxLayout;
    row->setContentsMargins(space::large, space::small, space::large, space::small);
    row->setSpacing(space::small);
    row->addWidget(m_find, 2);
    row->addWidget(m_results);
    row->addStretch(1);
    row->addWidget(m_count);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(new Rule(Qt::Horizontal, pane));
    column->addWidget(m_table, 1);
    nameCombo(*m_results, tr("Which results")); // once it stands in its pane
    return pane;
}

void HistoryPage::makeRowActions()
{
    const auto add = [this](const QString& name, const QString& text, const QString& iconName, auto act) {
        auto* action = new QAction(icon(iconName), text, this);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, act);
        m_table->addRowAction(action);
    };
    add(u"runOpenAction"_s, tr("&Open"), u"build"_s, [this] { openChosen(); });
    add(u"runRepeatAction"_s, tr("Build &again…"), u"start"_s, [this] { repeatChosen(); });
    add(u"runFolderAction"_s, tr("Open &folder"), u"folder"_s, [this] {
        for (const RunSummary& run : chosen().mid(0, 1))
            QDesktopServices::openUrl(QUrl::fromLocalFile(run.run.path()));
    });
    add(u"runCopyIdAction"_s, tr("Copy &id"), u"copy"_s, [this] {
        QStringList ids;
        for (const RunSummary& run : chosen())
            ids.append(run.id());
        QApplication::clipboard()->setText(ids.join(u'\n'));
    });
}

void HistoryPage::entered()
{
    m_list->refresh();
}

void HistoryPage::updateList()
{
    m_model->setRuns(m_list->runs());
    const QList<RunSummary>& runs = m_list->runs();
    const bool appear = !runs.isEmpty() && m_stack->currentWidget() != m_panes;
    m_stack->setCurrentWidget(runs.isEmpty() ? static_cast<QWidget*>(m_empty) : m_panes);
    if (appear)
        placePanes(); // what is not shown has no size to be divided
    if (runs.isEmpty()) {
        header().setSentence(m_list->isLoaded() ? tr("A run is a folder; nothing else is kept about it.")
                                                : tr("Reading the runs…"));
    } else {
        qint64 ms = 0;
        for (const RunSummary& run : runs)
            ms += run.ms;
        header().setSentence(tr("%n run(s), %1 of work in all. A run is a folder; it can be opened, compared and built "
                                "again.",
                                nullptr, int(runs.size()))
                                 .arg(Figures::duration(ms)));
    }
    const bool live =
        std::any_of(runs.cbegin(), runs.cend(), [](const RunSummary& run) { return RunWords::isLive(run.state); });
    setRailState({live ? RailState::Mark::Busy : RailState::Mark::None});
    updateChoice();
}

QList<RunSummary> HistoryPage::chosen() const
{
    QList<RunSummary> runs;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        runs.append(index.data(RunTableModel::SummaryRole).value<RunSummary>());
    return runs;
}

void HistoryPage::updateChoice()
{
    const QList<RunSummary> runs = chosen();
    m_open->setEnabled(runs.size() == 1);
    m_repeat->setEnabled(runs.size() == 1);
    const int shown = m_filter->rowCount();
    const int all = m_model->rowCount();
    if (runs.size() == 2)
        m_count->setText(tr("Two chosen: compared"));
    else
        m_count->setText(shown == all ? tr("%n runs", nullptr, all) : tr("%1 of %n runs", nullptr, all).arg(shown));
    m_detail->setRuns(runs);
}

void HistoryPage::openChosen()
{
    const QList<RunSummary> runs = chosen();
    if (runs.size() != 1)
        return;
    Q_EMIT runChosen(runs.first().run.path());
    Q_EMIT pageRequested(PageId::Build);
}

void HistoryPage::repeatChosen()
{
    const QList<RunSummary> runs = chosen();
    if (runs.size() != 1)
        return;
    inBackground(
        this,
        [run = runs.first().run]() -> Result<Configuration> {
            const auto plan = run.plan();
            if (!plan)
                return plan.error();
            return Configuration::fromJson(plan->configuration);
        },
        [this](const Result<Configuration>& configuration) { takeOver(configuration); });
}

void HistoryPage::takeOver(const Result<Configuration>& configuration)
{
    if (!configuration) {
        Prompter::instance().tell(this, tr("The configuration of this run cannot be used"),
                                  configuration.error().sentence());
        return;
    }
    if (session().isModified()
        && !Prompter::instance().confirm(this, tr("Give up the changes of %1?").arg(session().displayName()),
                                         tr("They are not saved. The configuration of the run takes their place."),
                                         tr("Give up the changes")))
        return;
    session().start(*configuration);
    Q_EMIT pageRequested(PageId::Review);
}

void HistoryPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    // Where there is little room the board's name is worth more than a figure that the detail says too.
    m_table->setColumnHidden(RunTableModel::Peak, width() < fontMetrics().averageCharWidth() * peakChars);
    const auto wanted = width() >= besideFrom ? Qt::Horizontal : Qt::Vertical;
    if (m_arranged && m_panes->orientation() == wanted)
        return;
    m_arranged = true;
    m_panes->setOrientation(wanted);
    // Below the runs the detail has more lines than they have rows.
    m_panes->setStretchFactor(0, wanted == Qt::Horizontal ? 58 : 40);
    m_panes->setStretchFactor(1, wanted == Qt::Horizontal ? 42 : 60);
    placePanes();
}

void HistoryPage::placePanes()
{
    if (restoreSizes(*m_panes))
        return;
    const bool beside = m_panes->orientation() == Qt::Horizontal;
    const int whole = beside ? m_panes->width() : m_panes->height();
    const int first = whole * (beside ? 66 : 40) / 100;
    m_panes->setSizes({first, whole - first});
}

} // namespace cw
