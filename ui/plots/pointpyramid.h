// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <algorithm>

namespace cw {

/// A growing series that can be shown at any zoom in constant time. Level 0 holds every point; each level above keeps one
/// of two neighbours: the one with the larger weight, so that no peak ever vanishes and what is kept was really measured
/// (a stack stays consistent). Appending costs two copies per point in all, a picture of n points costs O(n + log size).
/// `Traits` gives `static double position(const Point&)` (never falls) and `static double weight(const Point&)`.
template <typename Point, typename Traits>
class PointPyramid
{
public:
    void clear() { m_levels = {{}}; }
    qsizetype size() const { return m_levels.first().size(); }
    bool isEmpty() const { return m_levels.first().isEmpty(); }
    const QList<Point>& points() const { return m_levels.first(); }

    void append(const Point& point)
    {
        m_levels.first().append(point);
        for (qsizetype level = 0; m_levels.at(level).size() % 2 == 0; ++level) {
            if (level + 1 == m_levels.size())
                m_levels.append(QList<Point>());
            const QList<Point>& below = m_levels.at(level);
            const Point& left = below.at(below.size() - 2);
            const Point& right = below.last();
            const Point kept = Traits::weight(right) > Traits::weight(left) ? right : left;
            m_levels[level + 1].append(kept);
        }
    }

    /// The index of the point at or before a position; 0 when all lie behind it, -1 in an empty series.
    qsizetype indexAt(double position) const
    {
        const QList<Point>& all = points();
        const auto after = std::upper_bound(all.cbegin(), all.cend(), position, [](double value, const Point& point) {
            return value < Traits::position(point);
        });
        return all.isEmpty() ? -1 : std::max<qsizetype>(0, after - all.cbegin() - 1);
    }

    /// At least the points between two positions and one on either side, thinned to about `most` (never more than twice).
    QList<Point> between(double from, double to, qsizetype most) const
    {
        QList<Point> shown;
        if (isEmpty())
            return shown;
        const qsizetype first = indexAt(from);
        const qsizetype end = std::min(size(), indexAt(to) + 2);
        qsizetype level = 0;
        while (level + 1 < m_levels.size() && (end - first) >> level > most)
            ++level;
        qsizetype at = (first >> level) << level;
        shown.reserve(((end - at) >> level) + level + 2);
        // Whole blocks of this level, then the rest of the series from the levels below.
        for (; level >= 0; --level) {
            const qsizetype blocks = std::min(end >> level, m_levels.at(level).size());
            for (qsizetype block = at >> level; block < blocks; ++block)
                shown.append(m_levels.at(level).at(block));
            at = std::max(at, blocks << level);
        }
        return shown;
    }

private:
    QList<QList<Point>> m_levels = {{}};
};

} // namespace cw
