// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/memorybar.h"

#include "core/choices/survey.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace cw {
namespace {

constexpr int barHeight = 16;

} // namespace

MemoryBar::MemoryBar(QWidget* parent) : QWidget(parent)
{
    setFont(type::small());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MemoryBar::setValues(qint64 machine, qint64 need, qint64 limit, const QString& sentence)
{
    m_machine = machine;
    m_need = need;
    m_limit = limit;
    setAccessibleName(sentence);
    setToolTip(sentence);
    setVisible(machine > 0);
    update();
}

QSize MemoryBar::sizeHint() const
{
    return {240, barHeight + fontMetrics().height() + space::tiny};
}

void MemoryBar::paintEvent(QPaintEvent*)
{
    if (m_machine <= 0)
        return;
    const Tokens& tokens = Tokens::of(palette());
    QPainter painter(this);
    const qint64 scale = std::max({m_machine, m_need, m_limit});
    const auto at = [&](qint64 mib) { return int(qint64(width() - 1) * mib / scale); };
    const auto place = [&](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const QRect bar(0, 0, at(m_machine), barHeight);
    painter.setPen(Qt::NoPen);
    painter.fillRect(place(bar), tokens.grid);
    const QRect need(0, 0, at(m_need), barHeight);
    painter.fillRect(place(need), tokens.compilers);
    painter.setPen(tokens.fieldEdge);
    painter.drawRect(place(bar.adjusted(0, 0, 0, -1)));
    if (m_limit > 0) {
        const QRect line(at(m_limit), 0, 2, barHeight + 2);
        painter.fillRect(place(line), tokens.limit);
    }
    painter.setPen(tokens.secondary);
    const QRect text(0, barHeight + 2, width(), height() - barHeight - 2);
    painter.drawText(text, int(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight)) | Qt::AlignVCenter,
                     sizeText(m_machine));
    if (m_need > 0) {
        painter.setPen(tokens.text);
        painter.drawText(text, int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) | Qt::AlignVCenter,
                         sizeText(m_need));
    }
}

} // namespace cw
