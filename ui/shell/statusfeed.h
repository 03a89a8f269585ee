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
    void setActivity(const QString& state, const QString& progress, const QString& memory);

Q_SIGNALS:
    void pageRequested(cw::PageId page);

private:
    void update();
    void updateDevice();
    void measureDisk();

    Session& m_session;
    StatusLine& m_line;
    QTimer m_diskTimer;
    bool m_active = false;
    bool m_measuring = false;
};

} // namespace cw
