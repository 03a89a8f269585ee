// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/logcanvas.h"

#include "core/base/safetext.h"
#include "ui/look/metrics.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qint64 spareRows = 100; // read beyond what is visible, so that small scrolls need no answer

} // namespace

LogCanvas::LogCanvas(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setBackgroundRole(QPalette::Base);
    verticalScrollBar()->setSingleStep(1);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (!m_setting)
            userScrolled();
    });
    measure();
}

void LogCanvas::measure()
{
    setFont(type::mono());
    m_rowHeight = fontMetrics().height() + space::tiny;
    m_column = std::max(1, fontMetrics().horizontalAdvance(u'0'));
    updateScrollBars();
}

int LogCanvas::visibleRows() const
{
    return std::max(1, (viewport()->height() - 2 * edge) / m_rowHeight);
}

qint64 LogCanvas::topRow() const
{
    return verticalScrollBar()->value();
}

const LogRow* LogCanvas::cachedRow(qint64 row) const
{
    if (m_rowsGeneration != m_state.generation || row < m_first || row >= m_first + m_rows.size())
        return nullptr;
    return &m_rows.at(row - m_first);
}

qint64 LogCanvas::currentLine() const
{
    const LogRow* row = cachedRow(m_selection.currentRow());
    return row ? row->line : -1;
}

void LogCanvas::setState(const LogState& state)
{
    const bool other = state.generation != m_state.generation;
    const bool grew = state.rows != m_state.rows || state.lines != m_state.lines;
    m_state = state;
    if (other) {
        m_selection.clear();
        m_asked = false;
        m_widest = 0;
    }
    m_stale = m_stale || grew;
    // While following, the picture moves on when the new rows are there: it never shows empty rows in between.
    if (!m_follow || other)
        updateScrollBars();
    if (other || grew)
        askForRows();
}

void LogCanvas::setRows(int generation, qint64 first, const QList<LogRow>& rows)
{
    m_asked = false;
    if (generation != m_state.generation) {
        askForRows();
        return;
    }
    m_rows = rows;
    m_first = first;
    m_rowsGeneration = generation;
    for (const LogRow& row : rows)
        m_widest = std::max(m_widest, int(row.text.size()) * m_column);
    updateScrollBars();
    if (hasFocus() || !m_follow)
        announceCurrent();
    askForRows();
    viewport()->update();
}

void LogCanvas::askForRows()
{
    if (m_asked)
        return;
    const qint64 visible = visibleRows() + 1;
    const qint64 top = m_follow ? std::max<qint64>(0, m_state.rows - visible) : topRow();
    const qint64 last = std::min(top + visible, m_state.rows) - 1;
    const bool fresh = m_rowsGeneration == m_state.generation && !m_stale;
    if (m_state.rows == 0 || (fresh && cachedRow(top) && cachedRow(last)))
        return;
    m_asked = true;
    m_stale = false;
    const qint64 first = std::max<qint64>(0, top - spareRows);
    Q_EMIT rowsNeeded(m_state.generation, first, visible + 2 * spareRows);
}

void LogCanvas::updateScrollBars()
{
    m_setting = true;
    const int visible = visibleRows();
    verticalScrollBar()->setPageStep(visible);
    verticalScrollBar()->setRange(0, int(std::max<qint64>(0, m_state.rows - visible)));
    if (m_follow)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    horizontalScrollBar()->setPageStep(std::max(1, viewport()->width() - gutterWidth()));
    horizontalScrollBar()->setSingleStep(m_column * 4);
    horizontalScrollBar()->setRange(
        0, std::max(0, m_widest + space::large - std::max(1, viewport()->width() - gutterWidth())));
    m_setting = false;
    viewport()->update();
}

void LogCanvas::setFollowing(bool follow)
{
    if (m_follow == follow)
        return;
    m_follow = follow;
    Q_EMIT followingChanged(follow);
    if (follow)
        updateScrollBars();
    askForRows();
}

void LogCanvas::userScrolled()
{
    setFollowing(verticalScrollBar()->value() == verticalScrollBar()->maximum());
    askForRows();
}

void LogCanvas::scrollContentsBy(int, int)
{
    viewport()->update();
    askForRows();
}

void LogCanvas::setSearchText(const QString& text)
{
    m_searchText = text;
    viewport()->update();
}

void LogCanvas::setEmptyText(const QString& text)
{
    m_emptyText = text;
    viewport()->update();
}

void LogCanvas::goToRow(qint64 row)
{
    setFollowing(false);
    updateScrollBars();
    m_selection.placeAt({row, 0});
    const int visible = visibleRows();
    if (row < topRow() || row >= topRow() + visible) {
        m_setting = true;
        verticalScrollBar()->setValue(int(std::max<qint64>(0, row - visible / 3)));
        m_setting = false;
    }
    askForRows();
    announceCurrent();
    viewport()->update();
}

void LogCanvas::selectAll()
{
    if (m_state.rows > 0)
        m_selection.selectRows(0, m_state.rows - 1);
    viewport()->update();
}

void LogCanvas::announceCurrent()
{
    if (const LogRow* row = cachedRow(m_follow ? m_state.rows - 1 : m_selection.currentRow())) {
        const QString kind = row->kind == LogLine::Kind::Error     ? tr("error, ")
                             : row->kind == LogLine::Kind::Warning ? tr("warning, ")
                                                                   : QString();
        setAccessibleDescription(tr("Line %1, %2%3").arg(locale().toString(row->line + 1), kind, row->text));
    }
}

bool LogCanvas::moveCurrent(const QKeyEvent* event)
{
    const qint64 last = m_state.rows - 1;
    qint64 row = m_selection.currentRow();
    switch (event->key()) {
    case Qt::Key_Up: row -= 1; break;
    case Qt::Key_Down: row += 1; break;
    case Qt::Key_PageUp: row -= visibleRows(); break;
    case Qt::Key_PageDown: row += visibleRows(); break;
    case Qt::Key_Home: row = 0; break;
    case Qt::Key_End: row = last; break;
    default: return false;
    }
    if (last < 0)
        return true;
    // Whoever follows and presses Up starts from the end that is in sight.
    if (m_follow && event->key() != Qt::Key_Home && event->key() != Qt::Key_End)
        row += last - m_selection.currentRow();
    row = std::clamp<qint64>(row, 0, last);
    const bool end = event->key() == Qt::Key_End;
    setFollowing(false);
    if (event->modifiers().testFlag(Qt::ShiftModifier))
        m_selection.extendRowsTo(row);
    else
        m_selection.placeAt({row, 0});
    m_setting = true;
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(int(std::clamp<qint64>(bar->value(), row - visibleRows() + 1, row)));
    m_setting = false;
    if (end && !event->modifiers().testFlag(Qt::ShiftModifier))
        setFollowing(true);
    askForRows();
    announceCurrent();
    viewport()->update();
    return true;
}

void LogCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyRequested();
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
        return;
    }
    if (moveCurrent(event))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentLine() >= 0)
            Q_EMIT lineActivated(currentLine());
        return;
    case Qt::Key_Left: horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub); return;
    case Qt::Key_Right: horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

LogSelection::Place LogCanvas::placeAt(const QPoint& point) const
{
    LogSelection::Place place;
    place.row = std::clamp<qint64>(topRow() + (point.y() < edge ? -1 : (point.y() - edge) / m_rowHeight), 0,
                                   std::max<qint64>(0, m_state.rows - 1));
    const LogRow* row = cachedRow(place.row);
    if (!row)
        return place;
    const int x = point.x() - gutterWidth() + horizontalScrollBar()->value();
    const QFontMetrics metrics = fontMetrics();
    qsizetype low = 0;
    qsizetype high = row->text.size();
    while (low < high) { // the first column whose middle lies beyond x
        const qsizetype middle = (low + high) / 2;
        const int left = metrics.horizontalAdvance(row->text, int(middle));
        const int right = metrics.horizontalAdvance(row->text, int(middle + 1));
        if ((left + right) / 2 < x)
            low = middle + 1;
        else
            high = middle;
    }
    place.column = low;
    return place;
}

void LogCanvas::mousePressEvent(QMouseEvent* event)
{
    const LogSelection::Place place = placeAt(event->position().toPoint());
    if (event->button() == Qt::RightButton) { // the menu copies what is selected, else this line
        if (m_selection.isEmpty())
            m_selection.placeAt(place);
        viewport()->update();
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (event->modifiers().testFlag(Qt::ShiftModifier))
        m_selection.extendTo(place);
    else
        m_selection.placeAt(place);
    setFollowing(false); // what one points at must stay where it is
    announceCurrent();
    viewport()->update();
}

void LogCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    const QPoint point = event->position().toPoint();
    if (point.y() < 0 || point.y() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + (point.y() < 0 ? -1 : 1));
    m_selection.extendTo(placeAt(point));
    viewport()->update();
}

void LogCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const LogSelection::Place place = placeAt(event->position().toPoint());
    const LogRow* row = cachedRow(place.row);
    if (!row)
        return;
    const auto isWord = [row](qsizetype at) { return !row->text.at(at).isSpace(); };
    qsizetype first = std::min(place.column, row->text.size());
    qsizetype last = first;
    while (first > 0 && isWord(first - 1))
        --first;
    while (last < row->text.size() && isWord(last))
        ++last;
    m_selection.placeAt({place.row, first});
    m_selection.extendTo({place.row, last});
    viewport()->update();
    Q_EMIT lineActivated(row->line);
}

void LogCanvas::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() > 0 && m_state.rows > visibleRows())
        setFollowing(false);
    QAbstractScrollArea::wheelEvent(event);
}

bool LogCanvas::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) { // a line that is wider than the view, in full
        const auto* help = static_cast<QHelpEvent*>(event);
        const LogRow* row = cachedRow(placeAt(help->pos()).row);
        const bool cut = row
                         && fontMetrics().horizontalAdvance(row->text) - horizontalScrollBar()->value()
                                > viewport()->width() - gutterWidth();
        if (cut)
            QToolTip::showText(help->globalPos(), u"<p>"_s + safe::html(row->text) + u"</p>"_s, this);
        else
            QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void LogCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
    askForRows();
}

void LogCanvas::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    announceCurrent();
    viewport()->update();
}

void LogCanvas::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void LogCanvas::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange)
        measure();
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

} // namespace cw
