// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>

class QSocketNotifier;
class QTimer;

namespace cw {

/// A program to run on a terminal of its own. Program and arguments, never a shell string.
struct PtyRequest
{
    QString program; ///< an absolute path, or a name looked up on PATH
    QStringList arguments = {};
    QMap<QString, QString> environment = {}; ///< added to the caller's
    QStringList unsetEnvironment = {};       ///< removed from the caller's; nothing else is taken away
    QString workingDirectory = {};           ///< must exist; empty: the caller's
    /// The window's size. Bazel cuts its progress lines at the width and its list of actions at the height.
    int rows = 50;
    int columns = 200;
    bool endsGroup = false; ///< what it leaves in its process group is ended with it, before it is reaped
};

/// A program in a session of its own with a pseudo-terminal as its controlling terminal. Bazel repaints its progress every
/// quarter of a second there; without a terminal it is silent for up to 24 s. The program gets the default signal
/// handlers, an empty signal mask and no descriptor but the terminal.
///
/// Losing the terminal is how the program learns that we are gone: when the master is closed (hangUp(), the destructor, or
/// this process dying, however it dies) the kernel sends SIGHUP to the program's session.
///
/// Lives in a thread with an event loop; the signals come from there.
class PtyProcess : public QObject
{
    Q_OBJECT

public:
    explicit PtyProcess(QObject* parent = nullptr);
    /// Hangs up, waits for nothing.
    ~PtyProcess() override;

    /// Missing: no such program or working directory. Process: no pseudo-terminal, or the program cannot be executed.
    Status start(const PtyRequest& request);

    bool isRunning() const { return m_pid > 0; }
    /// 0 when nothing runs. The program is the leader of its session, so this is its process group too.
    qint64 processId() const { return m_pid; }

    /// What Ctrl-C does: SIGINT to the terminal's foreground process group.
    void interrupt();
    /// To the program alone (not to its group). Ignored when it has ended.
    void sendSignal(int signal);
    /// To its whole process group; nothing when it was reaped.
    void signalAll(int signal);
    /// Keys typed into the terminal.
    void write(const QByteArray& text);
    /// Closes the master: SIGHUP to the session. `finished` follows when the program ends.
    void hangUp();

Q_SIGNALS:
    /// Raw bytes as they came, up to 64 KiB at a time; a character or an escape sequence may be cut between two of them.
    void output(const QByteArray& bytes);
    /// The program was reaped and everything it wrote has been given out. `signal` 0: it ended by itself with `exitCode`;
    /// else it was ended by that signal and `exitCode` is -1.
    void finished(int exitCode, int signal);

private:
    void readMaster();
    void reap();
    void closeMaster();

    qint64 m_pid = 0;
    int m_master = -1;
    int m_pidFd = -1;
    bool m_endsGroup = false;
    QSocketNotifier* m_reader = nullptr;
    QSocketNotifier* m_ender = nullptr;
    QTimer* m_poll = nullptr; ///< only where the kernel has no pidfd_open (before 5.3)
};

} // namespace cw
