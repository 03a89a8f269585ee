// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/memoryplot.h"

#include <qcustomplot.h>

namespace cw {

/// The stacked areas of a MemoryPlot, painted as one upright bar per pixel and group. A filled polygon costs its points
/// times the height of their swings (seen: 35 ms for 400 points of a busy build), bars cost the same whatever the data.
class StackArea : public QCPAbstractItem
{
public:
    StackArea(QCustomPlot* plot, QCPAxisRect* rect);

    /// From the bottom of the stack to its top.
    void setGroups(const QList<StackGroup>& groups, const Tokens& tokens);
    /// What stands between two moments, in `columns` columns: each shows the largest sum that was measured in it, and
    /// between two measurements a straight line.
    void setPoints(const QList<StackPoint>& points, double from, double to, int columns);

    double selectTest(const QPointF& position, bool onlySelectable, QVariant* details = nullptr) const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Layer
    {
        QBrush fill;
        QColor edge;
    };
    QCPAxisRect* m_rect;
    QList<Layer> m_layers;
    QList<StackPoint> m_columns;
    int m_firstColumn = 0; ///< before it nothing was measured
    int m_allColumns = 1;
};

} // namespace cw
