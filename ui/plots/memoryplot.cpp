// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/memoryplot.h"

#include "ui/plots/memorycanvas.h"
#include "ui/plots/seriestable.h"
#include "ui/widgets/figures.h"

#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

qint64 kib(double mib)
{
    return std::llround(mib * 1024);
}

} // namespace

float StackPoint::total() const
{
    return std::accumulate(mib.begin(), mib.end(), 0.0F);
}

MemoryPlot::MemoryPlot(QWidget* parent)
    : PlotPane(tr("Memory"), parent), m_canvas(new MemoryCanvas(m_series, m_peak, this))
{
    assemble(u"memoryPlot"_s, m_canvas,
             new SeriesTable(
                 {}, [this](int row, int column) { return tableValue(row, column); }, this));
    setGroups({{tr("Bazel"), DataColour::Bazel},
               {tr("Other"), DataColour::Other},
               {tr("Compilers"), DataColour::Compilers},
               {tr("Linkers"), DataColour::Linkers, true}});
}

void MemoryPlot::setGroups(const QList<StackGroup>& groups)
{
    m_groups = groups.mid(0, StackPoint::mostGroups);
    clear();
    m_canvas->setGroups(m_groups);
    QList<SeriesTable::Column> columns{{tr("Time", "column: since the run began")}};
    for (const StackGroup& group : std::as_const(m_groups))
        columns.append({tr("%1, MiB").arg(group.name), 0});
    columns.append({tr("Total, MiB"), 0});
    columns.append({tr("Swap, MiB"), 0});
    table()->setColumns(columns);
}

void MemoryPlot::setLimit(double mib)
{
    if (m_limit == mib)
        return;
    m_limit = mib;
    m_canvas->setLimit(mib);
    update();
}

void MemoryPlot::clear()
{
    table()->setCount(0);
    m_series.clear();
    m_peak = {};
    m_peakCause.clear();
    m_canvas->clear();
    update();
}

void MemoryPlot::append(const QList<StackPoint>& points)
{
    if (points.isEmpty())
        return;
    for (const StackPoint& point : points) {
        m_series.append(point);
        if (point.total() > m_peak.total())
            m_peak = point;
        if (point.swapMiB > 0)
            m_canvas->setSwapUsed(double(point.swapMiB));
    }
    table()->setCount(int(m_series.size()));
    update();
}

void MemoryPlot::setPeakCause(const QString& cause)
{
    m_peakCause = cause;
    update();
}

void MemoryPlot::setLive(bool live)
{
    m_live = live;
    m_canvas->setLive(live);
    update();
}

void MemoryPlot::update()
{
    if (!m_series.isEmpty())
        m_canvas->setSpan(0, m_series.points().last().seconds);
    setSentence(makeSentence());
    m_canvas->refresh();
}

QString MemoryPlot::makeSentence() const
{
    if (m_series.isEmpty())
        return tr("Nothing was measured yet.");
    const qint64 limit = kib(m_limit);
    const QString at = Figures::clock(qint64(m_peak.seconds * 1000));
    const QString cause = m_peakCause.isEmpty() ? QString() : tr(", in %1").arg(m_peakCause);
    if (!m_live) {
        return tr("Memory peaked at %1 at %2%3.", "memory of limit, time, cause")
            .arg(Figures::memoryOf(kib(double(m_peak.total())), limit), at, cause);
    }
    return tr("%1 now; the peak was %2 at %3%4.", "memory of limit, peak, time, cause")
        .arg(Figures::memoryOf(kib(double(m_series.points().last().total())), limit),
             Figures::memory(kib(double(m_peak.total()))), at, cause);
}

QVariant MemoryPlot::tableValue(int row, int column) const
{
    if (row < 0 || row >= m_series.size())
        return {};
    const StackPoint& point = m_series.points().at(row);
    const int groups = int(m_groups.size());
    if (column == 0)
        return Figures::clock(qint64(point.seconds * 1000));
    if (column <= groups)
        return double(point.mib.at(std::size_t(column - 1)));
    return column == groups + 1 ? double(point.total()) : double(point.swapMiB);
}

} // namespace cw
