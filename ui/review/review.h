// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"
#include "core/plan/plan.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace cw {

/// A file of the plan beside what lies on the disk now.
struct FileReview
{
    enum class State { New, Changed, Same };
    PlanFile file;
    State state = State::New;
    QByteArray disk; ///< what is there; empty when nothing is
    int added = 0;   ///< lines, against the disk
    int removed = 0;
};

/// What earlier runs of the same source on this machine took. Only what was measured; nothing is guessed.
struct EarlierRuns
{
    QString last; ///< id of the newest run with this output base, however it ended; "" when there is none
    std::optional<Plan> lastPlan;
    QString continues; ///< id of the run that did not end well and that the next one goes on from; "": none
    int finished = 0;  ///< succeeded ones, at most the newest five
    qint64 shortestMs = 0;
    qint64 longestMs = 0;
    qint64 peakKiB = 0;            ///< the highest of them
    QMap<QString, qint64> stepsMs; ///< by step id, of the newest one that succeeded
};

/// Everything that Review shows, as a value.
struct Review
{
    Plan plan;
    QString hash;
    QList<FileReview> files; ///< in the plan's order
    EarlierRuns earlier;
    QStringList present;  ///< ids of the steps whose results lie there already: they will be skipped
    QString cache;        ///< the folder that grows
    qint64 freeBytes = 0; ///< on its file system; 0: not known
    qint64 needBytes = 0; ///< about what a first build of this release writes there, by the catalog; 0: not known
    QString needSource;   ///< where that number comes from

    int count(FileReview::State state) const;
};

/// Makes the plan and compares it with the disk and with the last run. Blocking reads; any thread.
Result<Review> makeReview(const Configuration& configuration, const Catalog& catalog, const Facts& facts);

/// The plan's steps with limits and results as one text, for comparing two plans.
QByteArray stepsText(const Plan& plan);

/// What a step's program is given besides arguments, as NAME=value and "unset NAME" lines.
QString environmentText(const PlanStep& step);

} // namespace cw
