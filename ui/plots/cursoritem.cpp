// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/cursoritem.h"

#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

namespace cw {
namespace {

constexpr int padding = 8;
constexpr int swatch = 8;

QFont fontOf(const CursorItem::Line& line)
{
    QFont font = type::small();
    if (line.strong)
        font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

CursorItem::CursorItem(QCustomPlot* plot) : QCPAbstractItem(plot)
{
    setClipToAxisRect(false);
    setSelectable(false);
    setLayer(QStringLiteral("overlay"));
}

double CursorItem::selectTest(const QPointF&, bool, QVariant*) const
{
    return -1;
}

void CursorItem::draw(QCPPainter* painter)
{
    if (!m_seconds)
        return;
    const Tokens& tokens = Tokens::of(mParentPlot->palette());
    const QCPAxisRect* rect = mParentPlot->axisRect(0);
    const QCPAxisRect* lowest = mParentPlot->axisRect(mParentPlot->axisRectCount() - 1);
    const double x = rect->axis(QCPAxis::atBottom)->coordToPixel(*m_seconds);
    if (x < rect->left() - 1 || x > rect->right() + 1)
        return;
    painter->setAntialiasing(false);
    painter->setPen(QPen(tokens.text, 1));
    painter->drawLine(QLineF(x, rect->top(), x, lowest->bottom()));
    if (m_lines.isEmpty())
        return;

    int nameWidth = 0;
    int figureWidth = 0;
    for (const Line& line : std::as_const(m_lines)) {
        const QFontMetrics metrics(fontOf(line));
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(line.name) + (line.fill.isValid() ? swatch + 6 : 0));
        figureWidth = std::max(figureWidth, metrics.horizontalAdvance(line.figure));
    }
    const int height = QFontMetrics(type::small()).height() + 2;
    const int between = figureWidth > 0 ? space::large : 0;
    QRect box(0, rect->top() + 4, nameWidth + between + figureWidth + padding * 2,
              height * int(m_lines.size()) + padding * 2 - 2);
    const bool fitsRight = x + 8 + box.width() <= rect->right();
    box.moveLeft(fitsRight ? int(x) + 8 : std::max(rect->left(), int(x) - 8 - box.width()));
    painter->setPen(QPen(tokens.buttonEdge));
    painter->setBrush(tokens.base);
    painter->drawRect(box.adjusted(0, 0, -1, -1));
    int y = box.top() + padding - 1;
    for (const Line& line : std::as_const(m_lines)) {
        const QRect row(box.left() + padding, y, box.width() - padding * 2, height);
        int left = row.left();
        if (line.fill.isValid()) {
            painter->fillRect(QRect(left, row.center().y() - swatch / 2 + 1, swatch, swatch), line.fill);
            left += swatch + 6;
        }
        painter->setFont(fontOf(line));
        painter->setPen(QPen(line.strong ? tokens.text : tokens.secondary));
        painter->drawText(QRect(left, row.top(), row.width(), height), Qt::AlignLeft | Qt::AlignVCenter, line.name);
        painter->setPen(QPen(tokens.text));
        painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, line.figure);
        y += height;
    }
}

} // namespace cw
