// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choicecard.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace cw {
namespace {

constexpr int cardIcon = 24;

/// What a card of this width leaves for text beside its icon.
int textWidth(int width)
{
    return std::max(40, width - (space::large * 2 + cardIcon - space::tiny) - space::medium);
}

} // namespace

ChoiceCard::ChoiceCard(const QString& iconName, const QString& title, const QString& detail, QWidget* parent)
    : QAbstractButton(parent), m_iconName(iconName), m_detail(detail)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(detail);
    setToolTip(detail);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize ChoiceCard::sizeHint() const
{
    const int width = QFontMetrics(type::strong()).averageCharWidth() * 34;
    return {width, heightForWidth(width)};
}

int ChoiceCard::heightForWidth(int width) const
{
    // The whole title and the whole detail: nothing on a choice is cut.
    const QRect room(0, 0, textWidth(width), 10000);
    const int title = QFontMetrics(type::strong()).boundingRect(room, Qt::TextWordWrap, text()).height();
    const int detail = QFontMetrics(type::small()).boundingRect(room, Qt::TextWordWrap, m_detail).height();
    return title + 2 + detail + space::medium * 2;
}

QSize ChoiceCard::minimumSizeHint() const
{
    const int width = QFontMetrics(type::strong()).averageCharWidth() * 20;
    return {width, QFontMetrics(type::strong()).height() * 3};
}

void ChoiceCard::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = Tokens::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
    painter.setPen(isEnabled() ? tokens.buttonEdge : tokens.hairline);
    painter.setBrush(isDown() ? tokens.pressed : underMouse() ? tokens.hover : tokens.control);
    painter.drawRoundedRect(body, 4, 4);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.ring, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    const auto place = [this](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    cw::icon(m_iconName, IconInk::Secondary)
        .paint(&painter, place(QRect(space::large, space::medium + 2, cardIcon, cardIcon)));
    QRect text =
        rect().adjusted(space::large * 2 + cardIcon - space::tiny, space::medium, -space::medium, -space::medium);
    const int side = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    painter.setFont(type::strong());
    painter.setPen(isEnabled() ? tokens.text : tokens.disabled);
    painter.drawText(place(text), side | Qt::AlignTop | Qt::TextWordWrap, this->text());
    text.setTop(text.top() + painter.fontMetrics().boundingRect(text, Qt::TextWordWrap, this->text()).height() + 2);
    painter.setFont(type::small());
    painter.setPen(isEnabled() ? tokens.secondary : tokens.disabled);
    painter.drawText(place(text), side | Qt::AlignTop | Qt::TextWordWrap, m_detail);
}

} // namespace cw
