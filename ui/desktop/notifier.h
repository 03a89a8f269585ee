// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>

namespace cw {

/// Says on the desktop that something ended (org.freedesktop.Notifications, Desktop Notifications Specification 1.2). Where
/// there is no such service, said() tells that the words have to appear in the window. Never waits for an answer.
class Notifier : public QObject
{
    Q_OBJECT

public:
    enum class Urgency { Normal = 1, Critical = 2 }; ///< the specification's numbers

    explicit Notifier(QObject* parent = nullptr);

    void setEnabled(bool enabled) { m_enabled = enabled; }
    bool isEnabled() const { return m_enabled; }
    /// A later one of the same key takes the earlier one's place.
    void notify(const QString& key, const QString& title, const QString& text, Urgency urgency);

Q_SIGNALS:
    /// `onDesktop` false: nobody shows notifications here.
    void said(const QString& title, const QString& text, bool onDesktop);
    void activated(const QString& key); ///< the person clicked it

private Q_SLOTS:
    void takeAction(uint id, const QString& action);
    void takeClosed(uint id, uint reason);

private:
    bool m_enabled = true;
    bool m_listening = false;
    QMap<QString, uint> m_shown; ///< key → the service's id
};

} // namespace cw
