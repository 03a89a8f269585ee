// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sourcepage.h"

#include "core/catalog/catalogtexts.h"
#include "core/choices/choices.h"
#include "core/choices/survey.h"
#include "core/plan/sourceplan.h"
#include "core/selection/selection.h"
#include "ui/fields/choicetree.h"
#include "ui/fields/factlist.h"
#include "ui/fields/findinglist.h"
#include "ui/fields/provenancebutton.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/models/releasemodel.h"
#include "ui/models/solutionmodel.h"
#include "ui/pages/boardfit.h"
#include "ui/session/session.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QRadioButton>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int wideChars = 150; // from here on every column has room

} // namespace

SourcePage::SourcePage(Session& session, QWidget* parent)
    : FieldPage(PageId::Source, tr("Source"), tr("Which TensorFlow to build, and what of it."), session, parent)
    , m_fromCatalog(new QRadioButton(tr("A release"), this))
    , m_fromTree(new QRadioButton(tr("A source tree or git repository"), this))
    , m_ways(new QStackedWidget(this))
{
    m_fromCatalog->setObjectName(u"sourceFromCatalog"_s);
    m_fromTree->setObjectName(u"sourceFromTree"_s);
    connect(m_fromCatalog, &QRadioButton::clicked, this, [this] { useOwnTree(false); });
    connect(m_fromTree, &QRadioButton::clicked, this, [this] { useOwnTree(true); });

    auto* main = new QWidget(this);
    auto* column = new QVBoxLayout(main);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* kind = new QHBoxLayout;
    kind->setContentsMargins(space::large, space::medium, space::large, space::small);
    kind->setSpacing(space::huge);
    kind->addWidget(m_fromCatalog);
    kind->addWidget(m_fromTree);
    kind->addStretch(1);
    column->addLayout(kind);
    m_ways->addWidget(makeReleases());
    m_ways->addWidget(makeTree());
    column->addWidget(m_ways, 1);
    column->addWidget(new Rule(Qt::Horizontal, this));
    FieldForm* product = makeForm(FieldRow::Style::Form, main);
    product->add(u"product"_s);
    column->addWidget(product);
    addField(u"tf"_s);
    body().addLayout(makePanes(main, makeNeeds()), 1);

    connect(&session.finder(), &FactFinder::changed, this, [this](FactFinder::Part part) {
        if (part == FactFinder::Part::Source)
            showReading();
    });
    connect(&session, &Session::configurationReplaced, this, [this] {
        m_own = false;
        refresh();
    });
    refreshAll();
}

QWidget* SourcePage::makeReleases()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);

    m_find = new QLineEdit(page);
    m_find->setObjectName(u"findRelease"_s);
    m_find->setAccessibleName(tr("Find a release"));
    m_find->setPlaceholderText(tr("Find: 2.8, Python 3.10, CUDA 11.2"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(u"find"_s, IconInk::Secondary), QLineEdit::LeadingPosition);
    m_count = new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, page);
    m_count->setObjectName(u"releaseCount"_s);
    auto* search = new QHBoxLayout;
    search->setContentsMargins(space::large, 0, space::large, space::small);
    search->setSpacing(space::medium);
    search->addWidget(m_find, 1);
    search->addWidget(m_count);
    m_from = new ProvenanceButton(session(), u"tf"_s, tr("Release"), page);
    search->addWidget(m_from);
    column->addLayout(search);

    m_releaseFindings = new FindingList(session(), page);
    m_releaseFindings->setObjectName(u"findings-tf"_s);
    auto* findings = new QHBoxLayout;
    findings->setContentsMargins(space::large, 0, space::large, 0);
    findings->addWidget(m_releaseFindings);
    m_releaseFindings->setContentsMargins(2, 0, 2, space::small); // the search field's edges; and clear of the table

    m_releases = new ReleaseModel(session().catalog(), this);
    m_fit = new BoardFit(session(), this);
    connect(m_fit, &BoardFit::changed, this, [this] {
        m_releases->setFits(m_fit->solutions(), m_fit->refusal());
        showNeeds();
    });
    m_filtered = new QSortFilterProxyModel(this);
    m_filtered->setSourceModel(m_releases);
    m_filtered->setFilterRole(ReleaseModel::SearchRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table = new QTreeView(page);
    m_table->setObjectName(u"tf"_s);
    m_table->setAccessibleName(tr("Release"));
    m_table->setModel(m_filtered);
    choicetree::setUp(*m_table);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(true);
    m_releaseFindings->setBuddy(m_find); // they stand between the search and the table
    column->addLayout(findings);
    column->addWidget(new Rule(Qt::Horizontal, page));
    column->addWidget(m_table, 1);
    QWidget::setTabOrder(m_find, m_from);
    QWidget::setTabOrder(m_from, m_table);

    connect(m_find, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_searching = true; // the rows that go away must not move the choice
        m_filtered->setFilterRegularExpression(choicetree::everyWord(text));
        m_searching = false;
        showRelease();
    });
    connect(m_find, &QLineEdit::returnPressed, this, [this] {
        if (m_filtered->rowCount() > 0) {
            choose(m_filtered->index(0, 0));
            m_table->setFocus(Qt::OtherFocusReason);
        }
    });
    // The row that the focus makes the current one is not chosen: Tab changes nothing.
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (const QModelIndexList rows = m_table->selectionModel()->selectedRows(); !rows.isEmpty())
            choose(rows.first());
    });
    return page;
}

QWidget* SourcePage::makeTree()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::small);
    FieldForm* form = makeForm(FieldRow::Style::Form, page);
    FieldRow::Options tree;
    tree.choices = false;
    tree.hint = tr("A folder on this machine, or the address of a git repository.");
    form->add(u"source"_s, tree);
    FieldRow::Options ref;
    ref.choices = false;
    ref.standardText = tr("as the folder is");
    form->add(u"ref"_s, ref);
    column->addWidget(form);

    m_read = plainButton(tr("Read the tree"), u"ask-again"_s, page);
    m_read->setObjectName(u"readTree"_s);
    m_cancel = plainButton(tr("Cancel"), u"stop"_s, page);
    m_cancel->setObjectName(u"cancelReading"_s);
    m_busy = new QProgressBar(page);
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedWidth(120);
    m_busy->setAccessibleName(tr("Reading the tree"));
    m_reading = new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, page);
    m_reading->setObjectName(u"readingState"_s);
    m_reading->setWordWrap(true);
    connect(m_read, &QPushButton::clicked, this, [this] { session().finder().ask(FactFinder::Part::Source); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { session().finder().cancel(FactFinder::Part::Source); });
    auto* acts = new QHBoxLayout;
    acts->setContentsMargins(space::large, 0, space::large, 0);
    acts->setSpacing(space::small);
    acts->addWidget(m_read);
    acts->addWidget(m_cancel);
    acts->addWidget(m_busy);
    acts->addWidget(m_reading, 1);
    column->addLayout(acts);
    column->addStretch(1);
    return page;
}

QWidget* SourcePage::makeNeeds()
{
    auto* panel = new QWidget(this);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(space::large, space::medium, space::large, space::medium);
    column->setSpacing(space::medium);
    m_needs = new FactList({}, panel);
    m_needs->setObjectName(u"releaseNeeds"_s);
    m_says = new FactList({}, panel);
    m_says->setObjectName(u"treeSays"_s);
    m_note = new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, panel);
    m_note->setWordWrap(true);
    column->addWidget(m_says);
    column->addWidget(m_needs);
    column->addWidget(m_note);
    column->addStretch(1);
    return panel;
}

bool SourcePage::focusField(const QString& field)
{
    // Without a tree of one's own, what stands beside its fields stands above the releases.
    const bool unseen = (field == "source"_L1 || field == "ref"_L1) && m_ways->currentIndex() == 0;
    return FieldPage::focusField(unseen ? u"tf"_s : field);
}

void SourcePage::choose(const QModelIndex& index)
{
    const QString id = index.data(ReleaseModel::IdRole).toString();
    if (!m_searching && !id.isEmpty() && id != session().configuration().text(u"tf"_s))
        session().setValue(u"tf"_s, id);
}

void SourcePage::useOwnTree(bool own)
{
    m_own = own;
    const Configuration& configuration = session().configuration();
    if (!own && (configuration.has(u"source"_s) || configuration.has(u"ref"_s)))
        session().change({tr("Build a release of the catalog"), {}, {u"source"_s, u"ref"_s}});
    refresh();
}

void SourcePage::refresh()
{
    const bool own = m_own || session().configuration().has(u"source"_s);
    (own ? m_fromTree : m_fromCatalog)->setChecked(true);
    m_ways->setCurrentIndex(own ? 1 : 0);
    QList<Finding> findings = session().findingsFor(u"tf"_s);
    if (!own) // the rows of the other way are not seen
        findings += session().findingsFor(u"source"_s) + session().findingsFor(u"ref"_s);
    m_releaseFindings->setFindings(findings);
    m_from->refresh();
    showRelease();
    showNeeds();
    showReading();
    m_fit->refresh();
}

void SourcePage::resizeEvent(QResizeEvent* event)
{
    FieldPage::resizeEvent(event);
    // Where room is short, what the panel beside the table says too gives way.
    const bool narrow = width() < fontMetrics().averageCharWidth() * wideChars;
    for (const int column : {ReleaseModel::Bazel, ReleaseModel::Cudnn, ReleaseModel::Compiler})
        m_table->setColumnHidden(column, narrow);
}

void SourcePage::showRelease()
{
    const Release* release = session().catalog().release(session().configuration().text(u"tf"_s));
    choicetree::showChosen(*m_table,
                           release ? m_filtered->mapFromSource(m_releases->indexOf(release->id)) : QModelIndex());
    const int shown = m_filtered->rowCount();
    const int all = m_releases->rowCount();
    m_count->setText(shown == all ? tr("%n release(s)", nullptr, all) : tr("%1 of %2").arg(shown).arg(all));
}

void SourcePage::showNeeds()
{
    const Selection selection = Selection::of(session().configuration(), session().catalog(), session().facts());
    const Release* release = selection.release;
    if (!release) {
        m_needs->setHeading(tr("What it asks for"), tr("Choose a release, or read a source tree."));
        m_needs->setLines({});
        m_note->clear();
    } else {
        const auto line = [release](const QString& label, const QString& value, const QString& note,
                                    const char* field) -> FactLine {
            return {label, value, note, release->source(QString::fromLatin1(field))};
        };
        const bool without = release->cudaStyle == "none"_L1;
        QStringList products;
        for (const Product& product : release->products)
            products << choiceTitle(u"product"_s, product.id, session().catalog());
        const QString range = surveyOf(u"bazel"_s, session().configuration(), session().catalog(), {}).allowed;
        m_needs->setHeading(tr("%1 needs").arg(release->name));
        m_needs->setLines({
            line(tr("Bazel"), release->bazelExact.isEmpty() ? range : release->bazelExact,
                 release->bazelExact.isEmpty() || range.isEmpty() ? QString() : tr("accepts %1").arg(range),
                 "bazelExact"),
            line(tr("Python"), versionSpan(release->python),
                 release->hermeticPython ? tr("downloaded by the build") : QString(), "python"),
            line(tr("Compiler"), release->compiler, tr("tested builds"), "compiler"),
            line(tr("CUDA"), without ? tr("none") : release->cuda,
                 release->cuda.isEmpty() ? QString() : tr("tested builds"), "cuda"),
            line(tr("cuDNN"), without ? tr("none") : release->cudnn,
                 release->cudnn.isEmpty() ? QString() : tr("tested builds"), "cudnn"),
            line(tr("Products"), products.join(u", "_s), {}, "products"),
            line(tr("Memory"), release->ramPerJobMiB > 0 ? sizeText(release->ramPerJobMiB) : QString(),
                 tr("a compiler, at its peak"), "ramPerJobMiB"),
            line(tr("Disk"), release->diskMiB > 0 ? sizeText(release->diskMiB) : QString(), tr("while it builds"),
                 "diskMiB"),
            fitLine(*release),
        });
        m_note->setText(shownNote(release->note));
    }

    const Facts& facts = session().facts();
    QList<FactLine> says;
    if (!selection.source.isEmpty() && session().configuration().has(u"source"_s)) {
        const QList<std::pair<QString, QString>> names{
            {u"source.project"_s, tr("Project")},      {u"source.tf"_s, tr("Version")},
            {u"source.commit"_s, tr("Commit")},        {u"source.bazelversion"_s, u".bazelversion"_s},
            {u"source.bazel_min"_s, tr("Bazel from")}, {u"source.bazel_max"_s, tr("Bazel up to")}};
        for (const auto& [name, label] : names) {
            if (!facts.all().contains(name))
                continue;
            const Fact fact = facts.fact(name);
            const QString value = name == "source.commit"_L1 ? facts.text(name).left(12) : facts.text(name);
            says.append({label, value, fact.isKnown() ? QString() : fact.unknownBecause, fact.how});
        }
    }
    m_says->setHeading(says.isEmpty() ? QString() : tr("The tree says"));
    m_says->setLines(says);
}

/// The solver's word for the board, with its reason and where the rule comes from that stands against it.
FactLine SourcePage::fitLine(const Release& release) const
{
    const Solution* solution = m_releases->fit(release.id);
    if (!solution)
        return {tr("This board"), {}, m_fit->refusal(), {}};
    QStringList sources;
    for (const Finding& finding : solution->excludedBy + solution->cudaExcludedBy)
        sources.append(finding.source);
    sources.removeDuplicates();
    return {tr("This board"), SolutionModel::word(solution->verdict), ReleaseModel::reason(*solution),
            sources.join(u'\n')};
}

void SourcePage::showReading()
{
    const FactFinder& finder = session().finder();
    const bool reading = finder.isAsking(FactFinder::Part::Source);
    const QString source = session().configuration().text(u"source"_s);
    const bool address = isSourceAddress(source);
    m_read->setText(address ? tr("Fetch and read the tree") : tr("Read the tree"));
    m_read->setVisible(!reading);
    m_read->setEnabled(!source.isEmpty());
    m_cancel->setVisible(reading);
    m_busy->setVisible(reading);
    QString text = reading ? finder.progress(FactFinder::Part::Source) : finder.problem(FactFinder::Part::Source);
    const bool idle = !reading && text.isEmpty();
    if (const Fact fact = session().facts().fact(u"source.tf"_s); idle && fact.isKnown())
        text = tr("Read at %1 from %2.")
                   .arg(QLocale().toString(fact.when.toLocalTime().time(), QLocale::ShortFormat), fact.how);
    else if (idle && address)
        text =
            tr("Nothing was fetched from it yet. Only what tells versions is fetched now; the build fetches the rest.");
    m_reading->setText(text);
}

} // namespace cw
