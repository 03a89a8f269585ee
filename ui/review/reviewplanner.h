// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/review/review.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace cw {

class Session;

/// Keeps the review of a session's configuration up to date: after every settled edit while somebody looks, off the
/// window's thread. An answer to an older question is dropped. Lives in the window's thread.
class ReviewPlanner : public QObject
{
    Q_OBJECT

public:
    explicit ReviewPlanner(Session& session, QObject* parent = nullptr);

    /// Nothing is planned while nobody looks; what changed meanwhile is planned when somebody does again.
    void setWatched(bool watched);
    /// Plans again even if nothing changed in the session: a file on the disk did.
    void refresh();

    /// The newest answer; nothing before the first. It belongs to the present configuration unless isBusy().
    const std::optional<Result<Review>>& review() const { return m_review; }
    bool isBusy() const { return m_stale || m_running; }

Q_SIGNALS:
    void changed(); ///< review() or isBusy()

private:
    void invalidate();
    void begin();

    Session& m_session;
    QTimer m_settle;
    std::optional<Result<Review>> m_review;
    int m_question = 0; ///< counts changes of the session
    bool m_watched = false;
    bool m_stale = true; ///< the session has changed since m_review was asked for
    bool m_running = false;
};

} // namespace cw
