// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QMainWindow>
#include <QMap>

class QAction;
class QStackedWidget;

namespace cw {

class ActionCollection;
class Rail;
class Session;
class StatusLine;

/// The one window: rail, page, status line, menus. It connects pages and session and does nothing by itself.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Session& session, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showPage(PageId page);
    PageId currentPage() const;
    Page* page(PageId id) const { return m_pages.value(id); }

    /// Opens a configuration, a wheel or a log, by what the file is. Asks about unsaved changes first.
    void openFile(const QString& path);

    /// Restores geometry, page and document of the last time.
    void restore();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addPage(Page* page);
    void makeActions();
    void makeMenus();
    void updateDocument();
    void updateEnabled();
    bool mayLeaveDocument(); ///< saved, or the user said that the changes may go
    bool save();
    bool saveAs();
    void newConfiguration();
    void openWithDialog();
    void stepFinding(int direction);
    void showField(const QString& field);
    void stepPage(int direction);
    void remember(const QString& path);
    void fillRecentMenu();

    Session& m_session;
    ActionCollection* m_actions;
    Rail* m_rail;
    QStackedWidget* m_stack;
    StatusLine* m_status;
    QMap<PageId, Page*> m_pages;
    QMenu* m_recentMenu = nullptr;
    QList<PageId> m_visited; ///< for Alt+Left and Alt+Right
    int m_visitedAt = -1;
    bool m_stepping = false;
};

} // namespace cw
