// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/proc/childprocess.h"

#include <QByteArray>
#include <QObject>

class QSocketNotifier;
class QTimer;

namespace cw {

/// A program without a terminal, leader of a session of its own; standard input is empty, both output streams are one.
/// When it has ended, what it left in its process group is ended too, and only then is it reaped: a group's number is
/// signalled only while the leader holds it, so it can never be one that the kernel has given to somebody else.
///
/// Lives in a thread with an event loop; the signals come from there.
class SessionProcess : public QObject
{
    Q_OBJECT

public:
    explicit SessionProcess(QObject* parent = nullptr);
    /// Ends the group and waits a second at most for the program.
    ~SessionProcess() override;

    Status start(const child::Request& request); ///< errors as child::start()
    bool isRunning() const { return m_pid > 0; }
    qint64 processId() const { return m_pid; } ///< 0 when nothing runs; its process group too
    void signalAll(int signal);                ///< to the whole group; nothing when the program was reaped

Q_SIGNALS:
    void output(const QByteArray& bytes); ///< as it came, up to 64 KiB at a time
    /// The program was reaped, its group ended, and everything it wrote given out. `signal` 0: it ended by itself with
    /// `exitCode`; else that signal ended it, and `exitCode` is -1.
    void finished(int exitCode, int signal);

private:
    void read();
    void lookForEnd();
    void release();
    void closeOutput();

    qint64 m_pid = 0;
    int m_output = -1;
    int m_pidFd = -1;
    QSocketNotifier* m_reader = nullptr;
    QSocketNotifier* m_ender = nullptr;
    QTimer* m_poll = nullptr; ///< only where the kernel has no pidfd_open (before 5.3)
};

} // namespace cw
