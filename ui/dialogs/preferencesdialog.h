// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/buildspane.h"

#include <QDialog>

class QListWidget;
class QStackedWidget;

namespace cw {

class UserPreferences;

/// The preferences: pages at the side, saved as one when the person says so.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    PreferencesDialog(UserPreferences& preferences, const Machine& machine, QWidget* parent = nullptr);

    void showPane(const QString& objectName); ///< "generalPane", "buildsPane", "networkPane", "storagePane"

    void accept() override;

private:
    void add(PreferencePane* pane, const QString& objectName);

    UserPreferences& m_preferences;
    QListWidget* m_list;
    QStackedWidget* m_stack;
    QList<PreferencePane*> m_panes;
};

} // namespace cw
