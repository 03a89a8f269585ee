// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solve/solution.h"
#include "core/solve/wish.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <optional>

namespace cw {

class Session;

/// What the solver says of every release of the catalog for the board, the device and this machine as they are known.
/// Solving costs tens of milliseconds, so it is done off the window's thread, soon after refresh(), and only where
/// something has changed that a verdict depends on (the release that is chosen does not). Lives in the window's thread.
class BoardFit : public QObject
{
    Q_OBJECT

public:
    explicit BoardFit(Session& session, QObject* parent = nullptr);

    /// What the session's configuration wishes of the solver, for "what can be built?"; `jetpack`: with this one on it.
    static Wish wishOf(const Session& session, const QString& jetpack);

    void refresh();
    /// Asks for this wish and these facts in place of the session's, from now on.
    void ask(const Wish& wish, const Facts& facts);
    /// By the release's id; empty before the first answer and where `refusal()` says why there is none.
    const QHash<QString, Solution>& solutions() const { return m_solutions; }
    QString refusal() const { return m_refusal; }

Q_SIGNALS:
    void changed();

private:
    struct Answer
    {
        QHash<QString, Solution> solutions;
        QString refusal;
    };
    struct Question
    {
        Wish wish;
        Facts facts;
    };
    void solve();

    Session& m_session;
    QTimer m_timer;
    std::optional<Question> m_asked;
    QByteArray m_question;
    QHash<QString, Solution> m_solutions;
    QString m_refusal;
    int m_round = 0;
};

} // namespace cw
