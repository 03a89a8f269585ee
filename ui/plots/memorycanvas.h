// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/endlabels.h"
#include "ui/plots/memoryplot.h"
#include "ui/plots/stackarea.h"
#include "ui/plots/timecanvas.h"

namespace cw {

/// Draws a MemoryPlot.
class MemoryCanvas : public TimeCanvas
{
    Q_OBJECT

public:
    MemoryCanvas(const StackSeries& series, const StackPoint& peak, QWidget* parent);

    void setGroups(const QList<StackGroup>& groups);
    void setLimit(double mib);
    void setLive(bool live) { m_live = live; }
    void setSwapUsed(double mib); ///< the largest so far
    void clear();

protected:
    void rebuild(double from, double to, int pixels) override;
    QList<CursorItem::Line> readout(double seconds) const override;
    double snapped(double seconds, int steps) const override;
    void applyTokens(const Tokens& tokens) override;

private:
    void makeSwapStrip();
    void removeSwapStrip();
    void updateLabels();
    void updateScale();

    const StackSeries& m_series;
    const StackPoint& m_peak;
    QList<StackGroup> m_groups;
    QCPAxisRect* m_swapRect = nullptr;
    QCPGraph* m_swapGraph = nullptr;
    QCPMarginGroup* m_margins;
    StackArea* m_area;
    EndLabels* m_labels;
    EndLabels* m_swapLabels = nullptr;
    QCPItemLine* m_limitLine;
    double m_limit = 0;
    double m_swapUsed = 0;
    bool m_live = false;
};

} // namespace cw
