// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/runsummary.h"

#include <QFileSystemWatcher>
#include <QList>
#include <QObject>
#include <QTimer>

namespace cw {

/// All runs, the newest first, kept up to date: the folder of runs and the journals of those that go on are watched, and
/// what changed is read again off the window's thread, at most once a second. While a run goes on it is also looked at
/// every five seconds, since a runner that was killed changes no file.
class RunList : public QObject
{
    Q_OBJECT

public:
    explicit RunList(QObject* parent = nullptr);

    const QList<RunSummary>& runs() const { return m_runs; }
    bool isLoaded() const { return m_loaded; }
    void refresh();

Q_SIGNALS:
    void changed();

private:
    void load();
    void take(const QList<RunSummary>& runs);

    QFileSystemWatcher m_watcher;
    QTimer m_soon;
    QTimer m_pulse;
    QList<RunSummary> m_runs;
    bool m_loading = false;
    bool m_again = false; ///< something changed while it was being read
    bool m_loaded = false;
};

} // namespace cw
