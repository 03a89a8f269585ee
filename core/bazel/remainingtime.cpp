// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/remainingtime.h"

#include <algorithm>
#include <cmath>

namespace cw {
namespace {

constexpr double leastSeconds = 10;
constexpr double leastActions = 10;
constexpr int parts = 6;

/// Actions done at a moment, between two points on the straight line.
double doneAt(const QList<CountPoint>& points, qsizetype first, double seconds)
{
    auto after = std::upper_bound(points.cbegin() + first, points.cend(), seconds,
                                  [](double value, const CountPoint& point) { return value < point.seconds; });
    if (after == points.cend())
        return points.last().done;
    if (after == points.cbegin() + first)
        return after->done;
    const CountPoint& before = *(after - 1);
    const double share = (seconds - before.seconds) / std::max(1e-9, after->seconds - before.seconds);
    return before.done + (after->done - before.done) * share;
}

/// How an earlier run stood when it had done as much: the time that it had taken for that, and what it took from there.
struct Standing
{
    double before = 0;
    double rest = 0;
};

std::optional<Standing> restOf(const QList<CountPoint>& earlier, double done)
{
    const auto same =
        std::find_if(earlier.cbegin(), earlier.cend(), [done](const CountPoint& point) { return point.done >= done; });
    if (same == earlier.cend())
        return std::nullopt;
    return Standing{same->seconds - earlier.first().seconds, earlier.last().seconds - same->seconds};
}

} // namespace

std::optional<RemainingTime> remainingTime(const QList<CountPoint>& points, double now,
                                           const QList<CountPoint>& earlier)
{
    if (points.isEmpty())
        return std::nullopt;
    qsizetype first = points.size() - 1;
    while (first > 0 && points.at(first - 1).done <= points.at(first).done)
        --first;
    const CountPoint& start = points.at(first);
    const CountPoint& last = points.last();
    const double elapsed = now - start.seconds;
    const double done = last.done - start.done;
    const double left = last.total - last.done;
    if (last.total <= 0 || left < 0 || elapsed < leastSeconds || done < leastActions)
        return std::nullopt;

    const double whole = done / elapsed;
    const double recent = (last.done - doneAt(points, first, now - elapsed / 3)) / (elapsed / 3);
    if (recent <= 0)
        return std::nullopt;
    // Times are mixed, not speeds: when a build slows down, what is left is of the slow kind.
    double likely = left * (0.4 / whole + 0.6 / recent);
    if (const auto then = restOf(earlier, last.done); then && then->before > 0)
        likely = likely * 0.3 + then->rest * std::clamp(elapsed / then->before, 0.2, 5.0) * 0.7;
    double spread = 0;
    for (int part = 0; part < parts; ++part) {
        const double from = start.seconds + elapsed * part / parts;
        const double to = start.seconds + elapsed * (part + 1) / parts;
        const double here = (doneAt(points, first, to) - doneAt(points, first, from)) / (to - from);
        spread += (here - whole) * (here - whole) / parts;
    }
    // What is left is made of so many parts like those of the past: their deviations cancel out.
    const double alike = std::max(1.0, likely / (elapsed / parts));
    const double share = std::clamp(
        std::sqrt(spread / alike) / whole + std::abs(recent - whole) / (recent + whole) * 0.5 + 0.05, 0.1, 0.6);
    return RemainingTime{likely, likely * (1 - share), likely / (1 - share), whole * 60};
}

} // namespace cw
