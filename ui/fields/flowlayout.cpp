// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/flowlayout.h"

#include "ui/look/metrics.h"

#include <QStyle>
#include <QWidget>

namespace cw {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(space::tiny);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

void FlowLayout::insertWidget(int index, QWidget* widget)
{
    addChildWidget(widget);
    m_items.insert(index, new QWidgetItem(widget));
    invalidate();
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = QSize(size.width() + item->sizeHint().width() + spacing(),
                     std::max(size.height(), item->sizeHint().height()));
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

int FlowLayout::arrange(const QRect& rect, bool place) const
{
    const QWidget* parent = parentWidget();
    const Qt::LayoutDirection direction = parent ? parent->layoutDirection() : Qt::LeftToRight;
    int x = rect.x();
    int y = rect.y();
    int line = 0;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        QLayoutItem* item = m_items[i];
        QSize size = item->sizeHint().expandedTo(item->minimumSize());
        size.setWidth(std::min(size.width(), rect.width()));
        if (x > rect.x() && x + size.width() > rect.x() + rect.width()) {
            x = rect.x();
            y += line + spacing();
            line = 0;
        }
        if (i + 1 == m_items.size())
            size.setWidth(std::max(size.width(), rect.x() + rect.width() - x));
        if (place)
            item->setGeometry(QStyle::visualRect(direction, rect, QRect(QPoint(x, y), size)));
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    return y + line - rect.y();
}

} // namespace cw
