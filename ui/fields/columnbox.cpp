// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/columnbox.h"

#include "ui/look/metrics.h"

#include <QHBoxLayout>
#include <QResizeEvent>

namespace cw {
namespace {

constexpr int columnChars = 48; // a name and a value with its note

} // namespace

ColumnBox::ColumnBox(QWidget* parent) : QWidget(parent), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(space::large, space::medium, space::large, space::medium);
    m_layout->setSpacing(space::huge);
}

void ColumnBox::add(QWidget* group)
{
    group->setParent(this);
    m_groups.append(group);
    rearrange();
}

void ColumnBox::rearrange()
{
    m_columns = 0;
    arrange(std::clamp(width() / (fontMetrics().averageCharWidth() * columnChars), 1, 3));
}

void ColumnBox::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange(std::clamp(event->size().width() / (fontMetrics().averageCharWidth() * columnChars), 1, 3));
}

void ColumnBox::arrange(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        if (QLayout* column = item->layout()) {
            while (QLayoutItem* inner = column->takeAt(0))
                delete inner;
        }
        delete item;
    }
    QList<QWidget*> shown;
    for (QWidget* group : std::as_const(m_groups)) {
        if (!group->isHidden())
            shown.append(group);
    }
    const qsizetype each = std::max<qsizetype>(1, (shown.size() + columns - 1) / columns);
    for (qsizetype first = 0; first < shown.size(); first += each) {
        auto* column = new QVBoxLayout;
        column->setSpacing(space::large);
        for (QWidget* group : shown.mid(first, each))
            column->addWidget(group);
        column->addStretch(1);
        m_layout->addLayout(column, 1);
    }
}

} // namespace cw
