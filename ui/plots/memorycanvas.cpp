// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/memorycanvas.h"

#include "ui/look/metrics.h"
#include "ui/plots/elapsedticker.h"
#include "ui/plots/memoryticker.h"
#include "ui/widgets/figures.h"

namespace cw {
namespace {

constexpr int swapHeight = 34;

qint64 kib(double mib)
{
    return qint64(mib * 1024);
}

} // namespace

MemoryCanvas::MemoryCanvas(const StackSeries& series, const StackPoint& peak, QWidget* parent)
    : TimeCanvas(parent)
    , m_series(series)
    , m_peak(peak)
    , m_margins(new QCPMarginGroup(this))
    , m_area(new StackArea(this, axisRect()))
    , m_labels(new EndLabels(this, axisRect()))
    , m_limitLine(new QCPItemLine(this))
{
    QCPAxisRect* rect = axisRect();
    rect->setAutoMargins(QCP::msLeft | QCP::msBottom | QCP::msTop);
    rect->setMarginGroup(QCP::msLeft, m_margins);
    rect->setMinimumMargins(QMargins(space::large, space::small, 0, space::tiny));
    rect->axis(QCPAxis::atBottom)->setTicker(QSharedPointer<ElapsedTicker>::create());
    rect->axis(QCPAxis::atLeft)->setTicker(QSharedPointer<MemoryTicker>::create());
    m_limitLine->start->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_limitLine->end->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_limitLine->setSelectable(false);
    m_limitLine->setVisible(false);
}

void MemoryCanvas::setGroups(const QList<StackGroup>& groups)
{
    m_groups = groups;
    applyTokens(tokens());
    refresh();
}

void MemoryCanvas::setLimit(double mib)
{
    m_limit = mib;
    m_limitLine->setVisible(mib > 0);
    m_limitLine->start->setCoords(0, mib);
    m_limitLine->end->setCoords(1, mib);
    refresh();
}

void MemoryCanvas::setSwapUsed(double mib)
{
    m_swapUsed = std::max(m_swapUsed, mib);
    if (!m_swapRect)
        makeSwapStrip();
}

void MemoryCanvas::clear()
{
    m_swapUsed = 0;
    removeSwapStrip();
    m_area->setPoints({}, 0, 1, 1);
    setCursorPlace(std::nullopt);
    setSpan(0, 60);
    resetZoom();
    refresh();
}

void MemoryCanvas::makeSwapStrip()
{
    m_swapRect = new QCPAxisRect(this);
    plotLayout()->addElement(1, 0, m_swapRect);
    m_swapRect->setAutoMargins(QCP::msLeft | QCP::msBottom);
    m_swapRect->setMarginGroup(QCP::msLeft, m_margins);
    m_swapRect->setMinimumSize(0, swapHeight);
    m_swapRect->setMaximumSize(QWIDGETSIZE_MAX, swapHeight);
    m_swapRect->setSizeConstraintRect(QCPLayoutElement::scrInnerRect);
    QCPAxis* bottom = m_swapRect->axis(QCPAxis::atBottom);
    QCPAxis* left = m_swapRect->axis(QCPAxis::atLeft);
    bottom->setTicker(QSharedPointer<ElapsedTicker>::create());
    auto ticker = QSharedPointer<MemoryTicker>::create();
    ticker->setTickCount(1);
    left->setTicker(ticker);
    for (QCPAxis* axis : {bottom, left}) {
        axis->setLayer(QStringLiteral("axes"));
        axis->grid()->setLayer(QStringLiteral("grid"));
    }
    m_swapGraph = addGraph(bottom, left);
    m_swapGraph->setAdaptiveSampling(false);
    m_swapGraph->setSelectable(QCP::stNone);
    m_swapLabels = new EndLabels(this, m_swapRect);
    axisRect()->axis(QCPAxis::atBottom)->setTickLabels(false);
    applyTokens(tokens());
}

void MemoryCanvas::removeSwapStrip()
{
    if (!m_swapRect)
        return;
    removeGraph(m_swapGraph);
    removeItem(m_swapLabels);
    plotLayout()->remove(m_swapRect);
    plotLayout()->simplify();
    m_swapRect = nullptr;
    m_swapGraph = nullptr;
    m_swapLabels = nullptr;
    axisRect()->axis(QCPAxis::atBottom)->setTickLabels(true);
}

void MemoryCanvas::applyTokens(const Tokens& tokens)
{
    TimeCanvas::applyTokens(tokens);
    m_area->setGroups(m_groups, tokens);
    if (m_swapGraph) {
        m_swapGraph->setPen(QPen(edgeOf(DataColour::Swap, tokens), 1));
        m_swapGraph->setBrush(fillOf(DataColour::Swap, tokens));
    }
    m_limitLine->setPen(QPen(tokens.limit, 1.5));
}

void MemoryCanvas::updateScale()
{
    // Never below the limit, so that the picture does not jump and the distance to the limit is always seen.
    const double upper = std::max({64.0, m_limit * 1.12, double(m_peak.total()) * 1.1});
    axisRect()->axis(QCPAxis::atLeft)->setRange(0, upper);
    if (m_swapRect)
        m_swapRect->axis(QCPAxis::atLeft)->setRange(0, std::max(64.0, m_swapUsed * 1.15));
}

void MemoryCanvas::rebuild(double from, double to, int pixels)
{
    updateScale();
    // One column per pixel of the screen: the eye sees no more.
    const int columns = int(pixels * devicePixelRatioF());
    const QList<StackPoint> shown = m_series.between(from, to, columns);
    m_area->setPoints(shown, from, to, columns);
    if (m_swapGraph) {
        QVector<QCPGraphData> swap;
        swap.reserve(shown.size());
        for (const StackPoint& point : shown)
            swap.append(QCPGraphData(point.seconds, double(point.swapMiB)));
        m_swapGraph->data()->set(swap, true);
    }
    updateLabels();
}

void MemoryCanvas::updateLabels()
{
    const Tokens& colours = tokens();
    QList<EndLabels::Label> labels;
    if (m_limit > 0)
        labels.append({m_limit, {}, tr("Limit %1").arg(Figures::memory(kib(m_limit))), {}, {}, colours.limit});
    if (!m_series.isEmpty()) {
        // Beside the end of the curves: their latest values; of a run that is over, those of the peak, since at the end
        // nothing runs any more.
        const StackPoint& point = m_live ? m_series.points().last() : m_peak;
        double height = 0;
        for (qsizetype i = 0; i < m_groups.size(); ++i) {
            const double value = double(point.mib.at(std::size_t(i)));
            const StackGroup& group = m_groups.at(i);
            if (value >= 1) {
                labels.append({height + value / 2, group.name, Figures::memory(kib(value)),
                               fillOf(group.colour, colours), edgeOf(group.colour, colours), colours.text,
                               group.hatched});
            }
            height += value;
        }
        if (height >= 1)
            labels.append({height + axisRect()->axis(QCPAxis::atLeft)->range().upper * 0.04,
                           m_live ? tr("Total") : tr("Peak"),
                           Figures::memory(kib(height)),
                           {},
                           {},
                           colours.text});
    }
    m_labels->setLabels(labels);
    int width = m_labels->neededWidth();
    if (m_swapLabels) {
        m_swapLabels->setLabels(
            {{m_swapUsed / 2, tr("Swap"), Figures::memory(kib(double(m_series.points().last().swapMiB))),
              fillOf(DataColour::Swap, colours), edgeOf(DataColour::Swap, colours), colours.text}});
        width = std::max(width, m_swapLabels->neededWidth());
        m_swapRect->setMargins(QMargins(0, 0, width, 0));
    }
    axisRect()->setMargins(QMargins(0, 0, width, 0));
}

QList<CursorItem::Line> MemoryCanvas::readout(double seconds) const
{
    const qsizetype at = m_series.indexAt(seconds);
    if (at < 0)
        return {};
    const StackPoint& point = m_series.points().at(at);
    QList<CursorItem::Line> lines{
        {Figures::clock(qint64(point.seconds * 1000)), Figures::memory(kib(double(point.total()))), {}, true}};
    for (qsizetype i = m_groups.size() - 1; i >= 0; --i) {
        const double value = double(point.mib.at(std::size_t(i)));
        if (value >= 0.5)
            lines.append({m_groups.at(i).name, Figures::memory(kib(value)), fillOf(m_groups.at(i).colour, tokens())});
    }
    if (point.swapMiB > 0)
        lines.append({tr("Swap"), Figures::memory(kib(double(point.swapMiB))), fillOf(DataColour::Swap, tokens())});
    return lines;
}

double MemoryCanvas::snapped(double seconds, int steps) const
{
    if (m_series.isEmpty())
        return seconds;
    const qsizetype at = m_series.indexAt(seconds) + steps;
    return m_series.points().at(std::clamp<qsizetype>(at, 0, m_series.size() - 1)).seconds;
}

} // namespace cw
