// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>

class QAction;

namespace cw {

/// The actions that can be done now, narrowed by what was typed: every word must occur, in any order.
class ActionPaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { KeysRole = Qt::UserRole };

    ActionPaletteModel(const QList<QAction*>& actions, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    void setFilter(const QString& text);
    QAction* actionAt(int row) const { return m_shown.value(row); }

    static QString plainText(const QAction& action); ///< without the mnemonics' ampersands

private:
    QList<QAction*> m_actions;
    QList<QAction*> m_shown;
};

} // namespace cw
