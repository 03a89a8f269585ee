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

void MemoryBar::setValues(qint64 machine, qint64 server, qint64 need, qint64 limit, const QString& sentence)
{
    m_machine = machine;
    m_server = server;
    m_need = need;
    m_limit = limit;
    setAccessibleName(sentence);
    setToolTip(sentence);
    setVisible(machine > 0);
    updateGeometry();
    update();
}

QString MemoryBar::machineText() const
{
    return tr("%1 there").arg(sizeText(m_machine));
}

QString MemoryBar::neededText() const
{
    return tr("%1 needed").arg(sizeText(m_need));
}

bool MemoryBar::isStacked() const
{
    return m_need > 0
           && fontMetrics().horizontalAdvance(machineText()) + fontMetrics().horizontalAdvance(neededText())
                      + space::medium
                  > width();
}

QSize MemoryBar::sizeHint() const
{
    const int lines = 1 + (isStacked() ? 1 : 0) + (m_limit > 0 ? 1 : 0);
    return {240, barHeight + fontMetrics().height() * lines + space::tiny};
}

void MemoryBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateGeometry(); // the texts may want another line
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
    painter.fillRect(place(QRect(0, 0, at(m_server), barHeight)), tokens.bazel);
    painter.setPen(tokens.fieldEdge);
    painter.drawRect(place(bar.adjusted(0, 0, 0, -1)));
    if (m_limit > 0) {
        const QRect line(at(m_limit), 0, 2, barHeight + 2);
        painter.fillRect(place(line), tokens.limit);
    }
    // What is needed and what is there, each at the end of its part.
    QRect text(0, barHeight + 2, width(), fontMetrics().height());
    const auto figure = [&](qint64 mib, const QString& label, int from, int to) {
        const int wanted = fontMetrics().horizontalAdvance(label) + 1;
        const int x = std::clamp(at(mib) - wanted, from, std::max(from, to - wanted));
        painter.drawText(place(QRect(x, text.top(), wanted, text.height())), Qt::AlignCenter, label);
        return x;
    };
    const QString machine = machineText();
    const QString needed = neededText();
    const bool more = m_need > m_machine;
    painter.setPen(more ? tokens.text : tokens.secondary);
    const int last = figure(more ? m_need : m_machine, more ? needed : machine, 0, width());
    if (m_need > 0) {
        painter.setPen(more ? tokens.secondary : tokens.text);
        if (isStacked())
            text.translate(0, text.height());
        figure(more ? m_machine : m_need, more ? machine : needed, 0, isStacked() ? width() : last - space::small);
    }
    if (m_limit > 0) { // in a line of its own, below its mark as far as there is room
        const QString label = tr("limit %1").arg(sizeText(m_limit));
        const int room = fontMetrics().horizontalAdvance(label) + 2;
        const int x = std::clamp(at(m_limit) - room / 2, 0, std::max(0, width() - room));
        painter.setPen(tokens.limit);
        painter.drawText(place(QRect(x, text.bottom() + 1, room, fontMetrics().height())), Qt::AlignCenter, label);
    }
}

} // namespace cw
