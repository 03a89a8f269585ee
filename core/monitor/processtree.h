// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/monitor/processgroup.h"
#include "core/monitor/procreader.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <utility>
#include <vector>

namespace cw {

/// A process of the build that is watched.
struct BuildProcess
{
    ProcessStat stat;
    QStringList arguments; ///< read again while the process is young, since it execs
    ProcessGroup group = ProcessGroup::Other;
    QString what;
};

/// Finds the processes of one build: Bazel's server of an output base with all it started, and the client with all it
/// started. A process that was found stays ours until it ends, also when its parent ends before it (the kernel then gives
/// it to another parent). Not shared between threads.
class ProcessTree
{
public:
    explicit ProcessTree(ProcReader reader, const QString& outputBase);

    /// The client that we started; 0: none.
    void setClient(qint64 pid);

    /// Reads the table anew (of foreign processes only those that are new, and all of them every tenth time). Compilers are in the list once per compilation: a driver that compiles in a child (clang,
    /// nvcc) is Other while that child lives.
    const std::vector<BuildProcess>& update();
    const std::vector<BuildProcess>& processes() const { return m_processes; }

    /// The server's pid, 0 when it does not run. Read from server/server.pid.txt below the output base and believed only
    /// if that process has the output base in its arguments.
    qint64 serverPid() const { return m_server; }

private:
    struct Known
    {
        QStringList arguments;
        QByteArray comm;
        int readings = 0;
        ProcessGroup group = ProcessGroup::Other;
        QString what;
    };
    using Key = std::pair<qint64, quint64>; ///< pid and start

    qint64 findServer() const;
    Known describe(BuildProcess& process, Known known);
    void findRoots();
    std::vector<ProcessStat> readTable();
    void relate();

    ProcReader m_reader;
    QString m_outputBase;
    qint64 m_client = 0;
    quint64 m_clientStart = 0;
    qint64 m_server = 0;
    quint64 m_serverStart = 0;
    std::vector<BuildProcess> m_processes;
    QHash<Key, Known> m_known;
    QSet<qint64> m_foreign; ///< pids that are somebody else's and are not read at every turn
    int m_readings = 0;
};

} // namespace cw
