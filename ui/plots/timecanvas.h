// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/tokens.h"
#include "ui/plots/cursoritem.h"

#include <qcustomplot.h>

namespace cw {

/// The drawing surface of a plot over time. Ctrl and the wheel, + and − zoom in time; dragging pans; 0, Home or a double
/// click show the whole again; left and right move the cursor by one point, with Shift by a twentieth of the picture; Esc
/// takes the cursor away. What is drawn is rebuilt from the data at most once per event loop and only while it is seen.
class TimeCanvas : public QCustomPlot
{
    Q_OBJECT

public:
    explicit TimeCanvas(QWidget* parent);

    /// Everything there is, in seconds. The picture follows it unless it is zoomed.
    void setSpan(double from, double to);
    bool isZoomed() const { return m_zoomed; }
    void resetZoom();
    void zoomBy(double factor, double centre);
    void panBy(double seconds);
    void setCursorPlace(std::optional<double> seconds);
    std::optional<double> cursorPlace() const { return m_cursor->place(); }
    /// The cursor's box as one line, for screen readers; empty without a cursor.
    QString cursorText() const;
    /// The data or the look changed.
    void refresh();
    void setReadingName(const QString& name, const QString& sentence);
    /// Draws now what refresh() asked for (measurements, pictures).
    void rebuildNow();

Q_SIGNALS:
    void zoomChanged(bool zoomed);
    void cursorMoved();

protected:
    /// Puts between `from` and `to` on the graphs, at about one point per pixel.
    virtual void rebuild(double from, double to, int pixels) = 0;
    virtual QList<CursorItem::Line> readout(double seconds) const = 0;
    /// The moment of the point nearest to `seconds`, `steps` points further.
    virtual double snapped(double seconds, int steps) const = 0;
    virtual void applyTokens(const Tokens& tokens);
    void styleAxes(QCPAxisRect* rect, const Tokens& tokens);
    const Tokens& tokens() const { return Tokens::of(palette()); }

    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void setShown(double from, double to);
    void moveCursor(int steps);
    void fitTicks();

    CursorItem* m_cursor;
    QString m_name;
    QString m_sentence;
    double m_from = 0;
    double m_to = 60;
    double m_shownFrom = 0;
    double m_shownTo = 60;
    std::optional<double> m_dragged; ///< where the mouse took hold
    bool m_zoomed = false;
    bool m_pending = false; ///< a rebuild is queued
    bool m_stale = true;    ///< to be rebuilt when seen again
    bool m_styled = false;
};

} // namespace cw
