// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/timecanvas.h"

#include "ui/look/metrics.h"
#include "ui/look/stylepaint.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace cw {
namespace {

constexpr double leastSpan = 5; // seconds

/// Pictures are of the role Chart; their description is the sentence, and the cursor's box once there is a cursor.
QAccessibleInterface* accessibleChart(const QString& className, QObject* object)
{
    Q_UNUSED(className)
    auto* canvas = qobject_cast<TimeCanvas*>(object);
    return canvas ? new QAccessibleWidget(canvas, QAccessible::Chart, canvas->accessibleName()) : nullptr;
}

} // namespace

TimeCanvas::TimeCanvas(QWidget* parent) : QCustomPlot(parent), m_cursor(new CursorItem(this))
{
    static const bool installed = [] {
        QAccessible::installFactory(accessibleChart);
        return true;
    }();
    Q_UNUSED(installed)
    setFocusPolicy(Qt::StrongFocus);
    setInteractions(QCP::iNone);
    setNoAntialiasingOnDrag(true);
    setMinimumSize(220, 96);
    axisRect()->axis(QCPAxis::atLeft)->setPadding(space::large); // its figures begin where the sentence begins
    plotLayout()->setRowSpacing(0);
    layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmBuffered);
    QLocale grouped;
    grouped.setNumberOptions(QLocale::DefaultNumberOptions);
    setLocale(grouped);
    connect(this, &QCustomPlot::afterLayout, this, &TimeCanvas::fitTicks);
}

void TimeCanvas::setSpan(double from, double to)
{
    to = std::max(to, from + leastSpan);
    if (m_from == from && m_to == to)
        return;
    m_from = from;
    m_to = to;
    if (!m_zoomed)
        setShown(from, to);
}

void TimeCanvas::setShown(double from, double to)
{
    m_shownFrom = from;
    m_shownTo = to;
    refresh();
}

void TimeCanvas::resetZoom()
{
    setShown(m_from, m_to);
    if (m_zoomed) {
        m_zoomed = false;
        Q_EMIT zoomChanged(false);
    }
}

void TimeCanvas::zoomBy(double factor, double centre)
{
    const double span = (m_shownTo - m_shownFrom) / factor;
    if (span >= m_to - m_from) {
        resetZoom();
        return;
    }
    const double width = std::max(leastSpan, span);
    const double share = (centre - m_shownFrom) / (m_shownTo - m_shownFrom);
    const double from = std::clamp(centre - width * share, m_from, m_to - width);
    setShown(from, from + width);
    if (!m_zoomed) {
        m_zoomed = true;
        Q_EMIT zoomChanged(true);
    }
}

void TimeCanvas::panBy(double seconds)
{
    if (!m_zoomed)
        return;
    const double width = m_shownTo - m_shownFrom;
    const double from = std::clamp(m_shownFrom + seconds, m_from, std::max(m_from, m_to - width));
    setShown(from, from + width);
}

void TimeCanvas::setCursorPlace(std::optional<double> seconds)
{
    if (!seconds && !m_cursor->place())
        return;
    m_cursor->setPlace(seconds);
    m_cursor->setLines(seconds ? readout(*seconds) : QList<CursorItem::Line>());
    if (m_styled) // before the first picture there is nothing to draw on
        layer(QStringLiteral("overlay"))->replot();
    setAccessibleDescription(seconds ? cursorText() : m_sentence);
    Q_EMIT cursorMoved();
}

QString TimeCanvas::cursorText() const
{
    QStringList parts;
    for (const CursorItem::Line& line : m_cursor->lines())
        parts.append(line.figure.isEmpty() ? line.name : line.name + QLatin1Char(' ') + line.figure);
    return parts.join(QStringLiteral(", "));
}

void TimeCanvas::setReadingName(const QString& name, const QString& sentence)
{
    m_sentence = sentence;
    if (accessibleName() != name)
        setAccessibleName(name);
    if (!m_cursor->place() && accessibleDescription() != sentence)
        setAccessibleDescription(sentence);
}

void TimeCanvas::refresh()
{
    m_stale = true;
    if (m_pending || !isVisible())
        return;
    m_pending = true;
    QMetaObject::invokeMethod(this, &TimeCanvas::rebuildNow, Qt::QueuedConnection);
}

void TimeCanvas::rebuildNow()
{
    m_pending = false;
    if (!m_stale)
        return;
    m_stale = false;
    if (!m_styled) {
        m_styled = true;
        applyTokens(tokens());
    }
    for (QCPAxisRect* rect : axisRects())
        rect->axis(QCPAxis::atBottom)->setRange(m_shownFrom, m_shownTo);
    rebuild(m_shownFrom, m_shownTo, std::max(60, axisRect()->width()));
    if (m_cursor->place())
        m_cursor->setLines(readout(*m_cursor->place()));
    replot(QCustomPlot::rpQueuedRefresh);
}

void TimeCanvas::fitTicks()
{
    // As many times as stand beside each other, with a gap.
    const int room = QFontMetrics(type::small()).horizontalAdvance(QStringLiteral("00:00 min")) + space::small;
    for (QCPAxisRect* rect : axisRects()) {
        const auto ticker = rect->axis(QCPAxis::atBottom)->ticker();
        const int count = std::clamp(rect->width() / room, 2, 6);
        if (ticker->tickCount() == count)
            continue;
        ticker->setTickCount(count);
        replot(QCustomPlot::rpQueuedReplot);
    }
}

void TimeCanvas::applyTokens(const Tokens& tokens)
{
    setBackground(QBrush(tokens.base));
    for (QCPAxisRect* rect : axisRects())
        styleAxes(rect, tokens);
}

void TimeCanvas::styleAxes(QCPAxisRect* rect, const Tokens& tokens)
{
    QCPAxis* bottom = rect->axis(QCPAxis::atBottom);
    QCPAxis* left = rect->axis(QCPAxis::atLeft);
    for (QCPAxis* axis : {bottom, left}) {
        axis->setTickLabelFont(type::small());
        axis->setTickLabelColor(tokens.secondary);
        axis->setSubTicks(false);
        axis->setTickLengthIn(0);
        axis->setLabelPadding(0);
    }
    // Horizontal grid only, one baseline.
    bottom->setBasePen(QPen(tokens.fieldEdge, 1));
    bottom->setTickPen(QPen(tokens.fieldEdge, 1));
    bottom->setTickLength(0, 4);
    bottom->grid()->setVisible(false);
    left->setBasePen(Qt::NoPen);
    left->setTickPen(Qt::NoPen);
    left->setTickLength(0, 2);
    left->grid()->setPen(QPen(tokens.grid, 1));
    left->grid()->setZeroLinePen(Qt::NoPen);
}

void TimeCanvas::paintEvent(QPaintEvent* event)
{
    QCustomPlot::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    stylepaint::ring(&painter, rect().adjusted(1, 1, -1, -1), tokens());
}

void TimeCanvas::showEvent(QShowEvent* event)
{
    QCustomPlot::showEvent(event);
    if (m_stale)
        rebuildNow();
}

void TimeCanvas::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    refresh();
}

void TimeCanvas::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange) {
        m_styled = false;
        refresh();
    }
}

void TimeCanvas::moveCursor(int steps)
{
    const double start =
        cursorPlace() ? snapped(*cursorPlace(), steps) : snapped(steps > 0 ? m_shownFrom : m_shownTo, 0);
    if (start < m_shownFrom || start > m_shownTo)
        panBy(start < m_shownFrom ? start - m_shownFrom : start - m_shownTo);
    setCursorPlace(start);
}

void TimeCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const double centre = cursorPlace().value_or((m_shownFrom + m_shownTo) / 2);
    const double jump = (m_shownTo - m_shownFrom) / 20;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int direction = event->key() == Qt::Key_Left ? -1 : 1;
        if (shift && cursorPlace())
            setCursorPlace(std::clamp(snapped(*cursorPlace() + direction * jump, 0), m_from, m_to));
        else
            moveCursor(direction);
        return;
    }
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomBy(1.5, centre); return;
    case Qt::Key_Minus: zoomBy(1 / 1.5, centre); return;
    case Qt::Key_0:
    case Qt::Key_Home: resetZoom(); return;
    case Qt::Key_PageUp: panBy(-jump * 5); return;
    case Qt::Key_PageDown: panBy(jump * 5); return;
    case Qt::Key_Escape:
        if (cursorPlace()) {
            setCursorPlace(std::nullopt);
            return;
        }
        break;
    default: break;
    }
    event->ignore();
}

void TimeCanvas::wheelEvent(QWheelEvent* event)
{
    // Without Ctrl the wheel belongs to whatever scrolls around the picture.
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        event->ignore();
        return;
    }
    const double turns = event->angleDelta().y() / 120.0;
    zoomBy(std::pow(1.25, turns), axisRect()->axis(QCPAxis::atBottom)->pixelToCoord(event->position().x()));
    event->accept();
}

void TimeCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_dragged = axisRect()->axis(QCPAxis::atBottom)->pixelToCoord(event->position().x());
    event->accept();
}

void TimeCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const double here = axisRect()->axis(QCPAxis::atBottom)->pixelToCoord(event->position().x());
    if (m_dragged && event->buttons().testFlag(Qt::LeftButton) && m_zoomed) {
        panBy(*m_dragged - here);
        rebuildNow(); // the next position is measured on the moved axis
        return;
    }
    if (here >= m_shownFrom && here <= m_shownTo)
        setCursorPlace(std::clamp(snapped(here, 0), m_shownFrom, m_shownTo));
    else if (cursorPlace())
        setCursorPlace(std::nullopt);
}

void TimeCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    m_dragged.reset();
    event->accept();
}

void TimeCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    resetZoom();
    event->accept();
}

void TimeCanvas::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    setCursorPlace(std::nullopt);
}

} // namespace cw
