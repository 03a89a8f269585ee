// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/monitor/memorysample.h"
#include "core/run/runstatus.h"
#include "ui/look/datacolour.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace cw {

/// One action that runs now: a process of the last measurement, with Bazel's own words for it where they name the same
/// file, or an action that Bazel speaks of and of which no process is seen.
struct ActionRow
{
    QString key;    ///< stays the same while the action runs
    QString name;   ///< "mul.cc"
    QString folder; ///< "tensorflow/lite/kernels"
    QString program;
    ProcessGroup group = ProcessGroup::Other;
    qint64 ms = -1;      ///< since it was first seen; -1: not known
    qint64 kib = -1;     ///< resident; -1: no process is seen
    qint64 peakKiB = 0;  ///< by the kernel's VmHWM
    qint64 usualMs = -1; ///< how long it took in an earlier run; -1: not known
    bool stopped = false;

    bool operator==(const ActionRow&) const = default;
};

/// The rows, the largest memory first. `usual`: durations of an earlier run by what was made. Pure.
QList<ActionRow> actionRows(const RunStatus& status, const std::optional<MemorySample>& latest,
                            const QHash<QString, qint64>& usual);

/// "Compiler", "Linker" …
QString groupName(ProcessGroup group);
DataColour groupColour(ProcessGroup group);

} // namespace cw
