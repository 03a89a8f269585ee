// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewplanner.h"

#include "ui/runs/background.h"
#include "ui/session/session.h"

namespace cw {
namespace {

constexpr int settleMilliseconds = 250; // after the last key of a word, before it is planned

} // namespace

ReviewPlanner::ReviewPlanner(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &ReviewPlanner::begin);
    // At once and not with planChanged(): what was approved must be what is shown.
    connect(&session, &Session::configurationChanged, this, &ReviewPlanner::invalidate);
    connect(&session, &Session::factsChanged, this, &ReviewPlanner::invalidate);
}

void ReviewPlanner::setWatched(bool watched)
{
    m_watched = watched;
    if (watched && m_stale)
        begin();
}

void ReviewPlanner::refresh()
{
    invalidate();
    if (m_watched)
        begin();
}

void ReviewPlanner::invalidate()
{
    ++m_question;
    m_stale = true;
    if (m_watched)
        m_settle.start();
    Q_EMIT changed();
}

void ReviewPlanner::begin()
{
    m_settle.stop();
    if (m_running || !m_stale || !m_session.hasConfiguration())
        return; // one at a time; the one that runs begins the next
    m_running = true;
    m_stale = false;
    const int question = m_question;
    inBackground(
        this,
        [configuration = m_session.configuration(), catalog = m_session.catalog(), facts = m_session.facts()] {
            return makeReview(configuration, catalog, facts);
        },
        [this, question](const Result<Review>& review) {
            m_running = false;
            if (question == m_question)
                m_review = review;
            else if (m_watched)
                begin();
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

} // namespace cw
