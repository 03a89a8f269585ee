// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "ui/desktop/userpreferences.h"
#include "ui/look/crossstyle.h"
#include "ui/session/session.h"
#include "ui/shell/actioncollection.h"
#include "ui/shell/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QTest>

#include <memory>
#include <optional>

/// What a test of the whole window has: the window as after a start, its session, and its actions by name. A base beside
/// QObject; the folders that the window reads are the test's to set.
class OpenedWindow
{
protected:
    /// Once, before the first window.
    void prepare()
    {
        QApplication::setStyle(new cw::CrossStyle);
        QCoreApplication::setOrganizationName(QStringLiteral("crosswright-test"));
        QCoreApplication::setApplicationName(QStringLiteral("crosswright-test"));
        auto catalog = cw::Catalog::load();
        QVERIFY(catalog);
        m_catalog = *catalog;
    }
    void open()
    {
        m_session = std::make_unique<cw::Session>(*m_catalog);
        m_preferences = std::make_unique<cw::UserPreferences>();
        m_window = std::make_unique<cw::MainWindow>(*m_session, *m_preferences);
        m_window->restore();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    QAction* action(const char* id) const { return m_window->actions().action(QLatin1StringView(id)); }

    std::optional<cw::Catalog> m_catalog;
    std::unique_ptr<cw::Session> m_session;
    std::unique_ptr<cw::UserPreferences> m_preferences;
    std::unique_ptr<cw::MainWindow> m_window;
};
