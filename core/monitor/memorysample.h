// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/monitor/processgroup.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace cw {

/// One process in a measurement, or one that has ended.
struct ProcessReading
{
    qint64 pid = 0;
    quint64 start = 0; ///< clock ticks since boot; with the pid the process's name
    ProcessGroup group = ProcessGroup::Other;
    QString program;        ///< "cc1plus"
    QString what;           ///< see whatIsMade()
    qint64 residentKiB = 0; ///< 0 in a process that has ended
    qint64 peakKiB = 0;     ///< VmHWM, as last read before the end
    char state = '?';       ///< 'T': stopped
    qint64 cpuMs = 0;
    qint64 firstMs = 0; ///< when it was first seen, on the run's clock
    qint64 lastMs = 0;  ///< when it was last seen
    bool operator==(const ProcessReading&) const = default;
};

/// The build's memory at one moment. Everything in KiB; t in milliseconds since the run began.
struct MemorySample
{
    qint64 t = 0;
    std::array<qint64, processGroupCount> residentKiB = {}; ///< by ProcessGroup
    int compilers = 0; ///< running compilations: never above `jobs` (the proof of issue 2)
    int linkers = 0;
    int processes = 0;       ///< all of ours
    int stopped = 0;         ///< of them in state T
    qint64 availableKiB = 0; ///< the machine's MemAvailable
    qint64 swapUsedKiB = 0;
    std::optional<double> pressureSome = {}; ///< percent of the last 10 s, see MachineMemory
    std::optional<double> pressureFull = {};
    QList<ProcessReading> largest = {}; ///< biggest first, at most Sampler::largestCount; pid, start, what, sizes
    QList<ProcessReading> ended = {};   ///< compilers and linkers that ended since the last one, with their peaks

    qint64 totalKiB() const { return residentKiB[0] + residentKiB[1] + residentKiB[2] + residentKiB[3]; }
    bool operator==(const MemorySample&) const = default;
};

/// One line of JSON without its newline, short keys: docs/formats.md, "samples".
QByteArray toLine(const MemorySample& measurement);
/// Invalid: no such line. Unknown keys are left alone.
Result<MemorySample> memorySampleFromLine(QByteArrayView line);

/// Reads a file of such lines. A torn or damaged line is skipped; the first line ({"format":"crosswright-samples",
/// "version":1}) is checked, a newer version refused with Newer. Io, Missing.
Result<QList<MemorySample>> readMemorySamples(const QString& path);
/// The file's first line, without its newline.
QByteArray memorySamplesHeader();

} // namespace cw
