// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/selftestpanel.h"

#include "core/base/json.h"
#include "core/selftest/selftestplan.h"
#include "ui/deploy/busyline.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/session/session.h"
#include "ui/toolchain/selftestjob.h"
#include "ui/toolchain/selftestmodel.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QDir>
#include <QItemSelectionModel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString stageText(const selftest::News& news)
{
    const QString program = SelfTestModel::programTitle(news.program);
    if (news.stage == "build"_L1)
        return SelfTestPanel::tr("%1: building…").arg(program);
    return news.stage == "run"_L1 ? SelfTestPanel::tr("%1: running…").arg(program)
                                  : SelfTestPanel::tr("%1: looking at it…").arg(program);
}

QWidget* withMargins(QWidget* content, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(metrics::margins(space::large, space::small, space::large, space::small));
    layout->addWidget(content);
    return box;
}

QByteArray keyOf(const Session& session)
{
    return json::compact(session.configuration().toJson());
}

} // namespace

SelfTestPanel::SelfTestPanel(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new SelfTestModel(this))
    , m_sentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_line(new BusyLine(this))
    , m_table(new DataTable(tr("What the self-test found"), this))
    , m_detail(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Text, this))
{
    setObjectName(u"selfTest"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_sentence->setObjectName(u"selfTestSentence"_s);
    m_sentence->setWordWrap(true);
    m_table->setObjectName(u"selfTestTable"_s);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setWidths({u"0"_s, u"0"_s, u"0"_s, {}});
    m_table->fitColumn(SelfTestModel::Program);
    m_table->fitColumn(SelfTestModel::Checked);
    m_table->fitColumn(SelfTestModel::Outcome);
    m_table->setEmptyText(tr("Three small programs are built, looked at and run before the long build."));
    m_detail->setObjectName(u"selfTestDetail"_s);
    m_detail->setWordWrap(true);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(withMargins(m_sentence, this));
    column->addWidget(m_line);
    column->addWidget(new Rule(Qt::Horizontal, this));
    column->addWidget(m_table, 1);
    column->addWidget(new Rule(Qt::Horizontal, this));
    column->addWidget(withMargins(m_detail, this));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SelfTestPanel::showSelected);
    connect(m_line, &BusyLine::cancelRequested, this, [this] {
        m_line->setCancelling(tr("Stopping…"));
        if (m_job)
            m_job->cancel();
    });
    showSelected();
    refresh();
}

bool SelfTestPanel::isRunning() const
{
    return m_job;
}

void SelfTestPanel::refresh()
{
    QString obstacle;
    if (!m_session.facts().knows(u"host.arch"_s)) {
        obstacle = tr("This machine was not looked at yet.");
    } else if (const auto plan = selftest::planSelfTest(m_session.configuration(), m_session.catalog(),
                                                        m_session.facts(), QDir::homePath(), QDir::tempPath());
               !plan) {
        obstacle = plan.error().sentence();
    }
    m_obstacle = obstacle;
    say();
    Q_EMIT canRunChanged();
}

void SelfTestPanel::say()
{
    QStringList texts;
    auto ink = InkLabel::Ink::Secondary;
    if (!m_outcome.isEmpty()) {
        texts.append(m_outcome);
        if (!m_tested.isEmpty() && m_tested != keyOf(m_session))
            texts.append(tr("The configuration has changed since."));
        else if (m_state == int(selftest::Check::State::Good))
            ink = InkLabel::Ink::Good;
        else if (m_state == int(selftest::Check::State::Failed))
            ink = InkLabel::Ink::Error;
    }
    if (!m_obstacle.isEmpty())
        texts.append(tr("It cannot run now: %1").arg(m_obstacle));
    else if (m_outcome.isEmpty())
        texts.append(
            tr("Tries this configuration's compilers, and the CUDA toolkit where one is chosen: half a minute."));
    m_sentence->setText(texts.join(u' '));
    m_sentence->setInk(ink);
}

void SelfTestPanel::run()
{
    if (isRunning() || !m_obstacle.isEmpty())
        return;
    m_tested = keyOf(m_session);
    m_outcome.clear();
    m_state = -1;
    m_model->setReport({});
    say();
    m_job = new SelfTestJob(this);
    connect(m_job, &SelfTestJob::newsChanged, this, [this](const selftest::News& news) {
        if (m_job)
            m_line->setText(stageText(news));
    });
    connect(m_job, &SelfTestJob::ended, this, &SelfTestPanel::show);
    m_line->begin(tr("Starting the self-test…"));
    m_job->start(m_session.configuration(), m_session.catalog(), m_session.facts());
    Q_EMIT canRunChanged();
    Q_EMIT busyChanged(tr("Running the self-test"));
}

void SelfTestPanel::show(const Result<selftest::SelfTestReport>& report)
{
    using selftest::Check;
    m_job->deleteLater();
    m_job = nullptr;
    m_model->setReport(report ? *report : selftest::SelfTestReport());
    if (!report) {
        const bool stopped = report.error().kind == Error::Kind::Cancelled;
        m_outcome = stopped ? tr("Stopped.") : report.error().sentence();
        m_state = stopped ? -1 : int(Check::State::Failed);
    } else {
        m_state = int(report->state());
        const QString seconds = QLocale().toString(double(report->milliseconds) / 1000.0, 'f', 1);
        switch (report->state()) {
        case Check::State::Good: m_outcome = tr("Passed in %1 s.").arg(seconds); break;
        case Check::State::Remark:
            m_outcome =
                tr("Nothing is wrong with the toolchain, but not everything could be proved (%1 s).").arg(seconds);
            break;
        case Check::State::Failed: m_outcome = tr("Failed (%1 s).").arg(seconds); break;
        }
        m_outcome += u' ' + tr("Compiler: %1.").arg(report->compiler);
    }
    if (m_model->worstRow() >= 0)
        m_table->setCurrentIndex(m_model->index(m_model->worstRow(), 0));
    showSelected();
    say();
    Q_EMIT canRunChanged(); // before the line ends: the button that began it gets the focus back
    m_line->end();
    Q_EMIT busyChanged({});
    if (report)
        Q_EMIT ended(tr("Self-test"), m_outcome, report->state() != Check::State::Failed);
}

void SelfTestPanel::showSelected()
{
    const selftest::Check* check = m_model->check(m_table->currentIndex());
    m_detail->setText(check ? check->text : QString());
    m_detail->parentWidget()->setVisible(check);
}

} // namespace cw
