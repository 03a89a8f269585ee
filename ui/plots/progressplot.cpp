// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/progressplot.h"

#include "ui/plots/progresscanvas.h"
#include "ui/plots/seriestable.h"
#include "ui/widgets/figures.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace cw {

ProgressPlot::ProgressPlot(QWidget* parent)
    : PlotPane(tr("Progress"), parent), m_canvas(new ProgressCanvas(m_series, this))
{
    assemble(u"progressPlot"_s, m_canvas,
             new SeriesTable(
                 {{tr("Time", "column: since the run began")}, {tr("Actions done"), 0}, {tr("Actions in all"), 0}},
                 [this](int row, int column) { return tableValue(row, column); }, this));
    update();
}

void ProgressPlot::clear()
{
    table()->setCount(0);
    m_series.clear();
    m_remaining.reset();
    m_now = 0;
    m_earlier.clear();
    m_canvas->setEarlier({}, {});
    m_canvas->clear();
    update();
}

void ProgressPlot::append(const QList<CountPoint>& points)
{
    for (const CountPoint& point : points)
        m_series.append(point);
    table()->setCount(int(m_series.size()));
    if (!points.isEmpty())
        m_now = std::max(m_now, points.last().seconds);
    update();
}

void ProgressPlot::setEarlier(const QList<CountPoint>& points, const QString& name)
{
    m_earlier = points;
    m_canvas->setEarlier(points, name);
    update();
}

void ProgressPlot::setNow(double now, bool live)
{
    m_now = now;
    m_live = live;
    update();
}

void ProgressPlot::update()
{
    m_remaining = m_live ? remainingTime(m_series.points(), m_now, m_earlier) : std::nullopt;
    m_canvas->setForecast(m_now, m_live, m_remaining);
    setSentence(makeSentence());
    m_canvas->refresh();
}

QString ProgressPlot::makeSentence() const
{
    if (m_series.isEmpty())
        return m_live ? tr("Bazel has not counted any action yet.") : tr("No action was counted.");
    const CountPoint& last = m_series.points().last();
    const CountPoint& first = m_series.points().first();
    const QString done =
        last.total > 0
            ? tr("%1 of %2 actions").arg(Figures::number(qint64(last.done)), Figures::number(qint64(last.total)))
            : tr("%1 action(s)", nullptr, int(last.done)).arg(Figures::number(qint64(last.done)));
    if (m_remaining) {
        return tr("%1, %2 a minute.", "actions, speed")
            .arg(done, Figures::number(std::llround(m_remaining->perMinute)));
    }
    const double minutes = (last.seconds - first.seconds) / 60;
    if (!m_live && minutes > 0) {
        return tr("%1 in %2, %3 a minute.", "actions, duration, speed")
            .arg(done, Figures::duration(qint64((last.seconds - first.seconds) * 1000)),
                 Figures::number(std::llround((last.done - first.done) / minutes)));
    }
    return done + u'.';
}

QVariant ProgressPlot::tableValue(int row, int column) const
{
    if (row < 0 || row >= m_series.size())
        return {};
    const CountPoint& point = m_series.points().at(row);
    switch (column) {
    case 0: return Figures::clock(qint64(point.seconds * 1000));
    case 1: return point.done;
    default: return point.total > 0 ? QVariant(point.total) : QVariant();
    }
}

} // namespace cw
