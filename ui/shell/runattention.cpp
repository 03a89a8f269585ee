// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/runattention.h"

#include "ui/desktop/userpreferences.h"
#include "ui/pages/buildpage.h"
#include "ui/widgets/figures.h"

#include <QApplication>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int wordsMs = 15000;

} // namespace

RunAttention::RunAttention(UserPreferences& preferences, BuildPage* build, QMainWindow& window)
    : QObject(&window), m_preferences(preferences), m_build(build), m_window(window)
{
    applyPreferences();
    connect(&preferences, &UserPreferences::changed, this, &RunAttention::applyPreferences);
    if (build) {
        connect(build, &BuildPage::activityChanged, this,
                [this](const QString& state, const QString&, const QString&, int percent) { take(state, percent); });
    }
    connect(&m_notifier, &Notifier::said, this, [this](const QString& title, const QString& text, bool onDesktop) {
        if (!onDesktop)
            m_window.statusBar()->showMessage(title + u' ' + text, wordsMs);
    });
    connect(&m_notifier, &Notifier::activated, this,
            [this](const QString& key) { Q_EMIT pageRequested(key == "deploy"_L1 ? PageId::Deploy : PageId::Build); });
}

void RunAttention::follow(Page& page)
{
    connect(&page, &Page::busyChanged, this, [this, id = page.id()](const QString& what) { setWork(id, what); });
    connect(&page, &Page::workEnded, this,
            [this, id = page.id()](const QString& title, const QString& sentence, bool good) {
                setWork(id, {});
                tell(id, title, sentence, good ? News::Good : News::Bad);
            });
    connect(&page, &Page::answerNeeded, this, [this, id = page.id()](const QString& sentence) {
        tell(id, tr("An answer is needed"), sentence, News::Question);
    });
    connect(&page, &Page::alarmRaised, this, [this, id = page.id()](const QString& title, const QString& sentence) {
        tell(id, title, sentence, News::Alarm);
    });
}

void RunAttention::take(const QString& state, int percent)
{
    const RunStatus& status = m_build->shown().status;
    const QString run = m_build->shown().run.path();
    if (!state.isEmpty()) {
        m_liveRun = run;
        m_headline = percent < 0 ? state : tr("%1 %2 %", "state, percentage").arg(state).arg(percent);
        setWork(PageId::Build, status.title);
        return;
    }
    m_headline.clear();
    setWork(PageId::Build, {});
    if (m_liveRun != run || !status.isOver())
        return;
    m_liveRun.clear();
    const bool good = status.state == RunStatus::State::Succeeded || status.state == RunStatus::State::Configured;
    if (status.state == RunStatus::State::Stopped && status.reason == "asked"_L1)
        return; // who stopped it knows
    const qint64 took = status.ended > status.started ? status.ended - status.started : 0;
    const QString sentence =
        good ? tr("%1 actions in %2.").arg(Figures::number(status.done), Figures::duration(took)) : status.sentence;
    tell(PageId::Build, good ? tr("Built: %1").arg(status.title) : tr("Not built: %1").arg(status.title), sentence,
         good ? News::Good : News::Bad);
}

void RunAttention::setWork(PageId page, const QString& what)
{
    if (what.isEmpty())
        m_work.remove(page);
    else
        m_work.insert(page, what);
    m_inhibitor.setWanted(!m_work.isEmpty(), m_work.isEmpty() ? QString() : m_work.first());
    Q_EMIT changed();
}

void RunAttention::tell(PageId page, const QString& title, const QString& sentence, News news)
{
    if (QApplication::activeWindow())
        return; // the page, or a dialog before it, says it already
    if (news != News::Good)
        QApplication::alert(&m_window);
    const Preferences& wanted = m_preferences.value();
    if (news == News::Alarm ? !wanted.alarms : !wanted.notifications)
        return;
    m_notifier.notify(page == PageId::Deploy ? u"deploy"_s : u"build"_s, title, sentence,
                      news == News::Good ? Notifier::Urgency::Normal : Notifier::Urgency::Critical);
}

void RunAttention::applyPreferences()
{
    m_notifier.setEnabled(m_preferences.value().notifications || m_preferences.value().alarms);
    m_inhibitor.setEnabled(m_preferences.value().inhibitSleep);
}

} // namespace cw
