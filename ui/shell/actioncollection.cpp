// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/actioncollection.h"

#include "ui/look/icons.h"

#include <QRegularExpression>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// What an icon alone does not say: the act and its key. An undo action changes its text with every edit.
void updateTip(QAction* action)
{
    const QString text = ActionCollection::plainText(*action);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString tip = keys.isEmpty() ? text : u"%1 (%2)"_s.arg(text, keys);
    if (action->toolTip() != tip)
        action->setToolTip(tip);
    if (action->iconText() != text)
        action->setIconText(text);
}

} // namespace

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
    connect(action, &QAction::changed, this, [action] { updateTip(action); });
    updateTip(action);
    m_window->addAction(action);
    m_actions.append(action);
    return action;
}

QString ActionCollection::plainText(const QAction& action)
{
    // Where a language has no letter for it, the mnemonic stands behind the text: "(&S)".
    static const QRegularExpression mnemonic(u"\\(&.\\)|&|…$"_s);
    constexpr QChar ampersand(1); // stands for a written one meanwhile
    return action.text().replace("&&"_L1, QString(ampersand)).remove(mnemonic).replace(ampersand, u'&').trimmed();
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
