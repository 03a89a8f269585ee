// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/actioncollection.h"

#include "ui/look/icons.h"

#include <QWidget>

namespace cw {

ActionCollection::ActionCollection(QWidget* window) : QObject(window), m_window(window) {}

QAction* ActionCollection::add(const QString& id, const QString& text, const QString& iconName,
                               const QKeySequence& keys, const std::function<void()>& act)
{
    auto* action = new QAction(text, this);
    connect(action, &QAction::triggered, this, act);
    return adopt(id, action, iconName, keys);
}

QAction* ActionCollection::adopt(const QString& id, QAction* action, const QString& iconName, const QKeySequence& keys)
{
    action->setObjectName(id);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    if (!keys.isEmpty())
        action->setShortcut(keys);
    m_window->addAction(action);
    m_actions.append(action);
    return action;
}

QAction* ActionCollection::action(const QString& id) const
{
    for (QAction* action : m_actions) {
        if (action->objectName() == id)
            return action;
    }
    return nullptr;
}

} // namespace cw
