// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace cw {

/// What Bazel counted at one moment of a build.
struct CountPoint
{
    double seconds = 0; ///< since the run began
    double done = 0;
    double total = 0; ///< 0: not known

    bool operator==(const CountPoint&) const = default;
};

/// How long a build will go on, seconds from `now`.
struct RemainingTime
{
    double likely = 0;
    double low = 0;
    double high = 0;
    double perMinute = 0; ///< actions, over the whole build so far
};

/// Reckons from the counts of the present step (since `done` last fell). Bazel's actions differ a thousandfold in cost and
/// its total grows while it still loads, so this is a range, not a promise: the likely value mixes what the rest would take
/// at the speed of the whole step and at that of its last third (2:3), and, where there is an earlier run, what that took
/// from the same count on, at this run's pace (7:3). The range is as wide as the speeds of six equal parts of the past
/// differ, narrower where many such parts are left. Nothing before ten seconds and ten actions, without a total, or when
/// nothing was done for a third of the time. Pure.
std::optional<RemainingTime> remainingTime(const QList<CountPoint>& points, double now,
                                           const QList<CountPoint>& earlier = {});

} // namespace cw
