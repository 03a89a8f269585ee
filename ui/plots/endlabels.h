// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace cw {

/// What stands at the end of each curve in place of a legend: a swatch, a name and the latest value in bold. Labels that
/// would touch are moved apart.
class EndLabels : public QCPAbstractItem
{
public:
    struct Label
    {
        double value = 0; ///< on the vertical axis
        QString name;
        QString figure;   ///< the latest value, bold
        QColor fill = {}; ///< invalid: no swatch
        QColor edge = {};
        QColor ink = {};
        bool hatched = false;
    };

    EndLabels(QCustomPlot* plot, QCPAxisRect* rect);

    void setLabels(const QList<Label>& labels) { m_labels = labels; }
    /// The room that the labels need right of the axes, pixels.
    int neededWidth() const;

    double selectTest(const QPointF& position, bool onlySelectable, QVariant* details = nullptr) const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    QList<Label> m_labels;
    QCPAxisRect* m_rect;
};

/// The pattern of hatched areas: the fill with lines at 45° in the edge's colour.
QBrush hatchedBrush(const QColor& fill, const QColor& edge);

} // namespace cw
