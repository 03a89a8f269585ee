// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace cw {

class Session;

/// The acts on the file that the window works on: new, open, save, the recent ones, and the question about changes that
/// were not saved. Every dialog goes through Prompter.
class Documents : public QObject
{
    Q_OBJECT

public:
    Documents(Session& session, QWidget* window);

    static QString configurationEnding(); ///< ".cw.json"
    /// Where the last file was chosen, else the home folder.
    static QString lastFolder();

    bool mayLeave(); ///< saved, or the person said that the changes may go
    bool save();
    bool saveAs();
    void startNew();
    void openWithDialog();
    /// A configuration, a run's folder, a wheel or a log: by what it is. A configuration asks about changes first.
    void open(const QString& path);

    static QStringList recent(); ///< the newest first, at most ten
    void remember(const QString& path);
    void clearRecent();

Q_SIGNALS:
    void closed();                            ///< nothing is open now
    void configurationOpened();               ///< by open(), not by the session itself
    void runRequested(const QString& path);   ///< a run's folder, or its record (.cwrun)
    void wheelRequested(const QString& path); ///< to be deployed
    void logRequested(const QString& path);
    void recentChanged();

private:
    Session& m_session;
    QWidget* m_window;
};

} // namespace cw
