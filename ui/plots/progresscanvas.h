// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/endlabels.h"
#include "ui/plots/progressplot.h"
#include "ui/plots/timecanvas.h"

namespace cw {

/// Draws a ProgressPlot.
class ProgressCanvas : public TimeCanvas
{
    Q_OBJECT

public:
    ProgressCanvas(const CountSeries& series, QWidget* parent);

    void setEarlier(const QList<CountPoint>& points, const QString& name);
    void setForecast(double now, bool live, const std::optional<RemainingTime>& remaining);
    void clear();

protected:
    void rebuild(double from, double to, int pixels) override;
    QList<CursorItem::Line> readout(double seconds) const override;
    double snapped(double seconds, int steps) const override;
    void applyTokens(const Tokens& tokens) override;

private:
    void drawForecast();

    const CountSeries& m_series;
    CountSeries m_earlier;
    QString m_earlierName;
    std::optional<RemainingTime> m_remaining;
    double m_now = 0;
    bool m_live = false;
    QCPGraph* m_late; ///< the band's lower edge
    QCPGraph* m_early;
    QCPGraph* m_earlierGraph;
    QCPGraph* m_likely;
    QCPGraph* m_doneGraph;
    QCPItemLine* m_totalLine;
    EndLabels* m_labels;
};

} // namespace cw
