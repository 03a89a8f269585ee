// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/buildpage.h"

#include "ui/pages/buildmonitor.h"
#include "ui/pages/outcomestrip.h"
#include "ui/plots/memoryplot.h"
#include "ui/plots/progressplot.h"
#include "ui/runs/background.h"
#include "ui/runs/runstarter.h"
#include "ui/runs/runwatch.h"
#include "ui/runs/runwords.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/pageheader.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QPushButton>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

using State = RunStatus::State;

QString artifactLines(const QList<Artifact>& artifacts)
{
    QStringList lines;
    for (const Artifact& artifact : artifacts.mid(0, 3)) {
        lines.append(BuildPage::tr("%1, %2, SHA-256 %3…", "artifact: name, size, first digits")
                         .arg(artifact.name, Figures::bytes(artifact.bytes), artifact.sha256.left(12)));
    }
    if (artifacts.size() > 3)
        lines.append(BuildPage::tr("and %1 more").arg(artifacts.size() - 3));
    return lines.join(u'\n');
}

QString failureText(const RunStatus& status)
{
    QStringList lines;
    for (const RunFailure& failure : status.failures.mid(0, 1)) {
        const QString exit = failure.exitCode > 0 ? BuildPage::tr(", exit code %1").arg(failure.exitCode) : QString();
        if (status.sentence.contains(failure.label)) // the sentence has said the rest
            lines.append(failure.exitCode > 0 ? BuildPage::tr("Exit code %1.").arg(failure.exitCode) : QString());
        else
            lines.append(BuildPage::tr("%1 (%2%3)", "target, kind of action, exit code")
                             .arg(failure.label, failure.mnemonic, exit));
    }
    if (status.failures.size() > 1)
        lines.append(BuildPage::tr("and %n more failed action(s)", nullptr, int(status.failures.size()) - 1));
    lines.append(RunWords::advice(status));
    lines.append(status.limits);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// A build that failed for lack of memory, which was proved: what it was making, and what needs less.
QString memoryText(const RunStatus& status)
{
    QStringList lines{status.sentence}; // what was ended, its peak, and what the kernel counted
    lines.append(status.jobs > 1
                     ? BuildPage::tr("It ran %1 jobs at once; fewer need less memory. What was built is kept: "
                                     "change the limits, approve in Review, and the build goes on from there.")
                           .arg(status.jobs)
                     : BuildPage::tr("One job alone needs more memory than there is: add memory or swap, then "
                                     "continue. What was built is kept."));
    lines.append(status.limits);
    return lines.join(u'\n');
}

} // namespace

BuildPage::BuildPage(Session& session, QWidget* parent)
    : Page(PageId::Build, tr("Build"), session, parent)
    , m_watch(new RunWatch(this))
    , m_starter(new RunStarter(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_outcome(new OutcomeStrip(this))
    , m_monitor(new BuildMonitor(this))
{
    setObjectName(u"buildPage"_s);
    m_outcome->setObjectName(u"outcome"_s);
    makeActs();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_monitor);
    body().addWidget(m_outcome);
    body().addWidget(m_stack, 1);
    connect(m_watch, &RunWatch::news, this, &BuildPage::take);
    connect(m_starter, &RunStarter::started, this, &BuildPage::showRun);
    connect(m_starter, &RunStarter::busyChanged, this, &BuildPage::updateActs);
    connect(m_starter, &RunStarter::failed, this,
            [this](const Error& error) { Prompter::instance().tell(this, error.text, error.hint); });
    connect(&session, &Session::configurationChanged, this, &BuildPage::updateHead);
    updateHead();
    updateActs();
    lookForRun();
}

BuildPage::~BuildPage() = default;

void BuildPage::makeActs()
{
    m_stop = plainButton(tr("Stop…"), u"stop"_s, this);
    m_stop->setObjectName(u"stopBuild"_s);
    m_continue = accentButton(tr("Continue"), u"start"_s, this);
    m_continue->setObjectName(u"continueBuild"_s);
    m_continue->setToolTip(tr("Runs the same plan again; what is built already is kept."));
    m_deploy = accentButton(tr("Deploy"), u"deploy"_s, this);
    m_deploy->setObjectName(u"goToDeploy"_s);
    for (QPushButton* act : {m_stop, m_continue, m_deploy})
        header().addAct(act);
    connect(m_stop, &QPushButton::clicked, this, &BuildPage::askToStop);
    connect(m_continue, &QPushButton::clicked, this, [this] { m_starter->startAgain(m_news.run); });
    connect(m_deploy, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(PageId::Deploy); });

    m_showInLog = linkButton(tr("Show in the log"), this);
    m_showInLog->setObjectName(u"showInLog"_s);
    m_openFolder = linkButton(tr("Open folder"), this);
    m_openFolder->setObjectName(u"openArtifacts"_s);
    m_changeLimits = linkButton(tr("Change the limits"), this);
    m_changeLimits->setObjectName(u"changeLimits"_s);
    connect(m_changeLimits, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(PageId::Options); });
    m_outcome->addAct(m_openFolder);
    m_outcome->addAct(m_changeLimits);
    connect(m_openFolder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_news.run.artifactsFolder())); });
    auto* copy = linkButton(tr("Copy"), this);
    copy->setObjectName(u"copyOutcome"_s);
    copy->setAccessibleName(tr("Copy what happened"));
    m_outcome->addAct(m_showInLog);
    m_outcome->addAct(copy);
    connect(m_showInLog, &QPushButton::clicked, m_monitor, &BuildMonitor::showProblem);
    connect(copy, &QPushButton::clicked, this, &BuildPage::copyOutcome);

    m_next = accentButton({}, u"review"_s, this);
    m_next->setObjectName(u"goToReview"_s);
    m_empty->setTexts(tr("No build yet"),
                      tr("Review shows every file and command of a build and starts it once you approve. A build "
                         "started with \"crosswright build FILE\" appears here as well."));
    m_empty->setAct(m_next);
    connect(m_next, &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(session().hasConfiguration() ? PageId::Review : PageId::Start); });
}

void BuildPage::entered()
{
    if (m_news.run.isNull())
        lookForRun();
}

void BuildPage::lookForRun()
{
    inBackground(
        this, [] { return RunDirectory::find({}); },
        [this](const Result<RunDirectory>& newest) {
            m_looked = true;
            // Another one may have been asked for meanwhile.
            if (newest && m_watch->run().isNull())
                showRun(newest->path());
            else
                updateHead();
        });
}

void BuildPage::showRun(const QString& path)
{
    const RunDirectory run(path);
    if (m_watch->run() == run)
        return;
    m_watch->watch(run);
}

void BuildPage::take(const RunNews& news)
{
    m_monitor->take(news);
    const bool ended = !news.first && RunWords::isLive(m_news.status.state) && news.status.isOver();
    if (news.first) {
        m_earlierAsked = false;
        m_stack->setCurrentWidget(m_monitor);
    }
    m_news = news;
    m_news.memory.clear();
    m_news.progress.clear();
    m_news.finished.clear();
    for (const BuildAlarm& alarm : m_alarms.take(news))
        Q_EMIT alarmRaised(alarm.title, alarm.sentence);
    if (!m_earlierAsked && news.caughtUp)
        askForEarlier();
    updateHead();
    updateOutcome();
    updateActs();
    updateRail();
    tellActivity();
    if (ended)
        Q_EMIT runEnded();
}

void BuildPage::askForEarlier()
{
    m_earlierAsked = true;
    inBackground(
        this, [run = m_news.run, title = m_news.status.title] { return std::pair(run, findEarlierRun(run, title)); },
        [this](const std::pair<RunDirectory, EarlierRun>& found) {
            if (found.first == m_news.run)
                m_monitor->setEarlier(found.second);
        });
}

void BuildPage::updateHead()
{
    m_next->setText(session().hasConfiguration() ? tr("Go to Review") : tr("Choose what to build"));
    if (m_news.run.isNull()) {
        header().setTitle(tr("Build"));
        header().setSentence(m_looked ? tr("Nothing is being built.") : tr("Looking for the last run…"));
        return;
    }
    header().setTitle(RunWords::title(m_news.status));
    header().setSentence(RunWords::sentence(m_news, m_monitor->progress().remaining(), m_news.status.now()));
}

void BuildPage::updateOutcome()
{
    const RunStatus& status = m_news.status;
    const bool memory = RunWords::ranOutOfMemory(status);
    m_changeLimits->setVisible(memory);
    m_showInLog->setVisible(status.state == State::Failed);
    m_openFolder->setVisible(!m_news.artifacts.artifacts.isEmpty());
    switch (status.state) {
    case State::Succeeded:
        m_outcome->show(
            status.limits.isEmpty() ? OutcomeStrip::Kind::Good : OutcomeStrip::Kind::Warning,
            tr("The build made what the plan asked for."),
            QStringList(QStringList{artifactLines(m_news.artifacts.artifacts)} + status.limits).join(u'\n').trimmed());
        break;
    case State::Configured:
        m_outcome->show(OutcomeStrip::Kind::Neutral, tr("The tree is configured; nothing was built."), {});
        break;
    case State::Failed:
        m_outcome->show(OutcomeStrip::Kind::Error, memory ? tr("The build ran out of memory.") : status.sentence,
                        memory ? memoryText(status) : failureText(status), m_news.failureOutput);
        break;
    case State::Broken: m_outcome->show(OutcomeStrip::Kind::Error, status.sentence, RunWords::advice(status)); break;
    case State::Stopped:
        m_outcome->show(status.reason == "disk"_L1 ? OutcomeStrip::Kind::Warning : OutcomeStrip::Kind::Neutral,
                        status.sentence.isEmpty() ? tr("The build was stopped.") : status.sentence,
                        failureText(status));
        break;
    default: {
        const QList<BuildAlarm> standing = m_alarms.standing();
        if (!status.limits.isEmpty())
            m_outcome->show(OutcomeStrip::Kind::Warning, status.limits.last(), {});
        else if (!standing.isEmpty())
            m_outcome->show(OutcomeStrip::Kind::Warning, standing.first().title, standing.first().sentence);
        else
            m_outcome->hide();
    }
    }
}

void BuildPage::updateActs()
{
    const State state = m_news.status.state;
    const bool shown = !m_news.run.isNull();
    const bool busy = m_starter->isBusy();
    m_stop->setVisible(shown && RunWords::isLive(state));
    m_stop->setEnabled(!busy || state == State::Stopping);
    m_stop->setText(state == State::Stopping ? tr("End at once…") : tr("Stop…"));
    m_continue->setVisible(shown && RunWords::canContinue(state));
    m_continue->setEnabled(!busy);
    m_continue->setText(busy ? tr("Starting…") : tr("Continue"));
    m_deploy->setVisible(shown && state == State::Succeeded && !m_news.artifacts.artifacts.isEmpty());
    Q_EMIT actsChanged();
}

void BuildPage::updateRail()
{
    const State state = m_news.status.state;
    if (RunWords::isLive(state)) {
        const int percent = RunWords::percent(m_news.status);
        setRailState({RailState::Mark::Busy, 0, percent < 0 ? QString() : tr("%1 %").arg(percent)});
    } else if (state == State::Failed || state == State::Broken) {
        setRailState({RailState::Mark::Error, 1});
    } else {
        setRailState({state == State::Succeeded ? RailState::Mark::Done : RailState::Mark::None});
    }
}

void BuildPage::tellActivity()
{
    const RunStatus& status = m_news.status;
    if (!RunWords::isLive(status.state)) {
        Q_EMIT activityChanged({}, {}, {}, -1, -1);
        return;
    }
    QString progress =
        status.total > 0
            ? tr("%1 / %2", "actions done, in all").arg(Figures::number(status.done), Figures::number(status.total))
            : QString();
    if (const auto& remaining = m_monitor->progress().remaining(); remaining && !progress.isEmpty())
        progress = tr("%1, about %2 left", "actions, time")
                       .arg(progress, Figures::roughly(std::llround(remaining->likely * 1000)));
    // The figure of the picture and of its sentence: the journal's own comes seconds earlier or later.
    const StackSeries& readings = m_monitor->memory().series();
    const qint64 used =
        readings.isEmpty() ? status.memoryMiB * 1024 : qint64(double(readings.points().last().total()) * 1024);
    const qint64 limit = qint64(status.ramMiB) * 1024;
    const QString memory = used > 0 ? Figures::memoryOf(used, limit) : QString();
    QString state = RunWords::word(status.state, status.reason);
    state[0] = state.at(0).toUpper();
    Q_EMIT activityChanged(state, progress, memory, RunWords::percent(status),
                           used > 0 && limit > 0 ? double(used) / double(limit) : -1);
}

void BuildPage::askToStop()
{
    const RunStatus& status = m_news.status;
    const bool force = status.state == State::Stopping;
    const QString question = force ? tr("End Bazel and its compilers at once?") : tr("Stop this build?");
    const QString kept =
        status.done > 0
            ? tr("The %1 action(s) done so far are kept.", nullptr, int(status.done)).arg(Figures::number(status.done))
            : tr("What is done is kept.");
    const QString explanation =
        force ? tr("They are ended without being asked. %1").arg(kept)
              : tr("%1 Continue goes on from there, also days later. Bazel and its compilers end within ten seconds.")
                    .arg(kept);
    if (Prompter::instance().confirm(this, question, explanation, force ? tr("End at once") : tr("Stop the build")))
        m_starter->stop(m_news.run, force);
}

void BuildPage::copyOutcome() const
{
    QApplication::clipboard()->setText(m_outcome->text());
}

} // namespace cw
