// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/keeper.h"

#include "core/monitor/procreader.h"
#include "core/proc/linesplitter.h"
#include "core/run/processend.h"

#include <QFile>

#include <cerrno>
#include <csignal>
#include <functional>
#include <unistd.h>

namespace cw {
namespace {

constexpr int politeMs = 2000; ///< for the sessions and for the actions of a build
constexpr int serverMs = 3000; ///< for Bazel's server, from its SIGTERM on
constexpr int killMs = 2000;   ///< for what was killed to be gone
constexpr int stepMs = 100;

bool isPathWord(const QByteArray& word)
{
    return word == "base" || word == "socket";
}

/// Waits until `gone`, doing `each` in between; false when it took longer.
bool waitUntil(int limitMs, const std::function<bool()>& gone, const std::function<void()>& each = {})
{
    for (int waited = 0; waited < limitMs; waited += stepMs) {
        if (gone())
            return true;
        if (each)
            each();
        ::usleep(stepMs * 1000);
    }
    return gone();
}

/// Everything of one output base: the actions politely, so that the cancelled command ends and the server can keep what it
/// knows; then the server; then whatever minds neither.
void endBuild(const QString& outputBase)
{
    const ProcessEnd processes(outputBase);
    processes.continueAll();
    processes.terminateActions();
    const auto onlyServer = [&processes] { return processes.living() <= (processes.server() > 0 ? 1 : 0); };
    // A command that is being cancelled may begin one more action.
    waitUntil(politeMs, onlyServer, [&processes] { processes.terminateActions(); });
    const auto gone = [&processes] { return processes.living() == 0; };
    processes.terminateServer();
    if (waitUntil(onlyServer() ? serverMs : stepMs, gone))
        return;
    processes.killAll();
    waitUntil(killMs, gone, [&processes] { processes.killAll(); });
}

} // namespace

bool KeeperList::take(const QByteArray& line)
{
    const QList<QByteArray> words = line.simplified().split(' ');
    if (words.size() == 1 && words[0] == "over") {
        m_sessions.clear();
        m_bases.clear();
        m_sockets.clear();
        return true;
    }
    if (words.size() == 2 && isPathWord(words[0])) {
        const QString path = QFile::decodeName(QByteArray::fromPercentEncoding(words[1]));
        if (!path.startsWith(QLatin1Char('/')) || path.size() < 2)
            return false;
        QStringList& paths = words[0] == "base" ? m_bases : m_sockets;
        if (!paths.contains(path))
            paths.append(path);
        return true;
    }
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

QByteArray KeeperList::lines() const
{
    QByteArray text;
    const auto processes = [&text](const char* word, const QList<KeptProcess>& list) {
        for (const KeptProcess& process : list)
            text += QByteArray(word) + ' ' + QByteArray::number(process.pid) + ' ' + QByteArray::number(process.start)
                    + '\n';
    };
    const auto places = [&text](const char* word, const QStringList& list) {
        for (const QString& path : list)
            text += QByteArray(word) + ' ' + QFile::encodeName(path).toPercentEncoding("/") + '\n';
    };
    processes("stopped", m_stopped);
    processes("session", m_sessions);
    places("base", m_bases);
    places("socket", m_sockets);
    return text;
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
    for (const QString& path : list.sockets())
        ::unlink(QFile::encodeName(path).constData());
    if (list.outputBases().isEmpty())
        waitUntil(politeMs, [&list] { return list.signalSessions(0) == 0; });
    for (const QString& outputBase : list.outputBases())
        endBuild(outputBase);
    list.signalSessions(SIGKILL);
    return 0;
}

} // namespace cw
