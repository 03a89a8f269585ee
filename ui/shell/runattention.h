// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/notifier.h"
#include "ui/desktop/sleepinhibitor.h"
#include "ui/pages/page.h"

#include <QMainWindow>
#include <QMap>

namespace cw {

class BuildPage;
class UserPreferences;

/// What long work means outside its page: the window's title, a machine that stays awake, and a word on the desktop when
/// it ended while the person looked elsewhere.
class RunAttention : public QObject
{
    Q_OBJECT

public:
    /// `build` may be null.
    RunAttention(UserPreferences& preferences, BuildPage* build, QMainWindow& window);

    /// Hears of the work of a page (Page::busyChanged, Page::workEnded).
    void follow(Page& page);

    QString headline() const { return m_headline; } ///< "Building 55 %"; "" when nothing goes on
    bool isBusy() const { return !m_work.isEmpty(); }
    QString work(PageId page) const { return m_work.value(page); } ///< what goes on there; "" when nothing
    SleepInhibitor& inhibitor() { return m_inhibitor; }

Q_SIGNALS:
    void changed();
    void pageRequested(cw::PageId page); ///< a notification was clicked

private:
    void take(const QString& state, int percent);
    void setWork(PageId page, const QString& what);
    enum class News { Good, Bad, Question, Alarm };
    void tell(PageId page, const QString& title, const QString& sentence, News news);
    void applyPreferences();

    UserPreferences& m_preferences;
    BuildPage* m_build;
    QMainWindow& m_window;
    Notifier m_notifier;
    SleepInhibitor m_inhibitor;
    QMap<PageId, QString> m_work; ///< what goes on, for people
    QString m_headline;
    QString m_liveRun; ///< the folder of the run that was seen going on
};

} // namespace cw
