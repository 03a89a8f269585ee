// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/startpage.h"

#include "core/device/devicestore.h"
#include "ui/deploy/devicedialog.h"
#include "ui/fields/choicetree.h"
#include "ui/fields/flowlayout.h"
#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/pages/boardfit.h"
#include "ui/runs/runlist.h"
#include "ui/runs/runwords.h"
#include "ui/session/session.h"
#include "ui/start/boardlist.h"
#include "ui/start/outlookpanel.h"
#include "ui/start/releaselist.h"
#include "ui/start/variantmodel.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int drawingWidth = 42;
constexpr int drawingHeight = 28;
constexpr int shownRows = 7; // of each list, in the smallest window
constexpr int shownRecent = 4;
constexpr int pause = 120; // ms: facts come in bursts, and arrows pass over rows

QWidget* pane(QWidget* parent, const QString& heading, QVBoxLayout*& column)
{
    auto* widget = new QWidget(parent);
    widget->setBackgroundRole(QPalette::Base);
    widget->setAutoFillBackground(true);
    column = new QVBoxLayout(widget);
    column->setContentsMargins(0, space::small, 0, 0);
    column->setSpacing(space::tiny);
    auto* head = new InkLabel(heading, InkLabel::Kind::Section, InkLabel::Ink::Text, widget);
    head->setContentsMargins(metrics::margins(space::large, 0, space::small, 0));
    column->addWidget(head);
    return widget;
}

/// No word is cut: rows are as high as the column's width makes them.
void wrap(QTreeView& view)
{
    view.setWordWrap(true);
    view.setUniformRowHeights(false);
    QObject::connect(view.header(), &QHeaderView::sectionResized, view.itemDelegate(),
                     [delegate = view.itemDelegate()] { Q_EMIT delegate->sizeHintChanged({}); });
}

void clear(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

StartPage::StartPage(Session& session, QWidget* parent)
    : Page(PageId::Start, tr("What do you want to build?"), session, parent)
    , m_fit(new BoardFit(session, this))
    , m_boardList(new BoardList(session.catalog(), this))
    , m_releaseList(new ReleaseList(session.catalog(), this))
    , m_variantModel(new VariantModel(session.catalog(), this))
{
    header().setSentence(tr("Choose a board, a release, and what to make of it. Nothing is written or started before "
                            "Review."));
    m_open = plainButton(tr("Open a configuration…"), u"folder"_s, this);
    m_open->setObjectName(u"openConfiguration"_s);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    header().addAct(m_open);
    m_next = accentButton({}, {}, this);
    m_next->setObjectName(u"next"_s);
    connect(m_next, &QPushButton::clicked, this, &StartPage::next);
    header().addAct(m_next);
    const auto presets = loadPresets();
    m_presets = presets.valueOr({});
    for (const Preset& preset : std::as_const(m_presets)) {
        const Release* release = session.catalog().release(preset.values.value(u"tf"_s).toString());
        const Board* board = session.catalog().board(preset.values.value(u"board"_s).toString());
        // What needs nothing fetched: a first start can build it at once.
        if (release && !release->origin.isEmpty() && board && board->family == "raspberry-pi"_L1)
            m_example = preset; // the last one is the 64-bit one, which the virtual device is too
    }

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeTop());
    if (!presets) {
        auto* flaw = new InkLabel(presets.error().sentence(), InkLabel::Kind::Body, InkLabel::Ink::Error, content);
        flaw->setObjectName(u"presetsError"_s);
        flaw->setWordWrap(true);
        flaw->setContentsMargins(space::large, 0, space::large, space::small);
        column->addWidget(flaw);
    }
    column->addWidget(new Rule(Qt::Horizontal, content));
    auto* choices = new QHBoxLayout;
    choices->setSpacing(0);
    choices->addWidget(makeBoards(), 5);
    choices->addWidget(new Rule(Qt::Vertical, content));
    choices->addWidget(makeReleases(), 6);
    choices->addWidget(new Rule(Qt::Vertical, content));
    choices->addWidget(makeVariants(), 5);
    column->addLayout(choices, 1);
    column->addWidget(new Rule(Qt::Horizontal, content));
    m_panel = new OutlookPanel(content);
    column->addWidget(m_panel);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    body().addWidget(scroll, 1);

    m_soon.setSingleShot(true);
    m_soon.setInterval(pause);
    connect(&m_soon, &QTimer::timeout, this, &StartPage::askOutlook);
    connect(m_fit, &BoardFit::changed, this, &StartPage::showFits);
    connect(&session, &Session::factsChanged, this, &StartPage::askAgain);
    fillVariants();
}

QWidget* StartPage::makeTop()
{
    auto* top = new QWidget(this);
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(space::large, space::small, space::large, space::small);
    column->setSpacing(space::small);
    m_own = new QWidget(top);
    m_own->setLayout(new FlowLayout(nullptr));
    m_own->layout()->setSpacing(space::small);
    column->addWidget(m_own);
    m_find = new QLineEdit(top);
    m_find->setObjectName(u"findChoice"_s);
    m_find->setAccessibleName(tr("Find a board and a release"));
    m_find->setPlaceholderText(tr("Find: pi 4 2.8, orin cuda"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(u"find"_s, IconInk::Secondary), QLineEdit::LeadingPosition);
    m_find->setMinimumWidth(fontMetrics().averageCharWidth() * 34);
    connect(m_find, &QLineEdit::textChanged, this, &StartPage::search);
    connect(m_find, &QLineEdit::returnPressed, this, &StartPage::chooseFirst);
    m_found = new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, top);
    m_found->setObjectName(u"searchResult"_s);
    m_found->setWordWrap(true);
    m_sample = plainButton(tr("Try the sample"), u"start"_s, top);
    m_sample->setObjectName(u"useSample"_s);
    m_sample->setToolTip(tr("A small workspace that builds like TensorFlow, on this machine and in minutes. It shows "
                            "every page, up to the proof on a virtual device."));
    m_sample->setVisible(m_example.has_value());
    connect(m_sample, &QPushButton::clicked, this, [this] {
        if (m_example)
            begin(*m_example);
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(space::medium);
    row->addWidget(m_find);
    row->addWidget(m_found, 1);
    row->addWidget(new InkLabel(tr("New here?"), InkLabel::Kind::Small, InkLabel::Ink::Secondary, top));
    row->addWidget(m_sample);
    column->addLayout(row);
    return top;
}

QWidget* StartPage::makeBoards()
{
    QVBoxLayout* column = nullptr;
    QWidget* widget = pane(this, tr("1  Board"), column);
    m_boards = new QTreeView(widget);
    m_boards->setObjectName(u"chooseBoard"_s);
    m_boards->setAccessibleName(tr("Board"));
    m_boards->setModel(m_boardList);
    choicetree::setUp(*m_boards);
    wrap(*m_boards);
    m_boards->setFrameShape(QFrame::NoFrame);
    m_boards->setHeaderHidden(true);
    m_boards->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_boards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_boards->setIconSize(QSize(drawingWidth, drawingHeight));
    m_boards->setIndentation(space::large);
    m_boards->setTabKeyNavigation(false);
    m_boards->setMinimumHeight(metrics::row(fontMetrics()) * shownRows);
    for (int row = 0; row < m_boardList->rowCount(); ++row)
        m_boards->expand(m_boardList->index(row, 0));
    connect(m_boards->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                const QString id = current.data(BoardModel::IdRole).toString();
                if (!m_searching && !id.isEmpty())
                    chooseBoard(id);
            });
    column->addWidget(m_boards, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(
        metrics::margins(space::medium, 0, space::small, space::tiny)); // flat buttons add their own
    foot->setSpacing(0);
    m_addDevice = linkButton(tr("A device I have…"), widget);
    m_addDevice->setObjectName(u"useDevice"_s);
    m_addDevice->setToolTip(tr("Asks it over SSH what board it is."));
    connect(m_addDevice, &QPushButton::clicked, this, [this] {
        auto* dialog = new DeviceDialog(session().catalog(), {}, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &DeviceDialog::saved, this, &StartPage::chooseDevice);
        dialog->open();
    });
    foot->addWidget(m_addDevice, 0, Qt::AlignLeft);
    m_thisComputer = linkButton(tr("This computer"), widget);
    m_thisComputer->setObjectName(u"useThisComputer"_s);
    connect(m_thisComputer, &QPushButton::clicked, this, &StartPage::chooseThisComputer);
    m_thisComputer->setVisible(thisComputer(session().catalog()) != nullptr);
    foot->addWidget(m_thisComputer, 0, Qt::AlignLeft);
    column->addLayout(foot);
    return widget;
}

QWidget* StartPage::makeReleases()
{
    QVBoxLayout* column = nullptr;
    QWidget* widget = pane(this, tr("2  TensorFlow"), column);
    m_releases = new DataTable(tr("Release"), widget);
    m_releases->setObjectName(u"chooseRelease"_s);
    m_releases->setSelectionMode(QAbstractItemView::SingleSelection);
    m_releases->setModel(m_releaseList);
    m_releases->header()->setSectionsClickable(false);
    m_releases->setWidths({u"Tinyflow 1.0.0"_s, {}});
    wrap(*m_releases);
    connect(m_releases->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                const QString id = current.siblingAtColumn(0).data(ReleaseModel::IdRole).toString();
                if (!m_searching && !id.isEmpty())
                    chooseRelease(id);
            });
    column->addWidget(m_releases, 1);
    return widget;
}

QWidget* StartPage::makeVariants()
{
    QVBoxLayout* column = nullptr;
    QWidget* widget = pane(this, tr("3  GPU and product"), column);
    m_variants = new DataTable(tr("GPU and product"), widget);
    m_variants->setObjectName(u"chooseVariant"_s);
    m_variants->setSelectionMode(QAbstractItemView::SingleSelection);
    m_variants->setModel(m_variantModel);
    m_variants->header()->setSectionsClickable(false);
    m_variants->setWidths({{}, u"CUDA 11.4"_s});
    m_variants->fitColumn(VariantModel::Gpu);
    wrap(*m_variants);
    connect(m_variants->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &StartPage::variantChosen);
    column->addWidget(m_variants, 1);
    m_noGpu = new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, widget);
    m_noGpu->setObjectName(u"noGpu"_s);
    m_noGpu->setWordWrap(true);
    m_noGpu->setContentsMargins(metrics::margins(space::large, 0, space::small, space::small));
    column->addWidget(m_noGpu);
    return widget;
}

void StartPage::orderTabs()
{
    // The Tab key follows the reading order; the user's own things were made last.
    QWidget* before = m_next;
    const auto then = [&before](QWidget* stop) {
        setTabOrder(before, stop);
        before = stop;
    };
    for (QPushButton* button : m_own->findChildren<QPushButton*>())
        then(button);
    for (QWidget* stop :
         {static_cast<QWidget*>(m_find), static_cast<QWidget*>(m_sample), static_cast<QWidget*>(m_boards),
          static_cast<QWidget*>(m_addDevice), static_cast<QWidget*>(m_thisComputer), static_cast<QWidget*>(m_releases),
          static_cast<QWidget*>(m_variants)})
        then(stop);
}

void StartPage::entered()
{
    if (!m_runs) {
        m_runs = new RunList(this); // reads in the background
        connect(m_runs, &RunList::changed, this, [this] {
            fillOwn();
            orderTabs();
        });
    }
    fillOwn();
    orderTabs();
    showNext();
    if (!focusWidget())
        m_find->setFocus(Qt::OtherFocusReason); // a newcomer types what he has
}

void StartPage::fillOwn()
{
    auto* layout = static_cast<FlowLayout*>(m_own->layout());
    clear(layout);
    const auto add = [&](const QString& text, const QString& name, const QString& tip) {
        auto* button = linkButton(text, m_own);
        button->setObjectName(name);
        button->setToolTip(tip);
        layout->addWidget(button);
        return button;
    };
    const auto head = [&](const QString& text) {
        auto* label = new InkLabel(text, InkLabel::Kind::Small, InkLabel::Ink::Secondary, m_own);
        label->setContentsMargins(0, space::tiny, 0, 0);
        layout->addWidget(label);
    };
    bool first = true;
    for (const RunSummary& run : m_runs ? m_runs->runs() : QList<RunSummary>()) {
        if (!RunWords::isLive(run.state))
            continue;
        if (std::exchange(first, false))
            head(tr("Running:"));
        auto* button = add(run.title, u"run-"_s + run.id(), run.run.path());
        connect(button, &QPushButton::clicked, this, [this, path = run.run.path()] { Q_EMIT runRequested(path); });
    }
    first = true;
    for (const QString& path : QSettings().value("recent").toStringList().mid(0, shownRecent)) {
        if (!QFileInfo::exists(path))
            continue;
        if (std::exchange(first, false))
            head(tr("Recent:"));
        auto* button = add(QFileInfo(path).fileName(), {}, path);
        connect(button, &QPushButton::clicked, this, [this, path] { Q_EMIT fileRequested(path); });
    }
    first = true;
    for (const Device& device : DeviceStore().all().valueOr({})) {
        if (std::exchange(first, false))
            head(tr("Your devices:"));
        auto* button =
            add(device.name, u"device-"_s + device.name, tr("Build for %1 (%2)").arg(device.name, device.host));
        connect(button, &QPushButton::clicked, this, [this, device] { chooseDevice(device); });
    }
    m_own->setVisible(layout->count() > 0);
}

} // namespace cw
