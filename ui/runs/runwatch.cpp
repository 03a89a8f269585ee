// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runwatch.h"

#include "ui/runs/runfollower.h"

using namespace Qt::StringLiterals;

namespace cw {

RunWatch::RunWatch(QObject* parent) : QObject(parent), m_follower(new RunFollower)
{
    m_thread.setObjectName(u"run-watch"_s);
    m_follower->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_follower, &QObject::deleteLater);
    connect(m_follower, &RunFollower::news, this, &RunWatch::take);
    m_thread.start();
}

RunWatch::~RunWatch()
{
    m_thread.quit();
    m_thread.wait();
}

void RunWatch::watch(const RunDirectory& run)
{
    m_run = run;
    QMetaObject::invokeMethod(m_follower, [follower = m_follower, run] { follower->begin(run); });
}

void RunWatch::leave()
{
    m_run = {};
    QMetaObject::invokeMethod(m_follower, [follower = m_follower] { follower->end(); });
}

void RunWatch::take(const RunNews& told)
{
    // News of the run that was watched before may still be under way.
    if (told.run == m_run)
        Q_EMIT news(told);
    QMetaObject::invokeMethod(m_follower, [follower = m_follower] { follower->taken(); });
}

} // namespace cw
