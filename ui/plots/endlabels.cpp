// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/endlabels.h"

#include "ui/look/metrics.h"

namespace cw {
namespace {

constexpr int swatch = 9;
constexpr int gap = 6;

QFont figureFont()
{
    QFont font = type::small();
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

QBrush hatchedBrush(const QColor& fill, const QColor& edge)
{
    QPixmap tile(8, 8);
    tile.fill(fill);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, 1.6));
    for (const int shift : {-8, 0, 8})
        painter.drawLine(QPointF(shift, 8), QPointF(shift + 8, 0));
    painter.end();
    return QBrush(tile);
}

EndLabels::EndLabels(QCustomPlot* plot, QCPAxisRect* rect) : QCPAbstractItem(plot), m_rect(rect)
{
    setClipToAxisRect(false);
    setSelectable(false);
}

int EndLabels::neededWidth() const
{
    const QFontMetrics name(type::small());
    const QFontMetrics figure(figureFont());
    int width = 0;
    for (const Label& label : m_labels) {
        width = std::max(width, (label.fill.isValid() ? swatch + gap : 0) + name.horizontalAdvance(label.name)
                                    + (label.figure.isEmpty() ? 0 : 4 + figure.horizontalAdvance(label.figure)));
    }
    return width == 0 ? space::large : width + space::small + space::medium;
}

double EndLabels::selectTest(const QPointF&, bool, QVariant*) const
{
    return -1;
}

void EndLabels::draw(QCPPainter* painter)
{
    if (m_labels.isEmpty())
        return;
    struct Placed
    {
        double y;
        const Label* label;
    };
    const QCPAxis* axis = m_rect->axis(QCPAxis::atLeft);
    QList<Placed> placed;
    for (const Label& label : std::as_const(m_labels))
        placed.append({axis->coordToPixel(label.value), &label});
    std::stable_sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) { return a.y < b.y; });
    const QFontMetrics name(type::small());
    const double line = std::max(15, name.height());
    // Down from the top, each at least one line below the one before; then up from the bottom for those pushed out.
    double least = m_rect->top() + line / 2 - 4;
    for (Placed& one : placed) {
        one.y = std::max(one.y, least);
        least = one.y + line;
    }
    double most = m_rect->bottom() - line / 2 + 6;
    std::for_each(placed.rbegin(), placed.rend(), [&](Placed& one) {
        one.y = std::min(one.y, most);
        most = one.y - line;
    });
    for (const Placed& one : std::as_const(placed)) {
        int x = m_rect->right() + space::small;
        if (one.label->fill.isValid()) {
            const QRect square(x, int(one.y) - swatch / 2, swatch - 1, swatch - 1);
            painter->setAntialiasing(false);
            painter->setPen(QPen(one.label->edge));
            painter->setBrush(one.label->hatched ? hatchedBrush(one.label->fill, one.label->edge)
                                                 : QBrush(one.label->fill));
            painter->drawRect(square);
            x += swatch + gap;
        }
        painter->setPen(QPen(one.label->ink));
        painter->setFont(type::small());
        const int baseline = int(one.y) + name.ascent() / 2 - 1;
        painter->drawText(QPointF(x, baseline), one.label->name);
        if (!one.label->name.isEmpty())
            x += name.horizontalAdvance(one.label->name) + space::tiny;
        painter->setFont(figureFont());
        painter->drawText(QPointF(x, baseline), one.label->figure);
    }
}

} // namespace cw
