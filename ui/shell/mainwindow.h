// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QMainWindow>
#include <QMap>

class QStackedWidget;
class QToolBar;

namespace cw {

class ActionCollection;
class Autosave;
class DeployPage;
class Documents;
class FocusKeeper;
class Rail;
class RunAttention;
class Session;
class StatusFeed;
class UserPreferences;

/// The one window: rail, page, status line, menus. It connects pages and session and does nothing by itself.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Session& session, UserPreferences& preferences, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showPage(PageId page);
    PageId currentPage() const;
    Page* page(PageId id) const { return m_pages.value(id); }
    ActionCollection& actions() const { return *m_actions; }
    Documents& documents() const { return *m_documents; }

    /// A configuration, a run, a wheel or a log, by what the file is. Asks about unsaved changes first.
    void openFile(const QString& path);
    /// A run's folder, or its record in a file: the page Build shows it.
    void openRun(const QString& path);

    /// Restores geometry, page and document of the last time.
    void restore();
    /// Asks about changes that a crash left, if there are any.
    void offerRecovery();
    /// Comes to the front; `activationToken` is what the second start was given by the desktop (may be empty).
    void comeToFront(const QString& activationToken);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addPage(Page* page);
    void connectDocuments();
    void makeFileActions();
    void makePageActions();
    void makeBuildActions();
    void makeHelpActions();
    void updateDocument();
    void updateEnabled();
    void updateActs();
    bool offers(PageId id, const char* button) const;
    void openWheel(const QString& path);
    void openLog(const QString& path);
    void pressOnPage(PageId id, const char* button);
    void askAgain();
    void saveRecord();
    void openTerminalInRun();
    void openTerminalOnDevice();
    void copyCommand();
    void showPalette();
    void showPreferences();
    void stepFinding(int direction);
    void stepPage(int direction);
    void stepPane(int direction);
    void showField(const QString& field);

    Session& m_session;
    UserPreferences& m_preferences;
    ActionCollection* m_actions;
    Documents* m_documents;
    Autosave* m_autosave;
    Rail* m_rail;
    QStackedWidget* m_stack;
    StatusFeed* m_status;
    QToolBar* m_toolBar = nullptr;
    RunAttention* m_attention;
    FocusKeeper* m_focus = nullptr;
    QMap<PageId, Page*> m_pages;
    QList<PageId> m_visited; ///< for Alt+Left and Alt+Right
    int m_visitedAt = -1;
    bool m_stepping = false;
};

} // namespace cw
