// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/keeper.h"

#include "core/monitor/procreader.h"
#include "core/proc/linesplitter.h"

#include <cerrno>
#include <csignal>
#include <unistd.h>

namespace cw {
namespace {

constexpr int politeMs = 2000;

}

bool KeeperList::take(const QByteArray& line)
{
    const QList<QByteArray> words = line.simplified().split(' ');
    if (words.size() != 3)
        return false;
    bool pidFine = false;
    bool startFine = false;
    const KeptProcess process{words[1].toLongLong(&pidFine), words[2].toULongLong(&startFine)};
    // Only a positive pid names one process: 0 and negative ones are groups.
    if (!pidFine || !startFine || process.pid <= 1)
        return false;
    const bool stops = words[0] == "stopped" || words[0] == "continued";
    const bool begins = words[0] == "stopped" || words[0] == "session";
    if (!begins && words[0] != "continued" && words[0] != "ended")
        return false;
    QList<KeptProcess>& list = stops ? m_stopped : m_sessions;
    list.removeAll(process);
    if (begins)
        list.append(process);
    return true;
}

int KeeperList::continueAll() const
{
    const ProcReader reader;
    int count = 0;
    for (const KeptProcess& process : m_stopped) {
        const auto now = reader.stat(process.pid);
        if (now && now->start == process.start && ::kill(static_cast<pid_t>(process.pid), SIGCONT) == 0)
            ++count;
    }
    return count;
}

int KeeperList::signalSessions(int signal) const
{
    const ProcReader reader;
    int count = 0;
    for (const KeptProcess& leader : m_sessions) {
        // While a group has members its number is given to no other process; a leader that began at another time means
        // that the group is gone and the number somebody else's.
        const auto now = reader.stat(leader.pid);
        if (now && now->start != leader.start)
            continue;
        count += ::kill(static_cast<pid_t>(-leader.pid), signal) == 0;
    }
    return count;
}

int runKeeper(int descriptor)
{
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
        ::signal(number, SIG_IGN);
    KeeperList list;
    LineSplitter lines;
    char buffer[4096];
    for (;;) {
        const ssize_t size = ::read(descriptor, buffer, sizeof buffer);
        if (size < 0 && errno == EINTR)
            continue;
        if (size <= 0)
            break;
        for (const QByteArray& line : lines.feed(QByteArrayView(buffer, size)))
            list.take(line);
    }
    list.continueAll();
    list.signalSessions(SIGCONT);
    list.signalSessions(SIGTERM);
    for (int waited = 0; waited < politeMs && list.signalSessions(0) > 0; waited += 100)
        ::usleep(100 * 1000);
    list.signalSessions(SIGKILL);
    return 0;
}

} // namespace cw
