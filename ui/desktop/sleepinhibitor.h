// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusUnixFileDescriptor>
#include <QObject>

namespace cw {

/// Keeps the machine from falling asleep while a build goes on: logind's Inhibit (org.freedesktop.login1, "sleep:idle",
/// mode "block"), else the session's org.freedesktop.PowerManagement.Inhibit. The runner itself cannot do it for a session,
/// so it holds while a window is open. Never waits for an answer.
class SleepInhibitor : public QObject
{
    Q_OBJECT

public:
    enum class State { Free, Asking, Held, Unavailable };

    explicit SleepInhibitor(QObject* parent = nullptr);
    ~SleepInhibitor() override;

    void setEnabled(bool enabled);
    /// Whether something goes on; `why` is shown by the desktop.
    void setWanted(bool wanted, const QString& why);
    State state() const { return m_state; }

Q_SIGNALS:
    void changed();

private:
    void update();
    void askLogin();
    void askSession();
    void release();
    void enter(State state);

    State m_state = State::Free;
    bool m_enabled = true;
    bool m_wanted = false;
    QString m_why;
    QDBusUnixFileDescriptor m_hold; ///< logind's: closing it lets go
    uint m_cookie = 0;              ///< the session service's
    int m_round = 0;                ///< answers to earlier questions are ignored
};

} // namespace cw
