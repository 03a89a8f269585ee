// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/monitor/processtree.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

// A process execs shortly after it was forked, and argv changes with it; afterwards it stays what it is.
constexpr int readingsUntilSettled = 3;

// A process that was not ours does not become ours, so it is not read again while its number is in the table. Its number
// could be given to one of ours between two readings only if all numbers were used up meanwhile; reading everything
// every few seconds ends even that.
constexpr int readingsBetweenFullOnes = 10;

} // namespace

ProcessTree::ProcessTree(ProcReader reader, const QString& outputBase)
    : m_reader(std::move(reader)), m_outputBase(QDir::cleanPath(outputBase))
{}

void ProcessTree::setClient(qint64 pid)
{
    const std::optional<ProcessStat> client = pid > 0 ? m_reader.stat(pid) : std::nullopt;
    m_client = client ? pid : 0;
    m_clientStart = client ? client->start : 0;
    m_foreign.clear();
}

qint64 ProcessTree::findServer() const
{
    QFile file(m_outputBase + "/server/server.pid.txt"_L1);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const qint64 pid = file.read(32).trimmed().toLongLong();
    if (pid <= 0)
        return 0;
    // The file outlives the server and its pid may be another's by now. Bazel may have resolved links in the path.
    const QStringList arguments = m_reader.arguments(pid);
    const QString resolved = QFileInfo(m_outputBase).canonicalFilePath();
    const bool ours = std::any_of(arguments.begin(), arguments.end(), [&](const QString& argument) {
        if (!argument.startsWith("--output_base="_L1))
            return false;
        const QString base = QDir::cleanPath(argument.sliced(14));
        return base == m_outputBase || (!resolved.isEmpty() && base == resolved);
    });
    return ours ? pid : 0;
}

void ProcessTree::findRoots()
{
    std::optional<ProcessStat> server = m_server > 0 ? m_reader.stat(m_server) : std::nullopt;
    if (server && server->start == m_serverStart && server->state != 'Z')
        return;
    m_server = findServer();
    server = m_server > 0 ? m_reader.stat(m_server) : std::nullopt;
    m_server = server ? m_server : 0;
    m_serverStart = server ? server->start : 0;
    if (m_server > 0)
        m_foreign.clear(); // its children may have been seen before it was known
}

std::vector<ProcessStat> ProcessTree::readTable()
{
    if (m_readings++ % readingsBetweenFullOnes == 0)
        m_foreign.clear();
    std::vector<ProcessStat> table;
    QSet<qint64> foreign;
    for (const qint64 pid : m_reader.pids()) {
        if (m_foreign.contains(pid))
            foreign.insert(pid);
        else if (std::optional<ProcessStat> stat = m_reader.stat(pid))
            table.push_back(std::move(*stat));
    }
    m_foreign = std::move(foreign);
    std::sort(table.begin(), table.end(), [](const auto& x, const auto& y) { return x.pid < y.pid; });
    return table;
}

const std::vector<BuildProcess>& ProcessTree::update()
{
    findRoots();
    const std::vector<ProcessStat> table = readTable();
    const auto find = [&table](qint64 pid) -> const ProcessStat* {
        const auto it =
            std::lower_bound(table.begin(), table.end(), pid, [](const auto& stat, qint64 p) { return stat.pid < p; });
        return it != table.end() && it->pid == pid ? &*it : nullptr;
    };
    const ProcessStat* server = m_server > 0 ? find(m_server) : nullptr;
    const ProcessStat* client = m_client > 0 ? find(m_client) : nullptr;
    if (client && client->start != m_clientStart)
        client = nullptr;

    // Ours: the two roots, what was ours before, and every child of one of ours. Few are ours, so a list of children
    // by parent and one walk from the roots is enough.
    std::vector<std::pair<qint64, const ProcessStat*>> children;
    children.reserve(table.size());
    for (const ProcessStat& stat : table)
        children.emplace_back(stat.ppid, &stat);
    std::sort(children.begin(), children.end(), [](const auto& a, const auto& b) { return a.first < b.first; });

    std::vector<const ProcessStat*> waiting;
    for (const ProcessStat* root : {server, client}) {
        if (root)
            waiting.push_back(root);
    }
    for (auto it = m_known.cbegin(); it != m_known.cend(); ++it) {
        if (const ProcessStat* stat = find(it.key().first); stat && stat->start == it.key().second)
            waiting.push_back(stat);
    }
    QHash<Key, Known> known;
    m_processes.clear();
    while (!waiting.empty()) {
        const ProcessStat* stat = waiting.back();
        waiting.pop_back();
        const Key key{stat->pid, stat->start};
        if (known.contains(key) || stat->state == 'Z')
            continue;
        const auto range = std::equal_range(children.begin(), children.end(), std::pair(stat->pid, stat),
                                            [](const auto& a, const auto& b) { return a.first < b.first; });
        for (auto it = range.first; it != range.second; ++it)
            waiting.push_back(it->second);
        BuildProcess process{*stat, {}, ProcessGroup::Other, {}};
        known.insert(key, describe(process, m_known.value(key)));
        // A child of the server that has not executed its program yet shares the server's memory: it would count twice.
        if (process.group != ProcessGroup::Server || stat->pid == m_server)
            m_processes.push_back(std::move(process));
    }
    for (const ProcessStat& stat : table) {
        if (!known.contains(Key(stat.pid, stat.start)))
            m_foreign.insert(stat.pid);
    }
    m_known = std::move(known);
    relate();
    return m_processes;
}

ProcessTree::Known ProcessTree::describe(BuildProcess& process, Known known)
{
    const bool execed = known.comm != process.stat.comm;
    if (execed || known.readings < readingsUntilSettled) {
        const QStringList arguments = m_reader.arguments(process.stat.pid);
        // A process that is ending has no arguments any more; what was known of it stays true.
        const bool ending = arguments.isEmpty() && !known.arguments.isEmpty() && !execed;
        if (!ending && (execed || arguments != known.arguments)) {
            known.arguments = arguments;
            known.comm = process.stat.comm;
            known.group =
                process.stat.pid == m_server ? ProcessGroup::Server : processGroup(known.comm, known.arguments);
            known.what = whatIsMade(known.arguments);
        }
        ++known.readings;
    }
    process.arguments = known.arguments;
    process.group = known.group;
    process.what = known.what;
    return known;
}

// What a parent says about its children and they about it.
void ProcessTree::relate()
{
    QHash<qint64, std::size_t> index;
    for (std::size_t i = 0; i < m_processes.size(); ++i)
        index.insert(m_processes[i].stat.pid, i);
    for (BuildProcess& process : m_processes) {
        if (process.group != ProcessGroup::Compiler && process.group != ProcessGroup::Linker)
            continue;
        for (auto it = index.constFind(process.stat.ppid); it != index.cend();
             it = index.constFind(m_processes[*it].stat.ppid)) {
            BuildProcess& above = m_processes[*it];
            // A driver that lets a child compile is no second compiler.
            if (process.group == ProcessGroup::Compiler && above.group == ProcessGroup::Compiler)
                above.group = ProcessGroup::Other;
            // Compilers that write to temporary files (nvcc's) or have a parameter file there: the driver knows better.
            if (process.what.isEmpty() && !above.what.isEmpty()) {
                process.what = above.what;
                m_known[Key(process.stat.pid, process.stat.start)].what = above.what;
            }
        }
    }
}

} // namespace cw
