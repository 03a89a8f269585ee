// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/runmaker.h"
#include "ui/desktop/userpreferences.h"
#include "ui/session/session.h"
#include "ui/shell/mainwindow.h"

#include <QDir>

#include <memory>

/// The window with recorded facts and runs, in folders of its own, and a camera before it.
class Studio
{
public:
    Studio(const QString& folder, const QString& language, const cw::Catalog& catalog);

    /// Every picture of one scheme and size; `suffix` ends their names ("-dark").
    void takeAll(bool dark, const QSize& size, const QString& suffix);
    /// Those of the pages alone: a dialog is as large in any window.
    void takePages(bool dark, const QSize& size, const QString& suffix);
    int taken() const { return m_taken; }

private:
    void begin(bool dark, const QSize& size, const QString& suffix);
    void end();
    void open(const QSize& size);
    void planPages();
    void toolchainPages();
    void findingPages();
    void emptyPages();
    void chosenStartPage();
    void runPages();
    void endedRunPages();
    void deployPages();
    void history();
    void dialogs();
    void deviceDialogs();
    void shoot(const QString& name);
    void save(QWidget& widget, const QString& name);

    RunFolders m_folders; ///< before everything that reads the environment
    QDir m_out;
    QString m_language;
    QString m_suffix;
    const cw::Catalog& m_catalog;
    std::unique_ptr<cw::Session> m_session;
    std::unique_ptr<cw::UserPreferences> m_preferences;
    std::unique_ptr<cw::MainWindow> m_window;
    int m_taken = 0;
};
