// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <optional>

namespace cw {

/// The cursor of a plot over time: a line at one moment and a small box that says what was measured there. It lives on a
/// layer of its own, so that moving it repaints nothing else.
class CursorItem : public QCPAbstractItem
{
public:
    struct Line
    {
        QString name;
        QString figure;
        QColor fill = {}; ///< invalid: no swatch
        bool strong = false;
    };

    explicit CursorItem(QCustomPlot* plot);

    void setPlace(std::optional<double> seconds) { m_seconds = seconds; }
    std::optional<double> place() const { return m_seconds; }
    void setLines(const QList<Line>& lines) { m_lines = lines; }
    const QList<Line>& lines() const { return m_lines; }

    double selectTest(const QPointF& position, bool onlySelectable, QVariant* details = nullptr) const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    std::optional<double> m_seconds;
    QList<Line> m_lines;
};

} // namespace cw
