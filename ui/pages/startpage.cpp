// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/startpage.h"

#include "core/device/devicestore.h"
#include "core/probe/probe.h"
#include "ui/deploy/devicedialog.h"
#include "ui/fields/choicetree.h"
#include "ui/fields/flowlayout.h"
#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/pages/boardfit.h"
#include "ui/runs/background.h"
#include "ui/runs/runlist.h"
#include "ui/runs/runwords.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
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
#include <QSysInfo>
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

/// The board of the catalog that stands for the machine that this program runs on.
const Board* thisComputer(const Catalog& catalog)
{
    const QString arch =
        QSysInfo::currentCpuArchitecture() == "arm64"_L1 ? u"aarch64"_s : QSysInfo::currentCpuArchitecture();
    for (const Board& board : catalog.boards()) {
        if (board.gpuChosen && board.arch == arch)
            return &board;
    }
    return nullptr;
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

void StartPage::search()
{
    const ChoiceSearch search(m_find->text(), session().catalog());
    m_searching = true; // the rows that go away must not move the choice
    m_boardList->setSearch(search);
    m_releaseList->setSearch(search);
    m_boards->collapseAll(); // variants are open only for a search that means them
    for (int row = 0; row < m_boardList->rowCount(); ++row) {
        const QModelIndex family = m_boardList->index(row, 0);
        if (search.narrowsBoards())
            m_boards->expandRecursively(family);
        else
            m_boards->expand(family);
    }
    choicetree::showChosen(*m_boards, m_boardList->indexOf(m_board));
    choicetree::showChosen(*m_releases, m_releaseList->indexOf(m_release));
    m_searching = false;
    QString said;
    if (!search.unknownWords().isEmpty())
        said = tr("No board and no release matches “%1”.").arg(search.unknownWords().join(u' '));
    else if (!search.matches())
        said = tr("No board has all these words.");
    else if (!search.isEmpty())
        said = tr("Enter takes the first.");
    m_found->setText(said);
    m_found->setInk(search.matches() ? InkLabel::Ink::Secondary : InkLabel::Ink::Error);
}

void StartPage::chooseFirst()
{
    const ChoiceSearch search(m_find->text(), session().catalog());
    if (search.isEmpty() || !search.matches())
        return;
    if (search.narrowsBoards() && !search.hasBoard(m_board))
        m_boards->setCurrentIndex(m_boardList->first());
    if (search.narrowsReleases() && !search.hasRelease(m_release))
        m_releases->setCurrentIndex(m_releaseList->index(0, 0));
    QTreeView* open = m_board.isEmpty() ? m_boards : m_release.isEmpty() ? m_releases : m_variants;
    open->setFocus(Qt::OtherFocusReason);
}

void StartPage::chooseBoard(const QString& id)
{
    if (m_board == id)
        return;
    m_board = id;
    if (!m_device.name.isEmpty() && facts().text(u"device.board"_s) != id && m_device.board != id) {
        m_device = {};
        m_deviceFacts = {};
    }
    m_releaseList->setBoard(board(), m_presets);
    choicetree::showChosen(*m_releases, m_releaseList->indexOf(m_release));
    askAgain();
    fillVariants();
}

void StartPage::chooseRelease(const QString& id)
{
    if (m_release == id)
        return;
    m_release = id;
    fillVariants();
}

void StartPage::chooseDevice(const Device& device)
{
    // What the device said of itself, else what was said of it.
    const Facts known = probe::savedDeviceFacts(device.name).valueOr({});
    const QString id = known.knows(u"device.board"_s) ? known.text(u"device.board"_s) : device.board;
    if (!session().catalog().board(id)) {
        // Only the device itself knows: it can be asked on the page of the target.
        if (!mayBegin())
            return;
        Configuration configuration;
        configuration.set(u"device"_s, device.name, {Provenance::Kind::User});
        begin(configuration, PageId::Target);
        return;
    }
    m_find->clear();
    m_device = device;
    m_deviceFacts = known;
    const bool same = m_board == id;
    m_boards->setCurrentIndex(m_boardList->indexOf(id));
    if (same) {
        askAgain();
        askOutlook();
    }
    m_boards->setFocus(Qt::OtherFocusReason);
}

void StartPage::chooseThisComputer()
{
    const Board* machine = thisComputer(session().catalog());
    if (!machine)
        return;
    m_find->clear();
    m_boards->setCurrentIndex(m_boardList->indexOf(machine->id));
    m_boards->setFocus(Qt::OtherFocusReason);
}

const Board* StartPage::board() const
{
    return session().catalog().board(m_board);
}

const Release* StartPage::release() const
{
    return session().catalog().release(m_release);
}

Facts StartPage::facts() const
{
    Facts facts = session().facts();
    facts.merge(m_deviceFacts);
    return facts;
}

void StartPage::askAgain()
{
    if (m_board.isEmpty())
        return;
    Wish wish;
    wish.board = m_board;
    wish.device = m_device.name;
    m_fit->ask(wish, facts());
    m_soon.start();
}

void StartPage::showFits()
{
    m_searching = true; // a new order is no choice
    m_releaseList->setFits(m_fit->solutions(), m_fit->refusal());
    choicetree::showChosen(*m_releases, m_releaseList->indexOf(m_release));
    m_searching = false;
    if (m_release.isEmpty())
        m_releases->scrollToTop();
}

void StartPage::fillVariants()
{
    const Board* to = board();
    const Release* of = release();
    m_variantModel->setVariants(to && of ? BuildVariant::of(*to, *of, m_presets) : QList<BuildVariant>());
    m_variants->setEmptyText(!to ? tr("Choose a board first.") : !of ? tr("Choose a release.") : QString());
    m_noGpu->setText(to && !to->hasGpu() ? tr("%1 has no GPU that CUDA can use.").arg(to->name) : QString());
    m_noGpu->setVisible(!m_noGpu->text().isEmpty());
    if (m_variantModel->rowCount() > 0)
        m_variants->setCurrentIndex(m_variantModel->index(0, 0)); // the usual one; others are one key away
    else
        variantChosen();
}

void StartPage::variantChosen()
{
    m_outlook.reset();
    ++m_round;
    m_soon.start();
    showOutlook();
}

void StartPage::askOutlook()
{
    const BuildVariant* variant = m_variantModel->at(m_variants->currentIndex().row());
    if (!variant)
        return;
    const int round = ++m_round;
    inBackground(
        this,
        [question = Outlook::Question{m_board, m_release, m_device.name, *variant}, catalog = session().catalog(),
         known = facts(), kept = session().budget().kept] { return Outlook::of(question, catalog, known, kept); },
        [this, round](const Outlook& outlook) {
            if (round != m_round)
                return;
            m_outlook = outlook;
            showOutlook();
            m_boards->scrollTo(m_boards->currentIndex());
        });
}

void StartPage::showOutlook()
{
    const BuildVariant* variant = m_variantModel->at(m_variants->currentIndex().row());
    if (variant) {
        const QString detail =
            variant->preset ? QStringList{tr("Ready combination"), variant->detail()}.join(u" · "_s) : QString();
        m_panel->setTitle(
            tr("%1 for %2: %3, %4")
                .arg(release()->name, board()->name, variant->title(session().catalog()), variant->gpuText()),
            detail);
    } else {
        m_panel->setTitle(m_board.isEmpty() ? tr("Choose a board and a release to see what you get.")
                                            : tr("Choose a release for %1.").arg(board()->name),
                          {});
    }
    m_panel->setOutlook(variant && m_outlook ? &*m_outlook : nullptr, variant != nullptr);
    showNext();
}

void StartPage::showNext()
{
    const int left = int(m_board.isEmpty()) + int(m_release.isEmpty());
    if (left > 0)
        m_next->setText(tr("Continue: %n choice(s) left", nullptr, left));
    else if (!m_outlook)
        m_next->setText(tr("Continue"));
    else if (!m_outlook->refusal.isEmpty())
        m_next->setText(tr("Continue without a plan"));
    else if (!m_outlook->errors.isEmpty())
        m_next->setText(tr("Continue: %n thing(s) to put right", nullptr, int(m_outlook->errors.size())));
    else
        m_next->setText(tr("Review"));
    m_next->setEnabled(left > 0 || m_outlook);
}

void StartPage::next()
{
    if (m_board.isEmpty() || m_release.isEmpty()) {
        (m_board.isEmpty() ? m_boards : static_cast<QTreeView*>(m_releases))->setFocus(Qt::TabFocusReason);
        return;
    }
    if (!m_outlook || !mayBegin())
        return;
    const Outlook outlook = *m_outlook;
    begin(outlook.configuration, outlook.fits() ? PageId::Review : PageId::Source);
    if (outlook.refusal.isEmpty() && !outlook.errors.isEmpty())
        Q_EMIT fieldRequested(outlook.errors.first().field);
}

bool StartPage::mayBegin()
{
    return !session().isModified()
           || Prompter::instance().confirm(this, tr("Give up the changes of %1?").arg(session().displayName()),
                                           tr("They are not saved. What is chosen here takes their place."),
                                           tr("Give up the changes"));
}

void StartPage::begin(const Configuration& configuration, PageId page)
{
    session().start(configuration);
    Q_EMIT pageRequested(page);
}

void StartPage::begin(const Preset& preset)
{
    if (!mayBegin())
        return;
    Configuration configuration;
    preset.apply(configuration);
    begin(configuration, PageId::Source);
}

} // namespace cw
