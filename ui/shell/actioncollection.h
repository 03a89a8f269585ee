// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>

#include <functional>

namespace cw {

/// Every action of the window in one place: id, text, icon, keys. The command palette (Ctrl+K) and the preferences list
/// them; two actions with the same key are a programming error that a test finds.
class ActionCollection : public QObject
{
    Q_OBJECT

public:
    explicit ActionCollection(QWidget* window);

    QAction* add(const QString& id, const QString& text, const QString& iconName, const QKeySequence& keys,
                 const std::function<void()>& act);
    QAction* adopt(const QString& id, QAction* action, const QString& iconName, const QKeySequence& keys);
    QAction* action(const QString& id) const;
    /// An action's text without mnemonic and dots.
    static QString plainText(const QAction& action);
    const QList<QAction*>& all() const { return m_actions; }

private:
    QWidget* m_window;
    QList<QAction*> m_actions;
};

} // namespace cw
