// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/keeper.h"

#include "core/monitor/procreader.h"
#include "core/proc/linesplitter.h"

#include <cerrno>
#include <csignal>
#include <unistd.h>

namespace cw {

bool KeeperList::take(const QByteArray& line)
{
    const QList<QByteArray> words = line.simplified().split(' ');
    if (words.size() != 3)
        return false;
    bool pidFine = false;
    bool startFine = false;
    const StoppedProcess process{words[1].toLongLong(&pidFine), words[2].toULongLong(&startFine)};
    // Only a positive pid names one process: 0 and negative ones are groups.
    if (!pidFine || !startFine || process.pid <= 1)
        return false;
    if (words[0] == "stopped") {
        if (!m_stopped.contains(process))
            m_stopped.append(process);
        return true;
    }
    if (words[0] == "continued") {
        m_stopped.removeAll(process);
        return true;
    }
    return false;
}

int KeeperList::continueAll() const
{
    const ProcReader reader;
    int count = 0;
    for (const StoppedProcess& process : m_stopped) {
        const auto now = reader.stat(process.pid);
        if (now && now->start == process.start && ::kill(static_cast<pid_t>(process.pid), SIGCONT) == 0)
            ++count;
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
    return 0;
}

} // namespace cw
