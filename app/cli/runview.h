// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/run/logfollower.h"
#include "core/run/runreader.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QTimer>

namespace cw {
class UnixSignals;
}

namespace cw::cli {

/// How a run is watched from a terminal, from a file or as JSON lines. Reads the run's folder; the only thing it ever
/// asks of the runner is to stop, and only where `stopOnInterrupt` says so.
struct RunViewOptions
{
    bool stopOnInterrupt = false; ///< Ctrl-C stops the run (`build`); else it only ends the looking (`attach`)
    bool logFromStart = false;    ///< the whole log, else its last lines
    bool logInJson = false;       ///< also log lines as JSON objects
};

class RunView : public QObject
{
    Q_OBJECT

public:
    /// `interrupts` reports Ctrl-C. The caller makes it before the run is started, so that no Ctrl-C ends the watching alone.
    RunView(const RunDirectory& run, const RunViewOptions& options, const Console& console, UnixSignals& interrupts);

    /// Watches until the run is over or Ctrl-C detaches; gives the exit code of the command line.
    int watch();

    /// The last object of every JSON stream of a run: result, run, reason, sentence, folder.
    static QJsonObject resultObject(const RunDirectory& run, const RunStatus& status);
    static int exitCodeOf(const RunStatus& status);
    /// "3 min 12 s"; nothing is shorter than 0 s.
    static QString duration(qint64 milliseconds);
    /// One line for people: step, progress, compilers, memory, limit.
    static QString statusLine(const RunStatus& status);
    /// What is said of a runner that does not answer; "" of any other.
    static QString silence(const RunStatus& status);
    /// Watches a run whose folder was deleted until its runner is gone; gives the exit code.
    static int watchWithoutFolder(const RunDirectory& run, const Console& console);

private:
    void look();
    void interrupted();
    void showEvents(const QList<JournalEvent>& events);
    void showEvent(const JournalEvent& event);
    void readLog(qint64 size, bool last);
    void showLine(const LogLine& line);
    void tellSilence();
    void paint();
    void erase();
    int end();

    RunReader m_reader;
    RunViewOptions m_options;
    const Console& m_console;
    LogFollower m_log;
    QTimer m_timer;
    QElapsedTimer m_sinceLine; ///< off a terminal: the last progress line
    bool m_firstLook = true;
    qint64 m_lastShown = 0;  ///< sequence of the last event that was shown
    bool m_terminal = false; ///< standard error is one
    bool m_silent = false;   ///< it was said that the runner does not answer
    QString m_painted;       ///< the status line that stands on the terminal
    int m_interrupts = 0;
    int m_exitCode = -1; ///< -1: the run goes on
};

} // namespace cw::cli
