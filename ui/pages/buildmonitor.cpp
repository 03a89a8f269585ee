// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/buildmonitor.h"

#include "ui/look/metrics.h"
#include "ui/plots/memoryplot.h"
#include "ui/plots/progressplot.h"
#include "ui/runs/actionmodel.h"
#include "ui/runs/artifactmodel.h"
#include "ui/runs/heaviestmodel.h"
#include "ui/runs/runwords.h"
#include "ui/runs/stepmodel.h"
#include "ui/text/logview.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/taborder.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int wideFrom = 880; // the page in a window of 1100, less the rail

StackPoint stackPoint(const MemoryPoint& point)
{
    const auto mib = [&point](ProcessGroup group) { return float(double(point.kib[std::size_t(group)]) / 1024); };
    StackPoint stack;
    stack.seconds = double(point.ms) / 1000;
    // The steadiest at the bottom, in the order of MemoryPlot's groups.
    stack.mib = {mib(ProcessGroup::Server), mib(ProcessGroup::Other), mib(ProcessGroup::Compiler),
                 mib(ProcessGroup::Linker)};
    stack.swapMiB = float(double(point.swapKiB) / 1024);
    return stack;
}

QList<CountPoint> countPoints(const QList<ProgressPoint>& points)
{
    QList<CountPoint> counts;
    counts.reserve(points.size());
    for (const ProgressPoint& point : points)
        counts.append({double(point.ms) / 1000, double(point.done), double(point.total)});
    return counts;
}

QSplitter* splitter(Qt::Orientation orientation, const QString& name, QWidget* parent)
{
    auto* made = new QSplitter(orientation, parent);
    made->setObjectName(name);
    made->setChildrenCollapsible(false);
    made->setHandleWidth(1); // panes meet at one hairline; Qt takes hold of some pixels around it
    return made;
}

} // namespace

BuildMonitor::BuildMonitor(QWidget* parent)
    : QWidget(parent)
    , m_memory(new MemoryPlot(this))
    , m_progress(new ProgressPlot(this))
    , m_rows(splitter(Qt::Vertical, u"buildRows"_s, this))
    , m_top(splitter(Qt::Horizontal, u"buildPictures"_s, this))
    , m_bottom(splitter(Qt::Horizontal, u"buildTables"_s, this))
    , m_tabs(new QTabWidget(this))
    , m_runningPane(new QWidget(this))
    , m_runningHead(new QWidget(m_runningPane))
    , m_runningTitle(new InkLabel(InkLabel::Kind::Section, InkLabel::Ink::Text, m_runningHead))
    , m_runningSentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, m_runningHead))
    , m_log(new LogView(this))
{
    m_log->setObjectName(u"buildLog"_s);
    m_tabs->setObjectName(u"buildTabs"_s);
    m_tabs->setAccessibleName(tr("Details of the run"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(true);
    m_tabs->tabBar()->setExpanding(false);
    makeTables();
    m_top->addWidget(m_memory);
    m_top->addWidget(m_progress);
    m_bottom->addWidget(m_runningPane);
    m_bottom->addWidget(m_tabs);
    m_tabs->addTab(m_log, tr("Log"));
    m_tabs->addTab(m_steps, tr("Steps"));
    m_tabs->addTab(m_artifacts, tr("Artifacts"));
    m_rows->addWidget(m_top);
    m_rows->addWidget(m_bottom);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);

    for (QSplitter* columns : {m_top, m_bottom}) {
        columns->setStretchFactor(0, 58);
        columns->setStretchFactor(1, 42);
    }
    m_rows->setStretchFactor(0, 1);
    m_rows->setStretchFactor(1, 1);
    // The two columns keep one edge.
    connect(m_top, &QSplitter::splitterMoved, this, [this] {
        alignColumns();
        saveSizes();
    });
    connect(m_bottom, &QSplitter::splitterMoved, this, [this] {
        m_top->setSizes(m_bottom->sizes());
        saveSizes();
    });
    connect(m_rows, &QSplitter::splitterMoved, this, &BuildMonitor::saveSizes);
}

BuildMonitor::~BuildMonitor() = default;

void BuildMonitor::makeTables()
{
    const auto table = [this](const QString& name, const QString& accessible, QAbstractItemModel* model,
                              const QString& empty, const QStringList& widths) {
        auto* made = new DataTable(accessible, this);
        made->setObjectName(name);
        made->setModel(model);
        made->setEmptyText(empty);
        made->setWidths(widths);
        return made;
    };
    m_actionModel = new ActionModel(this);
    m_heaviestModel = new HeaviestModel(this);
    m_stepModel = new StepModel(this);
    m_artifactModel = new ArtifactModel(this);
    m_running = table(u"runningActions"_s, tr("Running actions"), m_actionModel, tr("No compiler runs at this moment."),
                      {{}, u"□ Compiler"_s, u"00:00"_s, u"▭▭▭▭▭▭ 00000 MiB"_s, u"00000 MiB"_s, u"00:00"_s});
    m_heaviest = table(u"heaviestActions"_s, tr("Heaviest actions"), m_heaviestModel, tr("No compiler has ended yet."),
                       {{}, u"□ Compiler"_s, u"▭▭▭▭▭▭ 00000 MiB"_s, u"00:00"_s, u"00:00"_s});
    m_steps = table(u"runSteps"_s, tr("Steps of the run"), m_stepModel, tr("No step has begun."),
                    {u"Configure with the answers of this plan"_s, u"□ nothing to do"_s, u"00 min 00 s"_s, {}});
    m_artifacts = table(u"runArtifacts"_s, tr("Artifacts"), m_artifactModel,
                        tr("The artifacts stand here, with sizes and hashes, once the build has made them."),
                        {u"tensorflow-2.16.1-cp311-cp311-linux_aarch64.whl"_s, u"library"_s, u"000.0 MiB"_s, {}});

    auto* head = new QHBoxLayout(m_runningHead);
    head->setContentsMargins(space::large, space::small, space::large, space::small);
    head->setSpacing(space::small);
    head->addWidget(m_runningTitle);
    head->addWidget(m_runningSentence, 1);
    auto* column = new QVBoxLayout(m_runningPane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_runningHead);
    column->addWidget(m_running, 1);
    column->addWidget(m_heaviest, 1);
}

void BuildMonitor::begin(const RunNews& news)
{
    m_memory->clear();
    m_progress->clear();
    m_heaviestModel->clear();
    m_usual.clear();
    m_latest.reset();
    m_log->setLog(news.run.logFile());
    m_memory->setLimit(double(news.status.ramMiB));
}

void BuildMonitor::take(const RunNews& news)
{
    if (news.first)
        begin(news);
    const bool live = RunWords::isLive(news.status.state);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();

    QList<StackPoint> stack;
    stack.reserve(news.memory.size());
    for (const MemoryPoint& point : news.memory)
        stack.append(stackPoint(point));
    m_memory->setLive(live);
    m_memory->append(stack);
    if (news.peak.totalKiB > 0 && !news.peak.program.isEmpty()) {
        const QString what = news.peak.what.section(u'/', -1);
        m_memory->setPeakCause(what.isEmpty() ? news.peak.program : tr("%1 (%2)").arg(news.peak.program, what));
    }
    m_progress->append(countPoints(news.progress));
    const qint64 until = news.status.isOver() ? news.status.ended : now;
    m_progress->setNow(news.zero > 0 ? double(until - news.zero) / 1000 : 0,
                       live && news.status.phase == "building"_L1);

    m_heaviestModel->add(news.finished);
    if (news.latest)
        m_latest = news.latest;
    const QList<ActionRow> rows = live ? actionRows(news.status, m_latest, m_usual) : QList<ActionRow>();
    m_actionModel->setRows(rows);
    m_stepModel->setStatus(news.status, news.plan, now);
    m_artifactModel->setArtifacts(news.artifacts.artifacts);
    m_log->setLive(live);
    if (live != m_live || news.first) {
        m_live = live;
        place();
    }
    m_runningTitle->setText(live ? tr("Running") : tr("Heaviest"));
    if (!live)
        m_runningSentence->setText(tr("What needed most memory"));
    else
        m_runningSentence->setText(
            news.status.jobs > 0 ? tr("%1 of %n job(s)", nullptr, news.status.jobs).arg(rows.size()) : QString());
    if (const int at = m_tabs->indexOf(m_runningPane); at >= 0 && live)
        m_tabs->setTabText(at, rows.isEmpty() ? tr("Running") : tr("Running %1").arg(rows.size()));
    const qsizetype made = news.artifacts.artifacts.size();
    m_tabs->setTabText(m_tabs->indexOf(m_artifacts), made == 0 ? tr("Artifacts") : tr("Artifacts %1").arg(made));
}

void BuildMonitor::setEarlier(const EarlierRun& earlier)
{
    m_usual = earlier.usualMs;
    if (!earlier.run.isNull())
        m_progress->setEarlier(countPoints(earlier.progress), tr("last run %1").arg(Figures::duration(earlier.ms)));
}

void BuildMonitor::showTab(QWidget* page)
{
    m_tabs->setCurrentWidget(page);
    page->setFocus(Qt::OtherFocusReason);
}

void BuildMonitor::showLog()
{
    showTab(m_log);
}

void BuildMonitor::showProblem()
{
    showLog();
    m_log->nextProblem(1);
}

void BuildMonitor::showArtifacts()
{
    showTab(m_artifacts);
}

void BuildMonitor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool wide = width() >= wideFrom;
    if (!m_arranged || wide != m_wide)
        arrange(wide);
    // Once the splitters have their new sizes.
    QMetaObject::invokeMethod(this, &BuildMonitor::alignColumns, Qt::QueuedConnection);
}

void BuildMonitor::arrange(bool wide)
{
    const QSettings settings;
    m_wide = wide;
    place();
    m_running->setColumnHidden(ActionModel::Peak, !wide);
    const QString prefix = wide ? u"build/wide/"_s : u"build/narrow/"_s;
    if (!m_top->restoreState(settings.value(prefix + "columns"_L1).toByteArray()))
        m_top->setSizes({width() * 58 / 100, width() * 42 / 100});
    if (!m_rows->restoreState(settings.value(prefix + "rows"_L1).toByteArray()))
        m_rows->setSizes({height() * 54 / 100, height() * 46 / 100});
    m_arranged = true;
}

/// What runs stands beside the log where there is room, else in the first tab. When nothing runs any more, what was
/// heaviest takes its place.
void BuildMonitor::place()
{
    const int tab = m_tabs->indexOf(m_runningPane);
    if (m_wide && tab >= 0) {
        m_tabs->removeTab(tab);
        m_bottom->insertWidget(0, m_runningPane);
        m_runningPane->show();
    } else if (!m_wide && tab < 0) {
        m_tabs->insertTab(0, m_runningPane, tr("Running"));
        m_tabs->setCurrentIndex(0);
    }
    m_runningHead->setVisible(m_wide);
    m_running->setVisible(m_live);
    auto* column = static_cast<QVBoxLayout*>(m_runningPane->layout());
    const int heaviestTab = m_tabs->indexOf(m_heaviest);
    if (m_live && heaviestTab < 0) {
        column->removeWidget(m_heaviest);
        m_tabs->insertTab(m_tabs->indexOf(m_log) + 1, m_heaviest, tr("Heaviest"));
    } else if (!m_live && heaviestTab >= 0) {
        m_tabs->removeTab(heaviestTab);
        column->addWidget(m_heaviest, 1);
        m_heaviest->show();
    }
    if (const int at = m_tabs->indexOf(m_runningPane); at >= 0 && !m_live)
        m_tabs->setTabText(at, tr("Heaviest"));
    // Tab reads both tables where they stand: after the pictures, or in a tab after its bar.
    tabAfter(m_wide ? static_cast<QWidget&>(*m_rows) : *m_tabs->tabBar(), *m_running);
    tabAfter(m_live ? static_cast<QWidget&>(*m_tabs->tabBar()) : *m_running, *m_heaviest);
}

void BuildMonitor::alignColumns()
{
    if (m_wide)
        m_bottom->setSizes(m_top->sizes());
}

void BuildMonitor::saveSizes()
{
    QSettings settings;
    const QString prefix = m_wide ? u"build/wide/"_s : u"build/narrow/"_s;
    settings.setValue(prefix + "columns"_L1, m_top->saveState());
    settings.setValue(prefix + "rows"_L1, m_rows->saveState());
}

} // namespace cw
