// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/progresscanvas.h"

#include "ui/look/metrics.h"
#include "ui/plots/elapsedticker.h"
#include "ui/widgets/figures.h"

namespace cw {

ProgressCanvas::ProgressCanvas(const CountSeries& series, QWidget* parent)
    : TimeCanvas(parent)
    , m_series(series)
    , m_late(addGraph())
    , m_early(addGraph())
    , m_earlierGraph(addGraph())
    , m_likely(addGraph())
    , m_doneGraph(addGraph())
    , m_totalLine(new QCPItemLine(this))
    , m_labels(new EndLabels(this, axisRect()))
{
    QCPAxisRect* rect = axisRect();
    rect->setAutoMargins(QCP::msLeft | QCP::msBottom | QCP::msTop);
    rect->setMinimumMargins(QMargins(space::large, space::small, 0, space::tiny));
    rect->axis(QCPAxis::atBottom)->setTicker(QSharedPointer<ElapsedTicker>::create());
    auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
    ticker->setTickStep(1);
    ticker->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
    ticker->setTickCount(4);
    rect->axis(QCPAxis::atLeft)->setTicker(ticker);
    rect->axis(QCPAxis::atLeft)->setNumberFormat(QStringLiteral("f"));
    rect->axis(QCPAxis::atLeft)->setNumberPrecision(0);
    for (QCPGraph* graph : {m_late, m_early, m_earlierGraph, m_likely, m_doneGraph}) {
        graph->setAdaptiveSampling(false);
        graph->setSelectable(QCP::stNone);
    }
    m_late->setChannelFillGraph(m_early);
    m_totalLine->start->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_totalLine->end->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_totalLine->setSelectable(false);
    m_totalLine->setVisible(false);
}

void ProgressCanvas::setEarlier(const QList<CountPoint>& points, const QString& name)
{
    m_earlier.clear();
    for (const CountPoint& point : points)
        m_earlier.append(point);
    m_earlierName = name;
    refresh();
}

void ProgressCanvas::setForecast(double now, bool live, const std::optional<RemainingTime>& remaining)
{
    m_now = now;
    m_live = live;
    m_remaining = remaining;
    double end = live ? now : 0;
    if (!m_series.isEmpty())
        end = std::max(end, m_series.points().last().seconds);
    if (remaining)
        end = std::max(end, now + remaining->high);
    setSpan(0, end);
    refresh();
}

void ProgressCanvas::clear()
{
    setCursorPlace(std::nullopt);
    setSpan(0, 60);
    resetZoom();
    refresh();
}

void ProgressCanvas::applyTokens(const Tokens& tokens)
{
    TimeCanvas::applyTokens(tokens);
    QColor band = tokens.compilers;
    band.setAlphaF(0.18F);
    m_late->setPen(Qt::NoPen);
    m_early->setPen(Qt::NoPen);
    m_late->setBrush(band);
    m_earlierGraph->setPen(QPen(tokens.fieldEdge, 1.5));
    m_likely->setPen(QPen(tokens.compilers, 1.5, Qt::DashLine));
    m_doneGraph->setPen(QPen(tokens.compilers, 2));
    m_doneGraph->setAntialiased(true);
    m_totalLine->setPen(QPen(tokens.text, 1, Qt::DotLine));
}

void ProgressCanvas::rebuild(double from, double to, int pixels)
{
    const auto fill = [&](QCPGraph* graph, const CountSeries& series) {
        QVector<QCPGraphData> curve;
        for (const CountPoint& point : series.between(from, to, pixels))
            curve.append(QCPGraphData(point.seconds, point.done));
        graph->data()->set(curve, true);
    };
    fill(m_doneGraph, m_series);
    fill(m_earlierGraph, m_earlier);
    const CountPoint last = m_series.isEmpty() ? CountPoint() : m_series.points().last();
    // What is done stays done while nothing changes: the line goes on to this moment.
    if (m_live && !m_series.isEmpty() && m_now > last.seconds)
        m_doneGraph->data()->add(QCPGraphData(m_now, last.done));
    drawForecast();
    // Of the earlier run only what is in the picture.
    const qsizetype seen = m_earlier.indexAt(to);
    const double earlier = seen < 0 ? 0 : m_earlier.points().at(seen).done;
    axisRect()->axis(QCPAxis::atLeft)->setRange(0, std::max({10.0, last.total * 1.1, last.done * 1.1, earlier * 1.1}));
    m_totalLine->setVisible(last.total > 0);
    m_totalLine->start->setCoords(0, last.total);
    m_totalLine->end->setCoords(1, last.total);

    const Tokens& colours = tokens();
    QList<EndLabels::Label> labels;
    if (last.total > 0 && (m_live || last.total > last.done))
        labels.append({last.total, tr("in all"), Figures::number(qint64(last.total)), {}, {}, colours.text});
    if (!m_series.isEmpty() && !m_remaining)
        labels.append({last.done, tr("done"), Figures::number(qint64(last.done)), {}, {}, colours.text});
    if (!m_earlier.isEmpty())
        labels.append({earlier, m_earlierName, {}, {}, {}, colours.secondary});
    m_labels->setLabels(labels);
    axisRect()->setMargins(QMargins(0, 0, m_labels->neededWidth(), 0));
}

void ProgressCanvas::drawForecast()
{
    for (QCPGraph* graph : {m_late, m_early, m_likely})
        graph->data()->clear();
    if (!m_remaining || m_series.isEmpty())
        return;
    const CountPoint& last = m_series.points().last();
    m_likely->data()->add(QCPGraphData(m_now, last.done));
    m_likely->data()->add(QCPGraphData(m_now + m_remaining->likely, last.total));
    // The band: from here to the total, early at its upper edge, late at its lower one.
    m_early->data()->add(QCPGraphData(m_now, last.done));
    m_early->data()->add(QCPGraphData(m_now + m_remaining->low, last.total));
    m_early->data()->add(QCPGraphData(m_now + m_remaining->high, last.total));
    m_late->data()->add(QCPGraphData(m_now, last.done));
    m_late->data()->add(QCPGraphData(m_now + m_remaining->high, last.total));
}

QList<CursorItem::Line> ProgressCanvas::readout(double seconds) const
{
    const qsizetype at = m_series.indexAt(seconds);
    if (at < 0)
        return {};
    const CountPoint& point = m_series.points().at(at);
    QList<CursorItem::Line> lines{
        {Figures::clock(qint64(seconds * 1000)), tr("%1 done").arg(Figures::number(qint64(point.done))), {}, true}};
    if (point.total > 0)
        lines.append({tr("in all"), Figures::number(qint64(point.total))});
    if (const qsizetype before = m_earlier.indexAt(seconds); before >= 0)
        lines.append({m_earlierName, Figures::number(qint64(m_earlier.points().at(before).done))});
    return lines;
}

double ProgressCanvas::snapped(double seconds, int steps) const
{
    if (m_series.isEmpty())
        return seconds;
    const qsizetype at = m_series.indexAt(seconds) + steps;
    return m_series.points().at(std::clamp<qsizetype>(at, 0, m_series.size() - 1)).seconds;
}

} // namespace cw
