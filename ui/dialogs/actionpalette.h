// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListView;

namespace cw {

class ActionPaletteModel;

/// Every action by name (Ctrl+K): type some letters, Enter does the marked one.
class ActionPalette : public QDialog
{
    Q_OBJECT

public:
    ActionPalette(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// What was chosen, once the dialog is closed; null when nothing was.
    QAction* chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose();

    ActionPaletteModel* m_model;
    QLineEdit* m_find;
    QListView* m_list;
    QAction* m_chosen = nullptr;
};

} // namespace cw
