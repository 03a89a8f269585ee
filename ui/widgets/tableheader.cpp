// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tableheader.h"

#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

#include <QPainter>
#include <QStyle>

namespace cw {
namespace {

constexpr int inset = space::large - space::small; // beyond the room that every head has at its sides

} // namespace

TableHeader::TableHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsMovable(false);
    setHighlightSections(false);
    setFont(type::small());
    setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
}

bool TableHeader::isLast(int section) const
{
    for (int next = section + 1; next < count(); ++next) {
        if (!isSectionHidden(next))
            return false;
    }
    return true;
}

void TableHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const bool last = isLast(section);
    if (section != 0 && !last) {
        QHeaderView::paintSection(painter, rect, section);
        return;
    }
    const Tokens& tokens = Tokens::of(palette());
    painter->fillRect(rect, tokens.window);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), tokens.hairline);
    const QRect head(rect.adjusted(section == 0 ? inset : 0, 0, last ? -inset : 0, 0));
    QHeaderView::paintSection(painter, QStyle::visualRect(layoutDirection(), rect, head), section);
}

QSize TableHeader::sectionSizeFromContents(int section) const
{
    QSize size = QHeaderView::sectionSizeFromContents(section);
    size.rwidth() += (section == 0 ? inset : 0) + (isLast(section) ? inset : 0);
    return size;
}

} // namespace cw
