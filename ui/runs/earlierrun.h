// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/runs/runnews.h"

#include <QHash>

namespace cw {

/// An earlier run of the same thing, to compare a running one with.
struct EarlierRun
{
    RunDirectory run; ///< null: there is none
    qint64 created = 0;
    qint64 ms = 0; ///< how long it took
    QList<ProgressPoint> progress;
    QHash<QString, qint64> usualMs; ///< how long each thing took to make
};

/// The newest run before `run` that built something with the same title from its beginning to its end. Blocking: reads
/// journals and measurements; for a worker.
EarlierRun findEarlierRun(const RunDirectory& run, const QString& title);

} // namespace cw
