// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>

namespace cw {

/// A program to run to its end. Program and arguments, never a shell string.
struct ProcessRequest
{
    QString program;
    QStringList arguments = {};
    QMap<QString, QString> environment = {}; ///< added to the caller's
    QStringList unsetEnvironment = {};
    QString workingDirectory = {};
    QByteArray input = {};                 ///< standard input; empty: closed
    int timeoutMs = 30000;                 ///< 0: none
    qint64 outputLimit = 64 * 1024 * 1024; ///< bytes of each stream; beyond it the program is ended
    int silenceMs = 0;                     ///< ended after so long without a byte on either stream; 0: never
    bool holdInput = false; ///< standard input stays open until the program ends, so that it can see that we are gone
    /// Asked about twenty times a second, in the caller's thread; true ends the program.
    std::function<bool()> cancelled = {};
};

struct ProcessOutcome
{
    int exitCode = -1;
    bool crashed = false;
    bool timedOut = false;
    bool overLimit = false;
    bool silent = false;    ///< ended for ProcessRequest::silenceMs
    bool cancelled = false; ///< ended for ProcessRequest::cancelled
    QByteArray output;
    QByteArray errors;

    bool succeeded() const { return exitCode == 0 && !crashed && !timedOut && !overLimit && !silent && !cancelled; }
};

/// Runs to the end and waits. An error only when the program could not be started (Missing or Process); everything
/// else is in the outcome. Blocks: for probes and the command line, never for a window's thread.
Result<ProcessOutcome> runProcess(const ProcessRequest& request);

/// The absolute path of a program on PATH, or "".
QString findProgram(const QString& name);

} // namespace cw
