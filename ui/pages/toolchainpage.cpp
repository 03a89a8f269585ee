// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/toolchainpage.h"

#include "core/choices/coverage.h"
#include "core/choices/survey.h"
#include "core/selection/selection.h"
#include "ui/fields/factlist.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/pages/solutionpanel.h"
#include "ui/session/session.h"
#include "ui/toolchain/partdetail.h"
#include "ui/toolchain/partspanel.h"
#include "ui/toolchain/selftestpanel.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

ToolchainPage::ToolchainPage(Session& session, QWidget* parent)
    : FieldPage(PageId::Toolchain, tr("Toolchain & CUDA"), tr("What builds it, and what it is built against."), session,
                parent)
    , m_tabs(new QTabBar(this))
    , m_views(new QStackedWidget(this))
    , m_sources(nullptr)
    , m_solutions(nullptr)
    , m_selfTest(nullptr)
    , m_offer(nullptr)
    , m_offerText(nullptr)
    , m_offerAct(nullptr)
    , m_look(plainButton(tr("Look again"), u"ask-again"_s, this))
    , m_repair(plainButton(tr("Repair all"), u"toolchain"_s, this))
    , m_test(plainButton(tr("Self-test"), u"build"_s, this))
{
    m_look->setObjectName(u"lookAgain"_s);
    m_look->setToolTip(tr("Asks this machine again for its compilers, toolkits and tools."));
    m_repair->setObjectName(u"repairAll"_s);
    m_repair->setToolTip(tr("Applies every repair of errors and warnings, as one step that can be undone."));
    connect(m_look, &QPushButton::clicked, this, [this] { this->session().finder().ask(FactFinder::Part::Host); });
    connect(m_repair, &QPushButton::clicked, this, [this] { this->session().repairAll(); });
    m_test->setObjectName(u"selfTestRun"_s);
    connect(m_test, &QPushButton::clicked, this, [this] {
        m_tabs->setCurrentIndex(m_views->indexOf(m_selfTest)); // its progress and its results are shown there
        m_selfTest->run();
    });
    header().addAct(m_test);
    header().addAct(m_look);
    header().addAct(m_repair);

    setTabOrder(m_test, m_look);
    setTabOrder(m_look, m_repair);
    setTabOrder(m_repair, m_tabs);

    m_tabs->setObjectName(u"toolchainTabs"_s);
    m_tabs->setAccessibleName(tr("View"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Parts"));
    m_tabs->addTab(tr("Where to get them"));
    m_tabs->addTab(tr("What can I build for this device?"));
    m_tabs->addTab(tr("Self-test"));
    auto* tabs = new QHBoxLayout;
    tabs->setContentsMargins(metrics::margins(space::small, 0, space::large, 0));
    tabs->addWidget(m_tabs);
    tabs->addStretch(1);
    body().addLayout(tabs);
    body().addWidget(new Rule(Qt::Horizontal, this));

    m_views->addWidget(makeParts());
    m_sources = new PartsPanel(session, m_views);
    m_views->addWidget(m_sources);
    m_solutions = new SolutionPanel(session, m_views);
    m_views->addWidget(m_solutions);
    m_selfTest = new SelfTestPanel(session, m_views);
    m_views->addWidget(m_selfTest);
    body().addWidget(m_views, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_views, &QStackedWidget::setCurrentIndex);
    connect(m_sources, &PartsPanel::offersChanged, this, &ToolchainPage::showOffer);
    connect(m_sources, &PartsPanel::busyChanged, this, [this](const QString& what) {
        showOffer();
        m_fetching = what;
        tellBusy();
    });
    connect(m_selfTest, &SelfTestPanel::canRunChanged, this, &ToolchainPage::showSelfTest);
    connect(m_selfTest, &SelfTestPanel::busyChanged, this, [this](const QString& what) {
        m_testing = what;
        tellBusy();
    });
    connect(m_selfTest, &SelfTestPanel::ended, this, &ToolchainPage::workEnded);
    connect(m_sources, &PartsPanel::ended, this, &ToolchainPage::workEnded);
    connect(&session, &Session::fetchRequested, this, [this](const FetchOffer& offer) {
        Q_EMIT pageRequested(id());
        m_tabs->setCurrentIndex(1); // its progress, or what stands against it, is shown there
        m_sources->fetchBazel(offer.version);
    });
    connect(m_solutions, &SolutionPanel::used, this, [this] { m_tabs->setCurrentIndex(0); });
    connect(&session.finder(), &FactFinder::changed, this, [this](FactFinder::Part part) {
        if (part == FactFinder::Part::Host)
            showLooking();
    });
    refreshAll();
}

QWidget* ToolchainPage::makeParts()
{
    auto* page = new QWidget(m_views);
    FieldForm* form = makeForm(FieldRow::Style::Table);
    const auto add = [form](const char* name, const QString& standard, const QString& title = {}) {
        FieldRow::Options options;
        options.standardText = standard;
        options.title = title;
        form->add(QString::fromLatin1(name), options);
    };
    add("mode", {});
    add("compiler", tr("by the target"));
    add("sysroot", tr("the compiler's own"));
    add("bazel", tr("the machine's"));
    add("python", tr("by the device"));
    add("python_include", tr("fetched"), tr("Python headers"));
    add("cuda", tr("none: CPU only"));
    add("cuda_path", tr("as found"));
    add("cudnn", tr("none"));
    add("cudnn_host", tr("with the toolkit"), tr("cuDNN, host"));
    add("cudnn_target", tr("with the toolkit"), tr("cuDNN, target"));
    add("tensorrt", tr("none"));
    add("capabilities", tr("the GPU's own"), tr("GPU code"));

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(form);
    column->addStretch(1);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeOffer());
    layout->addLayout(makePanes(scrolling(content, QPalette::Base), makeAside(), column));
    return page;
}

QWidget* ToolchainPage::makeAside()
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(space::large, space::medium, space::large, space::medium);
    column->setSpacing(space::large);
    m_coverage = new FactList({}, panel);
    m_coverage->setObjectName(u"coverage"_s);
    m_cost = new FactList({}, panel);
    m_cost->setObjectName(u"coverageCost"_s);
    m_summary = new FactList({}, panel);
    m_summary->setObjectName(u"hostSummary"_s);
    m_looked = new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, panel);
    m_looked->setObjectName(u"hostState"_s);
    m_looked->setWordWrap(true);
    column->addWidget(m_coverage);
    column->addWidget(m_cost);
    column->addWidget(m_summary);
    column->addWidget(m_looked);
    column->addStretch(1);
    return panel;
}

QWidget* ToolchainPage::makeOffer()
{
    m_offer = new QWidget;
    m_offer->setObjectName(u"toolkitOffer"_s);
    m_offerText = new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Text, m_offer);
    m_offerText->setObjectName(u"toolkitOfferText"_s);
    m_offerText->setWordWrap(true);
    m_offerAct = accentButton(QString(), u"fetch"_s, m_offer);
    m_offerAct->setObjectName(u"toolkitOfferFetch"_s);
    m_offerAct->hide(); // until there is something to fetch, which its text says
    connect(m_offerAct, &QPushButton::clicked, this, [this] {
        m_tabs->setCurrentIndex(1); // its progress, or what stands against it, is shown there
        m_sources->select(u"toolkit"_s);
        m_sources->fetch(u"toolkit"_s);
    });
    auto* row = new QHBoxLayout;
    row->setContentsMargins(metrics::margins(space::large, space::small, space::large, space::small));
    row->setSpacing(space::large);
    row->addWidget(m_offerText, 1);
    row->addWidget(m_offerAct);
    auto* column = new QVBoxLayout(m_offer);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(new Rule(Qt::Horizontal, m_offer));
    m_offer->hide();
    return m_offer;
}

void ToolchainPage::showOffer()
{
    const PartOffer* toolkit = m_sources->offers().find(u"toolkit"_s);
    m_offer->setVisible(toolkit && toolkit->canFetch() && !m_sources->isFetching());
    if (!toolkit || !toolkit->canFetch())
        return;
    const QString size = fetch::sizeText(toolkit->bytes);
    m_offerText->setText(toolkit->bytes > 0
                             ? tr("%1 can be fetched from %2: %3.").arg(toolkit->name, toolkit->from, size)
                             : tr("The parts of %1 are here; they are to be put together.").arg(toolkit->name));
    m_offerAct->setText(PartDetail::fetchText(*toolkit));
    m_offerAct->show();
    m_offerAct->setAccessibleName(tr("%1: %2", "part, act").arg(toolkit->name, PartDetail::fetchText(*toolkit)));
}

bool ToolchainPage::focusField(const QString& field)
{
    m_tabs->setCurrentIndex(0);
    return FieldPage::focusField(field);
}

void ToolchainPage::refresh()
{
    bool repairable = false;
    for (const Finding& finding : session().findings())
        repairable = repairable || (finding.repair && finding.severity >= Finding::Severity::Warning);
    m_repair->setEnabled(repairable);
    showCoverage();
    showLooking();
    m_sources->refresh();
    m_solutions->refresh();
    m_selfTest->refresh();
}

void ToolchainPage::showSelfTest()
{
    const QString obstacle = m_selfTest->obstacle();
    m_test->setEnabled(obstacle.isEmpty() && !m_selfTest->isRunning());
    m_test->setToolTip(!obstacle.isEmpty() ? tr("It cannot run now: %1").arg(obstacle)
                       : m_selfTest->isRunning()
                           ? tr("It is running.")
                           : tr("Builds, looks at and runs three small programs with this configuration's compilers."));
    m_test->setAccessibleDescription(m_test->toolTip());
}

void ToolchainPage::tellBusy()
{
    Q_EMIT busyChanged(m_fetching.isEmpty() ? m_testing : m_fetching);
}

void ToolchainPage::showCoverage()
{
    const Configuration& configuration = session().configuration();
    const Selection selection = Selection::of(configuration, session().catalog(), session().facts());
    const QList<Coverage> all = coverageOf(selection, configuration.list(u"capabilities"_s), session().catalog());
    QList<FactLine> lines;
    for (const Coverage& each : all) {
        QString word;
        switch (each.kind) {
        case Coverage::Kind::Exact: word = tr("exact"); break;
        case Coverage::Kind::Cubin: word = tr("runs"); break;
        case Coverage::Kind::Ptx: word = tr("PTX only"); break;
        case Coverage::Kind::Nothing: word = tr("does not run"); break;
        case Coverage::Kind::Unknown: break;
        }
        lines.append({each.capability, word, each.note, each.source});
    }
    m_coverage->setHeading(tr("GPU code"), !selection.cuda ? tr("Built for the CPU only: no CUDA is chosen.")
                                           : selection.deviceCapability.isEmpty()
                                               ? tr("Which GPU the result runs on is not known.")
                                               : tr("For a GPU of capability %1.").arg(selection.deviceCapability));
    m_coverage->setLines(lines);
    QList<FactLine> cost;
    if (!all.isEmpty()) {
        cost.append({tr("Time and size"), all.size() == 1 ? tr("least") : tr("%1 times").arg(all.size()),
                     all.size() == 1 ? tr("each kernel is compiled once")
                                     : tr("each kernel is compiled and stored once per capability"),
                     tr("configure.py: each additional compute capability significantly increases build time and "
                        "binary size")});
        if (selection.release && selection.release->ramPerJobCudaMiB > 0)
            cost.append({tr("Memory"), sizeText(selection.release->ramPerJobCudaMiB), tr("a CUDA compiler at its peak"),
                         selection.release->source(u"ramPerJobCudaMiB"_s)});
    }
    m_cost->setHeading(cost.isEmpty() ? QString() : tr("What it costs"));
    m_cost->setLines(cost);
}

void ToolchainPage::showLooking()
{
    const Facts& facts = session().facts();
    const FactFinder& finder = session().finder();
    const Fact arch = facts.fact(u"host.arch"_s);
    QList<FactLine> lines;
    const auto add = [&](const QString& label, const char* name, const QString& value) {
        const Fact fact = facts.fact(QLatin1StringView(name));
        if (!value.isEmpty() || !fact.unknownBecause.isEmpty())
            lines.append({label, value, value.isEmpty() ? fact.unknownBecause : QString(), fact.how});
    };
    add(tr("System"), "host.os_name", facts.text(u"host.os_name"_s));
    add(tr("Machine"), "host.arch", facts.text(u"host.arch"_s));
    add(tr("Compiler"), "host.gcc", facts.text(u"host.gcc"_s));
    add(tr("Clang"), "host.clang", facts.text(u"host.clang"_s));
    add(tr("CUDA"), "host.cuda", facts.list(u"host.cuda"_s).join(u", "_s));
    add(tr("GPU"), "host.gpus", facts.list(u"host.gpus"_s).join(u", "_s));
    add(tr("Driver"), "host.driver", facts.text(u"host.driver"_s));
    add(tr("Containers"), "host.container", facts.list(u"host.container"_s).join(u", "_s));
    m_summary->setHeading(tr("This machine"));
    m_summary->setLines(lines);
    QString text;
    if (finder.isAsking(FactFinder::Part::Host))
        text = tr("Looking…");
    else if (!finder.problem(FactFinder::Part::Host).isEmpty())
        text = finder.problem(FactFinder::Part::Host);
    else if (arch.when.isValid())
        text = tr("Looked at %1.").arg(QLocale().toString(arch.when.toLocalTime().time(), QLocale::ShortFormat));
    else
        text = tr("Nobody looked at this machine yet.");
    m_looked->setText(text);
    m_look->setEnabled(!finder.isAsking(FactFinder::Part::Host));
}

} // namespace cw
