// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/datacolour.h"
#include "ui/plots/plotpane.h"
#include "ui/plots/pointpyramid.h"

#include <array>

namespace cw {

class MemoryCanvas;

/// One measurement as it is drawn: MiB by group, from the bottom of the stack to its top.
struct StackPoint
{
    static constexpr int mostGroups = 6;
    double seconds = 0; ///< since the run began
    std::array<float, mostGroups> mib = {};
    float swapMiB = 0;

    float total() const;
};

struct StackTraits
{
    static double position(const StackPoint& point) { return point.seconds; }
    static double weight(const StackPoint& point) { return double(point.total()); }
};
using StackSeries = PointPyramid<StackPoint, StackTraits>;

/// A layer of the stack.
struct StackGroup
{
    QString name;
    DataColour colour = DataColour::Other;
    bool hatched = false; ///< told apart without colour
};

/// The memory of a build: stacked areas by group under the limit's line. The question it answers is the distance between
/// the upper edge and that line, so every thinned picture keeps the largest sums. Swap has its own strip, there only when
/// swap was used.
class MemoryPlot : public PlotPane
{
    Q_OBJECT

public:
    explicit MemoryPlot(QWidget* parent = nullptr);

    /// At most StackPoint::mostGroups, from the bottom to the top. Forgets all points.
    void setGroups(const QList<StackGroup>& groups);
    /// MiB; 0: none.
    void setLimit(double mib);
    void clear();
    void append(const QList<StackPoint>& points);
    /// The largest process at the moment of the peak, for the sentence: "cc1plus, mul.pic.o".
    void setPeakCause(const QString& cause);
    /// The run goes on: the sentence says what is used now, and the latest values stand beside the curves.
    void setLive(bool live);

    const StackSeries& series() const { return m_series; }
    const StackPoint& peak() const { return m_peak; }

private:
    void update();
    QString makeSentence() const;
    QVariant tableValue(int row, int column) const;

    QList<StackGroup> m_groups;
    StackSeries m_series;
    StackPoint m_peak;
    QString m_peakCause;
    double m_limit = 0;
    bool m_live = false;
    MemoryCanvas* m_canvas;
};

} // namespace cw
