// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

/// Starting and reaping a program in a session of its own: what PtyProcess and SessionProcess share. Any thread.
namespace cw::child {

struct Request
{
    QString program; ///< an absolute path, a path below the working directory, or a name looked up on PATH
    QStringList arguments = {};
    QMap<QString, QString> environment = {}; ///< added to the caller's
    QStringList unsetEnvironment = {};       ///< removed from the caller's; nothing else is taken away
    QString workingDirectory = {};           ///< must exist; empty: the caller's
};

/// Gives the child its descriptors 0, 1 and 2; false, with errno set, ends the start. It runs between fork and execve in
/// a copy of a process that may have threads: only async-signal-safe calls.
using Attach = bool (*)(const void* data);

/// Forks and executes; waits until the program is executed. The program leads a session of its own, gets the default
/// signal handlers, an empty signal mask and no descriptor but those three. Missing: no such program or folder; Process:
/// it cannot be executed. The caller reaps the pid that is given.
Result<qint64> start(const Request& request, Attach attach, const void* data);

/// A descriptor that becomes readable when the process ends; -1 where the kernel has no pidfd_open (before 5.3).
int openPid(qint64 pid);

/// How a child ended.
struct End
{
    int exitCode = -1; ///< -1: ended by `signal`
    int signal = 0;
};

/// Whether the child has ended. It is not reaped: its number, and its group's, is given to nobody else meanwhile.
bool hasEnded(qint64 pid);
/// Takes the child's end, after which its number may be another process's; nothing while it runs.
std::optional<End> reap(qint64 pid);

/// The system's words for an errno.
QString errnoText(int code);

} // namespace cw::child
