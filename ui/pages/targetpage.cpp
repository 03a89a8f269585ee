// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/targetpage.h"

#include "core/choices/choices.h"
#include "core/device/devicestore.h"
#include "core/selection/selection.h"
#include "ui/fields/choicetree.h"
#include "ui/fields/columnbox.h"
#include "ui/fields/factlist.h"
#include "ui/fields/findinglist.h"
#include "ui/fields/provenancebutton.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/models/boardmodel.h"
#include "ui/pages/targetfacts.h"
#include "ui/runs/background.h"
#include "ui/session/session.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/keptsizes.h"
#include "ui/widgets/rule.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int boardChars = 75;
constexpr int fieldChars = 54; // the least width of the fields
constexpr int knownGroups = 6;
constexpr int staleAfter = 600; // seconds until what a device said is shown as old

} // namespace

TargetPage::TargetPage(Session& session, QWidget* parent)
    : FieldPage(PageId::Target, tr("Target and device"),
                tr("The board decides compiler flags and GPU code; the connected device proves it with facts."),
                session, parent)
{
    auto* panes = new QSplitter(Qt::Horizontal, this);
    panes->setObjectName(u"targetPanes"_s);
    panes->setChildrenCollapsible(false);
    panes->setHandleWidth(1); // panes meet at one hairline
    panes->addWidget(makeBoards());
    panes->addWidget(makeTarget());
    panes->setStretchFactor(1, 1);
    // In a narrow window the list of boards gives way, not the fields: they would be cut.
    panes->widget(1)->setMinimumWidth(fontMetrics().averageCharWidth() * fieldChars);
    panes->setSizes({fontMetrics().averageCharWidth() * boardChars, 1000});
    keepSizes(panes);
    body().addWidget(panes, 1);
    addField(u"board"_s);

    connect(&session.finder(), &FactFinder::changed, this, [this](FactFinder::Part part) {
        if (part == FactFinder::Part::Device)
            showDevice();
    });
    refreshAll();
}

QWidget* TargetPage::makeBoards()
{
    auto* pane = new QWidget(this);
    pane->setBackgroundRole(QPalette::Base);
    pane->setAutoFillBackground(true);
    pane->setMinimumWidth(fontMetrics().averageCharWidth() * boardChars / 2);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, space::small, 0, 0);
    column->setSpacing(space::small);
    m_find = new QLineEdit(pane);
    m_find->setObjectName(u"findBoard"_s);
    m_find->setAccessibleName(tr("Find a board"));
    m_find->setPlaceholderText(tr("Find a board"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(u"find"_s, IconInk::Secondary), QLineEdit::LeadingPosition);
    auto* search = new QHBoxLayout;
    search->setContentsMargins(space::large, 0, space::large, 0);
    search->addWidget(m_find, 1);
    m_from = new ProvenanceButton(session(), u"board"_s, tr("Board"), pane);
    search->addWidget(m_from);
    column->addLayout(search);

    m_boards = new BoardModel(session().catalog(), this);
    m_filtered = new QSortFilterProxyModel(this);
    m_filtered->setSourceModel(m_boards);
    m_filtered->setFilterRole(BoardModel::SearchRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filtered->setRecursiveFilteringEnabled(true);
    m_tree = new QTreeView(pane);
    m_tree->setObjectName(u"board"_s);
    m_tree->setAccessibleName(tr("Board"));
    m_tree->setModel(m_filtered);
    choicetree::setUp(*m_tree);
    m_tree->setIndentation(space::large);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(BoardModel::Name, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(BoardModel::Capability, QHeaderView::ResizeToContents);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        m_tree->expand(m_filtered->index(row, 0));
    column->addWidget(m_tree, 1);
    setTabOrder(m_find, m_from);
    setTabOrder(m_from, m_tree);

    connect(m_find, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_searching = true; // the rows that go away must not move the choice
        m_filtered->setFilterRegularExpression(choicetree::everyWord(text));
        m_searching = false;
        if (text.isEmpty()) {
            for (int row = 0; row < m_filtered->rowCount(); ++row)
                m_tree->expand(m_filtered->index(row, 0));
        } else {
            m_tree->expandAll();
        }
        showBoard();
    });
    connect(m_find, &QLineEdit::returnPressed, this, [this] {
        // The first that can be chosen.
        for (QModelIndex at = m_filtered->index(0, 0); at.isValid(); at = m_tree->indexBelow(at)) {
            if (!at.data(BoardModel::IdRole).toString().isEmpty()) {
                choose(at);
                m_tree->setFocus(Qt::OtherFocusReason);
                return;
            }
        }
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { choose(current); });
    // A family's head is no board: a click on it leaves the chosen one in sight. Keys pass over it.
    connect(m_tree, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(BoardModel::IdRole).toString().isEmpty())
            showBoard();
    });
    return pane;
}

QWidget* TargetPage::makeTarget()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, space::small, 0, 0);
    column->setSpacing(0);
    m_boardFindings = new FindingList(session(), content);
    m_boardFindings->setObjectName(u"findings-board"_s);
    m_boardFindings->setBuddy(m_tree);
    auto* findings = new QHBoxLayout;
    findings->setContentsMargins(space::large, 0, space::large, 0);
    findings->addWidget(m_boardFindings);
    column->addLayout(findings);

    FieldForm* form = makeForm(FieldRow::Style::Form, content);
    FieldRow::Options device;
    device.standardText = tr("none yet");
    device.ownChoices = [this] {
        QList<Choice> choices;
        for (const Device& each : std::as_const(m_devices)) {
            QString title = each.user.isEmpty() ? each.host : each.user + u'@' + each.host;
            if (each.port > 0)
                title += u':' + QString::number(each.port);
            choices.append({each.name, each.name, title, each.isVirtual ? tr("virtual device") : tr("your device")});
        }
        return choices;
    };
    m_deviceRow = form->add(u"device"_s, device);
    FieldRow::Options jetpack;
    jetpack.standardText = tr("not said");
    form->add(u"jetpack"_s, jetpack);
    FieldRow::Options gpu;
    gpu.standardText = tr("the board's own");
    form->add(u"gpu"_s, gpu);
    column->addWidget(form);

    m_ask = plainButton(tr("Ask the device"), u"ask-again"_s, content);
    m_ask->setObjectName(u"askDevice"_s);
    m_cancel = plainButton(tr("Cancel"), u"stop"_s, content);
    m_cancel->setObjectName(u"cancelAsking"_s);
    m_use = plainButton(tr("Use what the device says"), u"device"_s, content);
    m_use->setObjectName(u"useDevice"_s);
    m_asked = new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, content);
    m_asked->setObjectName(u"deviceState"_s);
    m_asked->setWordWrap(true);
    connect(m_ask, &QPushButton::clicked, this, [this] { session().finder().ask(FactFinder::Part::Device); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { session().finder().cancel(FactFinder::Part::Device); });
    connect(m_use, &QPushButton::clicked, this, &TargetPage::useDevice);
    auto* acts = new QHBoxLayout;
    acts->setContentsMargins(space::large, 0, space::large, space::medium);
    acts->setSpacing(space::small);
    acts->addWidget(m_ask);
    acts->addWidget(m_cancel);
    acts->addWidget(m_use);
    acts->addWidget(m_asked, 1);
    column->addLayout(acts);
    column->addWidget(new Rule(Qt::Horizontal, content));

    auto* known = new ColumnBox(content);
    m_knownBox = known;
    for (int i = 0; i < knownGroups; ++i) {
        m_known.append(new FactList({}, known));
        m_known.last()->setObjectName(u"known%1"_s.arg(i + 1));
        known->add(m_known.last());
    }
    m_unknown = new FactList({}, known);
    m_unknown->setObjectName(u"notKnown"_s);
    known->add(m_unknown);
    column->addWidget(known);
    column->addStretch(1);
    return scrolling(content, QPalette::Base);
}

void TargetPage::entered()
{
    readDevices();
}

void TargetPage::readDevices()
{
    inBackground(
        this, [] { return DeviceStore().all().valueOr({}); },
        [this](const QList<Device>& devices) {
            if (devices == m_devices)
                return;
            m_devices = devices;
            m_deviceRow->refresh();
            showDevice();
        });
}

void TargetPage::choose(const QModelIndex& index)
{
    const QString id = index.data(BoardModel::IdRole).toString();
    if (!m_searching && !id.isEmpty() && id != session().configuration().text(u"board"_s))
        session().setValue(u"board"_s, id);
}

void TargetPage::refresh()
{
    m_boards->setFound(session().facts().text(u"device.board"_s));
    m_boardFindings->setFindings(session().findingsFor(u"board"_s));
    m_from->refresh();
    showBoard();
    showDevice();
    showKnown();
}

void TargetPage::showBoard()
{
    const Board* board = session().catalog().board(session().configuration().text(u"board"_s));
    choicetree::showChosen(*m_tree, board ? m_filtered->mapFromSource(m_boards->indexOf(board->id)) : QModelIndex());
}

void TargetPage::showDevice()
{
    const FactFinder& finder = session().finder();
    const QString name = session().configuration().text(u"device"_s);
    const bool asking = finder.isAsking(FactFinder::Part::Device);
    const Facts& facts = session().facts();
    const Fact arch = facts.fact(u"device.arch"_s);
    m_ask->setVisible(!asking);
    m_ask->setEnabled(!name.isEmpty());
    m_ask->setText(arch.when.isValid() ? tr("Ask again") : tr("Ask the device"));
    m_cancel->setVisible(asking);
    m_use->setVisible(!asking && facts.knows(u"device.board"_s)
                      && facts.text(u"device.board"_s) != session().configuration().text(u"board"_s));
    InkLabel::Ink ink = InkLabel::Ink::Secondary;
    QString text;
    if (asking) {
        text = finder.progress(FactFinder::Part::Device).isEmpty() ? tr("Asking %1…").arg(name)
                                                                   : finder.progress(FactFinder::Part::Device);
    } else if (name.isEmpty()) {
        text = m_devices.isEmpty() ? tr("No device is known yet. It can be added on the Deploy page.")
                                   : tr("Choose a device, and what it has decides what is possible.");
    } else if (const QString problem = finder.problem(FactFinder::Part::Device); !problem.isEmpty()) {
        text = problem;
        ink = InkLabel::Ink::Error;
    } else if (arch.when.isValid()) {
        const QString when = QLocale().toString(arch.when.toLocalTime(), QLocale::ShortFormat);
        const bool stale = arch.when.secsTo(QDateTime::currentDateTimeUtc()) > staleAfter;
        text = stale ? tr("Asked %1. It may have changed since.").arg(when) : tr("Asked %1.").arg(when);
        ink = stale ? InkLabel::Ink::Secondary : InkLabel::Ink::Good;
    } else {
        text = tr("%1 was never asked.").arg(name);
    }
    m_asked->setText(text);
    m_asked->setInk(ink);
}

void TargetPage::showKnown()
{
    const Selection selection = Selection::of(session().configuration(), session().catalog(), session().facts());
    const TargetFacts known = targetFacts(selection, session().facts());
    for (qsizetype i = 0; i < m_known.size(); ++i) {
        const TargetFacts::Group group = known.groups.value(i);
        m_known[i]->setHeading(group.title, group.from);
        m_known[i]->setLines(group.lines);
        m_known[i]->setVisible(!group.lines.isEmpty());
    }
    m_unknown->setHeading(known.unknown.isEmpty() ? QString() : tr("Not known yet"));
    m_unknown->setLines(known.unknown);
    m_knownBox->rearrange();
}

void TargetPage::useDevice()
{
    const Facts& facts = session().facts();
    Repair edit{tr("Use what the device says"), {{u"board"_s, facts.text(u"device.board"_s)}}, {}};
    if (facts.knows(u"device.jetpack"_s))
        edit.set.insert(u"jetpack"_s, facts.text(u"device.jetpack"_s));
    else
        edit.unset.append(u"jetpack"_s);
    session().change(edit,
                     {Provenance::Kind::Detected, tr("from device %1").arg(session().configuration().text(u"device"_s)),
                      facts.fact(u"device.board"_s).when});
}

} // namespace cw
