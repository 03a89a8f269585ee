// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/actionpalettemodel.h"

#include <QAction>
#include <QIcon>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

ActionPaletteModel::ActionPaletteModel(const QList<QAction*>& actions, QObject* parent)
    : QAbstractListModel(parent), m_actions(actions)
{
    setFilter({});
}

int ActionPaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant ActionPaletteModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QAction& action = *m_shown.at(index.row());
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    switch (role) {
    case Qt::DisplayRole: return plainText(action);
    case Qt::DecorationRole: return action.icon();
    case Qt::AccessibleTextRole: return keys.isEmpty() ? plainText(action) : tr("%1, %2").arg(plainText(action), keys);
    case KeysRole: return keys;
    default: return {};
    }
}

void ActionPaletteModel::setFilter(const QString& text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_shown.clear();
    for (QAction* action : m_actions) {
        const QString name = plainText(*action);
        const bool fits = std::all_of(words.cbegin(), words.cend(),
                                      [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
        if (fits && action->isEnabled() && !name.isEmpty())
            m_shown.append(action);
    }
    endResetModel();
}

QString ActionPaletteModel::plainText(const QAction& action)
{
    QString text = action.text();
    // "&&" stands for an ampersand, "&x" for a mnemonic.
    static const QRegularExpression appended(u"\\(&.\\)"_s); // Chinese: the letter of the menu stands behind the words
    text.remove(appended).replace(u"&&"_s, u"\x01"_s).remove(u'&').replace(QChar(1), u'&');
    return text.endsWith(u'…') ? text.chopped(1) : text;
}

} // namespace cw
