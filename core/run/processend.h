// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/monitor/procreader.h"

#include <QString>

#include <vector>

namespace cw {

/// Signals to every process of one output base: the client that we started, the server that names this output base in its
/// arguments, and all that they started, also what outlived a server that was killed (it works below the output base, has
/// no terminal, and its parent is gone). Found anew at every call and identified by pid and start time, so nobody
/// else's process is ever meant. Costs one reading of the process table.
class ProcessEnd
{
public:
    explicit ProcessEnd(const QString& outputBase, qint64 client = 0) : m_outputBase(outputBase), m_client(client) {}

    int living() const;            ///< processes that have not ended
    qint64 server() const;         ///< the server's pid, 0: none
    int continueAll() const;       ///< SIGCONT to those in state T; how many
    void terminateServer() const;  ///< SIGTERM
    void terminateActions() const; ///< SIGTERM to all but the server and the client: a cancelled build waits for them
    void killAll() const;          ///< SIGKILL, the server first, so that it starts nothing anew

private:
    std::vector<ProcessStat> all(qint64* server = nullptr) const;

    QString m_outputBase;
    qint64 m_client;
};

} // namespace cw
