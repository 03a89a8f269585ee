// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/processend.h"

#include "core/monitor/processtree.h"

#include <csignal>

namespace cw {
namespace {

/// The process that was found, unless its pid has meanwhile become somebody else's.
void send(const ProcReader& reader, const ProcessStat& found, int signal)
{
    const auto now = reader.stat(found.pid);
    if (now && now->start == found.start && now->state != 'Z')
        ::kill(static_cast<pid_t>(found.pid), signal);
}

} // namespace

int ProcessEnd::living() const
{
    ProcessTree tree(ProcReader(), m_outputBase);
    tree.setClient(m_client);
    int count = 0;
    for (const BuildProcess& process : tree.update())
        count += process.stat.state != 'Z';
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
    ProcessTree tree(reader, m_outputBase);
    tree.setClient(m_client);
    int count = 0;
    for (const BuildProcess& process : tree.update()) {
        if (process.stat.state == 'T') {
            send(reader, process.stat, SIGCONT);
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

void ProcessEnd::killAll() const
{
    const ProcReader reader;
    ProcessTree tree(reader, m_outputBase);
    tree.setClient(m_client);
    const std::vector<BuildProcess> all = tree.update();
    for (const bool server : {true, false}) {
        for (const BuildProcess& process : all) {
            if ((process.stat.pid == tree.serverPid()) == server)
                send(reader, process.stat, SIGKILL);
        }
    }
}

} // namespace cw
