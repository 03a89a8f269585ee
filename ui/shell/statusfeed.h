// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QObject>
#include <QTimer>

namespace cw {

class BuildPage;
class Session;
class StatusLine;

/// Fills the status line: what is planned or goes on, the machine's free disk (looked at off the window's thread), and what
/// is known of the device. Every part leads to the page it speaks of.
class StatusFeed : public QObject
{
    Q_OBJECT

public:
    StatusFeed(Session& session, StatusLine& line, QObject* parent);

    /// What a run does; an empty state says that none goes on.
    /// `memoryShare`: of its limit, 0…1; below 0 without one.
    void setActivity(const QString& state, const QString& progress, const QString& memory, double memoryShare);

    /// Whether this machine is kept awake meanwhile; a sentence for the tool tip of what goes on, or "".
    void setSleepWords(const QString& words);

Q_SIGNALS:
    void pageRequested(cw::PageId page);

private:
    void update();
    void updateDevice();
    void showActivity();
    void measureDisk();

    Session& m_session;
    StatusLine& m_line;
    QTimer m_diskTimer;
    bool m_active = false;
    QString m_activity;
    QString m_sleepWords;
    bool m_measuring = false;
};

} // namespace cw
