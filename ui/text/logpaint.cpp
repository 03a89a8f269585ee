// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How LogCanvas paints a row; the rest of the class is in logcanvas.cpp.
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/text/logcanvas.h"

#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int markSize = 14;

QColor inkOf(LogLine::Kind kind, const Tokens& tokens)
{
    switch (kind) {
    case LogLine::Kind::Error: return tokens.errorInk;
    case LogLine::Kind::Warning: return tokens.warningInk;
    case LogLine::Kind::Info:
    case LogLine::Kind::Debug: return tokens.secondary;
    case LogLine::Kind::Plain: break;
    }
    return tokens.text;
}

} // namespace

int LogCanvas::gutterWidth() const
{
    const qsizetype digits = std::max<qsizetype>(4, locale().toString(m_state.lines).size());
    return space::large + int(digits) * m_column + space::small + markSize + space::small;
}

void LogCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const Tokens& tokens = Tokens::of(palette());
    painter.fillRect(event->rect(), tokens.base);
    if (m_state.rows == 0) {
        painter.setFont(type::body());
        painter.setPen(tokens.secondary);
        painter.drawText(viewport()->rect().adjusted(space::large, space::large, -space::large, -space::large),
                         Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_emptyText);
        return;
    }
    const int firstY = std::max(0, event->rect().top() - edge) / m_rowHeight;
    const int lastY = event->rect().bottom() / m_rowHeight;
    for (int i = firstY; i <= lastY && topRow() + i < m_state.rows; ++i)
        paintRow(&painter, topRow() + i, edge + i * m_rowHeight);
    if (hasFocus()) { // two pixels at the inner edge, as around every control
        painter.setPen(QPen(tokens.ring, 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void LogCanvas::paintRow(QPainter* painter, qint64 at, int y) const
{
    const Tokens& tokens = Tokens::of(palette());
    const LogRow* row = cachedRow(at);
    const int gutter = gutterWidth();
    const QRect whole(0, y, viewport()->width(), m_rowHeight);
    if (at == m_selection.currentRow() && !m_follow)
        painter->fillRect(whole, tokens.hover);
    if (!row)
        return;
    painter->setFont(font());
    painter->setPen(tokens.secondary);
    const int numberWidth = gutter - 2 * space::small - markSize;
    painter->drawText(QRect(0, y, numberWidth, m_rowHeight), Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute,
                      locale().toString(row->line + 1));
    if (row->kind == LogLine::Kind::Error || row->kind == LogLine::Kind::Warning) {
        const bool error = row->kind == LogLine::Kind::Error;
        const QRect place(numberWidth + space::small, y + (m_rowHeight - markSize) / 2, markSize, markSize);
        icon(error ? u"error"_s : u"warning"_s, error ? IconInk::Error : IconInk::Warning).paint(painter, place);
    }
    painter->save();
    painter->setClipRect(QRect(gutter, y, viewport()->width() - gutter, m_rowHeight));
    const QRect place(gutter - horizontalScrollBar()->value(), y, std::max(1, m_widest) + viewport()->width(),
                      m_rowHeight);
    paintSelection(painter, *row, at, place);
    painter->setPen(inkOf(row->kind, tokens));
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute | Qt::TextSingleLine, row->text);
    painter->restore();
}

void LogCanvas::paintSelection(QPainter* painter, const LogRow& row, qint64 at, const QRect& place) const
{
    const Tokens& tokens = Tokens::of(palette());
    const QFontMetrics metrics = painter->fontMetrics();
    const auto left = [&](qsizetype column) {
        return place.left() + metrics.horizontalAdvance(row.text, int(std::min(column, row.text.size())));
    };
    const auto [first, last] = m_selection.columns(at);
    if (first < last) {
        const int right = last == LogSelection::lineEnd ? viewport()->width() : left(last);
        painter->fillRect(QRect(left(first), place.top(), right - left(first), place.height()), tokens.selection);
    }
    if (m_searchText.isEmpty())
        return;
    const auto sensitivity = m_searchText == m_searchText.toLower() ? Qt::CaseInsensitive : Qt::CaseSensitive;
    for (qsizetype from = 0; (from = row.text.indexOf(m_searchText, from, sensitivity)) >= 0;
         from += m_searchText.size()) {
        const QRect found(left(from), place.top() + 1, left(from + m_searchText.size()) - left(from),
                          place.height() - 3);
        painter->fillRect(found, tokens.warningTint);
        painter->setPen(tokens.warningField);
        painter->drawRect(found);
    }
}

} // namespace cw
