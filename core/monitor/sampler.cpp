// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/monitor/sampler.h"

#include <algorithm>
#include <utility>

namespace cw {
namespace {

QString programName(const BuildProcess& process)
{
    if (process.group == ProcessGroup::Server || process.arguments.isEmpty())
        return QString::fromUtf8(process.stat.comm);
    const QString& first = process.arguments.first();
    return first.sliced(first.lastIndexOf(u'/') + 1);
}

void sortByResident(QList<ProcessReading>& list)
{
    std::sort(list.begin(), list.end(), [](const ProcessReading& a, const ProcessReading& b) {
        return a.residentKiB != b.residentKiB ? a.residentKiB > b.residentKiB : a.pid < b.pid;
    });
}

bool peaksHigher(const ProcessReading& a, const ProcessReading& b)
{
    return a.peakKiB != b.peakKiB ? a.peakKiB > b.peakKiB : a.firstMs < b.firstMs;
}

} // namespace

Sampler::Sampler(ProcReader reader, const QString& outputBase) : m_reader(reader), m_tree(std::move(reader), outputBase)
{}

MemorySample Sampler::measure(qint64 tMs)
{
    MemorySample result;
    result.t = tMs;
    const MachineMemory machine = m_reader.machine();
    result.availableKiB = machine.availableKiB;
    result.swapUsedKiB = machine.swapTotalKiB - machine.swapFreeKiB;
    result.pressureSome = machine.pressureSome;
    result.pressureFull = machine.pressureFull;

    QHash<Key, ProcessReading> running;
    for (const BuildProcess& process : m_tree.update()) {
        const Key key{process.stat.pid, process.stat.start};
        ProcessReading reading = m_running.value(key);
        if (reading.pid == 0) {
            reading.pid = process.stat.pid;
            reading.start = process.stat.start;
            reading.firstMs = tMs;
        }
        // A process that began as a driver's fork may have become the compiler since.
        reading.group = process.group;
        reading.program = programName(process);
        reading.what = process.what;
        reading.state = process.stat.state;
        reading.cpuMs = qint64(process.stat.cpuTicks) * 1000 / ProcReader::ticksPerSecond();
        reading.lastMs = tMs;
        reading.residentKiB = process.stat.residentKiB;
        // VmHWM also knows the peak between two readings; after exec it starts anew, so it is not mixed with older ones.
        if (const std::optional<ProcessMemory> memory = m_reader.memory(process.stat.pid);
            memory && memory->peakKiB > 0) {
            reading.residentKiB = memory->residentKiB;
            reading.peakKiB = memory->peakKiB;
        }
        result.residentKiB[std::size_t(reading.group)] += reading.residentKiB;
        result.compilers += reading.group == ProcessGroup::Compiler;
        result.linkers += reading.group == ProcessGroup::Linker;
        result.stopped += reading.state == 'T';
        ++result.processes;
        running.insert(key, reading);
    }

    for (auto it = m_running.cbegin(); it != m_running.cend(); ++it) {
        const bool works = it->group == ProcessGroup::Compiler || it->group == ProcessGroup::Linker;
        if (works && !running.contains(it.key())) {
            result.ended.append(*it);
            result.ended.last().residentKiB = 0;
        }
    }
    std::sort(result.ended.begin(), result.ended.end(), peaksHigher);
    for (const ProcessReading& reading : std::as_const(result.ended)) {
        m_finished.insert(std::upper_bound(m_finished.begin(), m_finished.end(), reading, peaksHigher), reading);
        if (m_finished.size() > finishedLimit)
            m_finished.removeLast();
    }
    m_running = std::move(running);

    result.largest = this->running();
    if (result.largest.size() > largestCount)
        result.largest.resize(largestCount);
    m_peakTotalKiB = std::max(m_peakTotalKiB, result.totalKiB());
    m_peakCompilers = std::max(m_peakCompilers, result.compilers);
    return result;
}

QList<ProcessReading> Sampler::running() const
{
    QList<ProcessReading> list = m_running.values();
    sortByResident(list);
    return list;
}

QList<ProcessReading> Sampler::finished() const
{
    return m_finished;
}

} // namespace cw
