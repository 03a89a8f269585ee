// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/remainingtime.h"
#include "ui/plots/plotpane.h"
#include "ui/plots/pointpyramid.h"

namespace cw {

class ProgressCanvas;

struct CountTraits
{
    static double position(const CountPoint& point) { return point.seconds; }
    static double weight(const CountPoint& point) { return point.done; }
};
using CountSeries = PointPyramid<CountPoint, CountTraits>;

/// How far a build is: actions done over time, the total that Bazel knows of, and a forecast with its uncertainty; an
/// earlier run in grey. Slope is speed, a flat line is a stall.
class ProgressPlot : public PlotPane
{
    Q_OBJECT

public:
    explicit ProgressPlot(QWidget* parent = nullptr);

    void clear();
    void append(const QList<CountPoint>& points);
    /// The last run of the same plan, to compare with; `name` is what stands at its end.
    void setEarlier(const QList<CountPoint>& points, const QString& name);
    /// `now`: seconds since the run began. A run that is over has no forecast.
    void setNow(double now, bool live);

    const std::optional<RemainingTime>& remaining() const { return m_remaining; }
    const CountSeries& series() const { return m_series; }

private:
    void update();
    QString makeSentence() const;
    QVariant tableValue(int row, int column) const;

    CountSeries m_series;
    QList<CountPoint> m_earlier;
    std::optional<RemainingTime> m_remaining;
    double m_now = 0;
    bool m_live = false;
    ProgressCanvas* m_canvas;
};

} // namespace cw
