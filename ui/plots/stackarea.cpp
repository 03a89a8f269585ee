// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/stackarea.h"

#include "ui/plots/endlabels.h"

#include <cmath>

namespace cw {
namespace {

StackPoint between(const StackPoint& a, const StackPoint& b, double seconds)
{
    const double width = b.seconds - a.seconds;
    const auto share = float(width > 0 ? (seconds - a.seconds) / width : 0);
    StackPoint point = a;
    point.seconds = seconds;
    for (std::size_t i = 0; i < point.mib.size(); ++i)
        point.mib[i] += (b.mib[i] - a.mib[i]) * share;
    return point;
}

} // namespace

StackArea::StackArea(QCustomPlot* plot, QCPAxisRect* rect) : QCPAbstractItem(plot), m_rect(rect)
{
    setClipToAxisRect(true);
    setClipAxisRect(rect);
    setSelectable(false);
    setLayer(QStringLiteral("main"));
}

void StackArea::setGroups(const QList<StackGroup>& groups, const Tokens& tokens)
{
    m_layers.clear();
    for (const StackGroup& group : groups) {
        const QColor fill = fillOf(group.colour, tokens);
        m_layers.append({group.hatched ? hatchedBrush(fill, tokens.base) : QBrush(fill), edgeOf(group.colour, tokens)});
    }
}

void StackArea::setPoints(const QList<StackPoint>& points, double from, double to, int columns)
{
    m_columns.clear();
    m_firstColumn = 0;
    m_allColumns = std::max(1, columns);
    if (points.isEmpty())
        return;
    const double width = (to - from) / m_allColumns;
    m_firstColumn = std::max(0, int(std::floor((points.first().seconds - from) / width)));
    qsizetype next = 0; // the first point at or after this column's beginning
    for (int column = m_firstColumn; column < m_allColumns; ++column) {
        const double begin = from + width * column;
        while (next < points.size() && points.at(next).seconds < begin)
            ++next;
        if (next == points.size())
            break;
        if (points.at(next).seconds >= begin + width) {
            m_columns.append(next == 0 ? points.first()
                                       : between(points.at(next - 1), points.at(next), begin + width / 2));
            continue;
        }
        qsizetype largest = next;
        for (; next < points.size() && points.at(next).seconds < begin + width; ++next) {
            if (points.at(next).total() > points.at(largest).total())
                largest = next;
        }
        m_columns.append(points.at(largest));
    }
}

double StackArea::selectTest(const QPointF&, bool, QVariant*) const
{
    return -1;
}

void StackArea::draw(QCPPainter* painter)
{
    const QCPAxis* axis = m_rect->axis(QCPAxis::atLeft);
    const double perMib = (axis->coordToPixel(0) - axis->coordToPixel(1000)) / 1000;
    const double ground = axis->coordToPixel(0);
    const double width = double(m_rect->width()) / m_allColumns;
    // Where one column ends the next begins, on a whole pixel of the screen: no gap, whatever the widths.
    const double ratio = mParentPlot->bufferDevicePixelRatio();
    const auto edgeOfColumn = [&](qsizetype column) {
        return std::round((m_rect->left() + width * double(column)) * ratio) / ratio;
    };
    QList<double> height(m_columns.size(), 0);
    QList<QRectF> bars;
    QList<QRectF> edges;
    painter->setAntialiasing(false);
    painter->setPen(Qt::NoPen);
    for (qsizetype group = 0; group < m_layers.size(); ++group) {
        bars.clear();
        edges.clear();
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            const double value = double(m_columns.at(i).mib[std::size_t(group)]);
            if (value <= 0)
                continue;
            const double x = edgeOfColumn(m_firstColumn + i);
            const double broad = edgeOfColumn(m_firstColumn + i + 1) - x;
            if (broad <= 0)
                continue;
            const double bottom = ground - height.at(i) * perMib;
            height[i] += value;
            const double top = ground - height.at(i) * perMib;
            bars.append(QRectF(x, top, broad, bottom - top));
            edges.append(QRectF(x, top, broad, 1));
        }
        painter->setBrush(m_layers.at(group).fill);
        painter->drawRects(bars);
        painter->setBrush(m_layers.at(group).edge);
        painter->drawRects(edges);
    }
}

} // namespace cw
