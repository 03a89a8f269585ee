// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/processend.h"

#include "core/monitor/processtree.h"

#include <QFileInfo>

#include <algorithm>
#include <csignal>
#include <optional>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// The process that was found, unless its pid has meanwhile become somebody else's.
void send(const ProcReader& reader, const ProcessStat& found, int signal)
{
    const auto now = reader.stat(found.pid);
    if (now && now->start == found.start && now->state != 'Z')
        ::kill(static_cast<pid_t>(found.pid), signal);
}

bool isBelow(const QString& path, const QString& folder)
{
    return !folder.isEmpty() && (path == folder || path.startsWith(folder + u'/'));
}

/// Processes that a killed server left: they work below the output base and nobody of theirs is their parent any more, so
/// they cannot be found from the server down. A person's shell that stands there has a terminal.
std::vector<ProcessStat> straysOf(const ProcReader& reader, const QString& outputBase)
{
    std::vector<ProcessStat> found;
    const QString resolved = QFileInfo(outputBase).canonicalFilePath();
    if (resolved.size() < 2)
        return found;
    std::vector<ProcessStat> children;
    for (const qint64 pid : reader.pids()) {
        const auto stat = reader.stat(pid);
        if (!stat || stat->terminal != 0 || stat->pid == ::getpid())
            continue;
        const auto parent = stat->ppid > 1 ? reader.stat(stat->ppid) : std::nullopt;
        const bool orphan = stat->ppid == 1 || !parent || parent->comm == "systemd";
        const bool below = isBelow(reader.workingDirectory(pid), resolved);
        // A server that is just starting has not written its pid yet.
        if (orphan && (below || reader.arguments(pid).contains("--output_base="_L1 + outputBase)))
            found.push_back(*stat);
        else if (!orphan)
            children.push_back(*stat);
    }
    for (bool more = true; more;) {
        more = false;
        for (auto it = children.begin(); it != children.end();) {
            const auto isParent = [&it](const ProcessStat& other) { return other.pid == it->ppid; };
            if (std::none_of(found.begin(), found.end(), isParent)) {
                ++it;
                continue;
            }
            found.push_back(*it);
            it = children.erase(it);
            more = true;
        }
    }
    return found;
}

} // namespace

std::vector<ProcessStat> ProcessEnd::all(qint64* server) const
{
    const ProcReader reader;
    ProcessTree tree(reader, m_outputBase);
    tree.setClient(m_client);
    std::vector<ProcessStat> found;
    for (const BuildProcess& process : tree.update())
        found.push_back(process.stat);
    if (server)
        *server = tree.serverPid();
    for (const ProcessStat& stray : straysOf(reader, m_outputBase)) {
        const auto same = [&stray](const ProcessStat& known) { return known.pid == stray.pid; };
        if (std::none_of(found.begin(), found.end(), same))
            found.push_back(stray);
    }
    return found;
}

int ProcessEnd::living() const
{
    int count = 0;
    for (const ProcessStat& process : all())
        count += process.state != 'Z';
    return count;
}

qint64 ProcessEnd::server() const
{
    ProcessTree tree(ProcReader(), m_outputBase);
    tree.update();
    return tree.serverPid();
}

int ProcessEnd::continueAll() const
{
    const ProcReader reader;
    int count = 0;
    for (const ProcessStat& process : all()) {
        if (process.state == 'T') {
            send(reader, process, SIGCONT);
            ++count;
        }
    }
    return count;
}

void ProcessEnd::terminateServer() const
{
    const ProcReader reader;
    ProcessTree tree(reader, m_outputBase);
    for (const BuildProcess& process : tree.update()) {
        if (process.stat.pid == tree.serverPid())
            send(reader, process.stat, SIGTERM);
    }
}

void ProcessEnd::terminateActions() const
{
    const ProcReader reader;
    qint64 serverPid = 0;
    for (const ProcessStat& process : all(&serverPid)) {
        if (process.pid != serverPid && process.pid != m_client)
            send(reader, process, SIGTERM);
    }
}

void ProcessEnd::killAll() const
{
    const ProcReader reader;
    qint64 serverPid = 0;
    const std::vector<ProcessStat> found = all(&serverPid);
    for (const bool server : {true, false}) {
        for (const ProcessStat& process : found) {
            if ((process.pid == serverPid) == server)
                send(reader, process, SIGKILL);
        }
    }
}

} // namespace cw
