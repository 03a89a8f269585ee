// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/monitor/memorysample.h"
#include "core/monitor/processtree.h"

#include <QHash>
#include <QList>

#include <utility>

namespace cw {

/// Measures the memory of one build: call measure() at least twice a second (a timer of the runner's). It costs the
/// listing of the machine's processes, one `stat` and one `status` file per process of the build, and every tenth time a
/// `stat` of every process; tests/bench/bench_monitor measures it.
/// Not shared between threads; no clock of its own.
class Sampler
{
public:
    static constexpr int largestCount = 8;

    /// `outputBase` is Bazel's --output_base of this run.
    Sampler(ProcReader reader, const QString& outputBase);

    void setClient(qint64 pid) { m_tree.setClient(pid); }
    qint64 serverPid() const { return m_tree.serverPid(); }

    /// Reads everything now; `tMs` is the time on the run's clock that goes into the result.
    MemorySample measure(qint64 tMs);

    /// The processes of the last measurement (for whoever stops and continues compilers), biggest first.
    QList<ProcessReading> running() const;
    /// Compilers and linkers that have ended, largest peak first; at most `finishedLimit` with the largest peaks.
    QList<ProcessReading> finished() const;
    static constexpr int finishedLimit = 2000;

    qint64 peakTotalKiB() const { return m_peakTotalKiB; } ///< largest sum of one measurement
    int peakCompilers() const { return m_peakCompilers; }

private:
    using Key = std::pair<qint64, quint64>;

    ProcReader m_reader;
    ProcessTree m_tree;
    QHash<Key, ProcessReading> m_running;
    QList<ProcessReading> m_finished;
    qint64 m_peakTotalKiB = 0;
    int m_peakCompilers = 0;
};

} // namespace cw
