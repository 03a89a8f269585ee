// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/stylepaint.h"

#include "ui/look/icons.h"

#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::stylepaint {

QRectF edgeRect(const QRect& rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

bool has(const QStyleOption* option, QStyle::StateFlag flag)
{
    return option->state.testFlag(flag);
}

bool keyboardFocus(const QStyleOption* option)
{
    return has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled);
}

void ring(QPainter* painter, const QRect& rect, const Tokens& tokens)
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(tokens.ring, 2));
    painter->drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius);
}

void check(const QStyleOption* option, QPainter* painter, bool round)
{
    const Tokens& tokens = Tokens::of(option->palette);
    const PainterState state(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const bool partly = has(option, QStyle::State_NoChange);
    const QRectF box = edgeRect(option->rect.adjusted(1, 1, -1, -1));
    painter->setBrush(on || partly ? (enabled ? tokens.accent : tokens.disabled)
                                   : (enabled ? tokens.base : tokens.window));
    painter->setPen(QPen(on || partly ? (enabled ? tokens.accent : tokens.disabled)
                                      : (enabled ? tokens.fieldEdge : tokens.hairline),
                         1));
    if (round)
        painter->drawEllipse(box);
    else
        painter->drawRoundedRect(box, 3, 3);
    painter->setPen(QPen(tokens.onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    const auto at = [&](double x, double y) {
        return QPointF(box.left() + box.width() * x, box.top() + box.height() * y);
    };
    if (on && round) {
        painter->setBrush(tokens.onAccent);
        painter->setPen(Qt::NoPen);
        painter->drawEllipse(box.center(), box.width() * 0.22, box.height() * 0.22);
    } else if (on) {
        painter->drawPolyline(QPolygonF({at(0.22, 0.54), at(0.42, 0.74), at(0.78, 0.3)}));
    } else if (partly) {
        painter->drawLine(at(0.25, 0.5), at(0.75, 0.5));
    }
}

void spinArrow(QPainter* painter, const QRect& part, bool up)
{
    QRect place(0, 0, 10, 10);
    place.moveCenter(part.center());
    const PainterState state(painter);
    if (up) {
        painter->translate(place.center());
        painter->rotate(-90);
        painter->translate(-place.center());
    }
    icon(up ? u"expand"_s : u"open-list"_s, IconInk::Secondary).paint(painter, place);
}

void headerSection(const QStyleOption* option, QPainter* painter)
{
    const Tokens& tokens = Tokens::of(option->palette);
    painter->fillRect(option->rect, has(option, QStyle::State_MouseOver) ? tokens.hover : tokens.window);
    painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), tokens.hairline);
    if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        header && header->position != QStyleOptionHeader::End
        && header->position != QStyleOptionHeader::OnlyOneSection) {
        const int x = option->direction == Qt::RightToLeft ? option->rect.left() : option->rect.right();
        const int height = 14;
        painter->fillRect(QRect(x, option->rect.center().y() - height / 2, 1, height), tokens.hairline);
    }
}

void tab(const QStyleOption* option, QPainter* painter)
{
    const Tokens& tokens = Tokens::of(option->palette);
    const bool selected = has(option, QStyle::State_Selected);
    if (!selected && has(option, QStyle::State_MouseOver))
        painter->fillRect(option->rect, tokens.hover);
    painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), tokens.hairline);
    if (selected)
        painter->fillRect(QRect(option->rect.left() + 4, option->rect.bottom() - 1, option->rect.width() - 8, 2),
                          tokens.accent);
    if (keyboardFocus(option) && selected) {
        const PainterState state(painter);
        ring(painter, option->rect.adjusted(2, 2, -2, -3), tokens);
    }
}

void buttonLabel(const QStyleOptionButton& button, QPainter* painter, const QWidget* widget, const QColor& ink)
{
    const QStyle* style = widget->style();
    int flags = Qt::AlignVCenter | Qt::AlignHCenter | Qt::TextShowMnemonic | Qt::TextSingleLine;
    if (!style->styleHint(QStyle::SH_UnderlineShortcut, &button, widget))
        flags |= Qt::TextHideMnemonic;
    const QSize side = button.icon.isNull() ? QSize() : button.iconSize;
    const int text = button.text.isEmpty() ? 0 : button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    const int gap = side.isEmpty() || text == 0 ? 0 : iconGap;
    const int whole = std::min(std::max(0, side.width()) + gap + text, button.rect.width());
    const QRect body(button.rect.left() + (button.rect.width() - whole) / 2, button.rect.top(), whole,
                     button.rect.height());
    const auto place = [&](const QRect& rect) { return QStyle::visualRect(button.direction, button.rect, rect); };
    if (!side.isEmpty()) {
        const QRect mark(body.left(), body.top() + (body.height() - side.height()) / 2, side.width(), side.height());
        button.icon.paint(painter, place(mark), Qt::AlignCenter,
                          has(&button, QStyle::State_Enabled) ? QIcon::Normal : QIcon::Disabled);
    }
    painter->setPen(ink);
    painter->setLayoutDirection(Qt::LayoutDirectionAuto); // "Stop…" keeps its dots where they are
    painter->drawText(place(body.adjusted(std::max(0, side.width()) + gap, 0, 0, 0)), flags, button.text);
}

void comboLabel(const QStyleOptionComboBox& combo, QPainter* painter, const QWidget* widget, const QRect& field)
{
    QRect room = field;
    if (!combo.currentIcon.isNull()) {
        const QRect mark(room.left(), room.center().y() - combo.iconSize.height() / 2 + 1, combo.iconSize.width(),
                         combo.iconSize.height());
        combo.currentIcon.paint(painter, QStyle::visualRect(combo.direction, field, mark), Qt::AlignCenter,
                                has(&combo, QStyle::State_Enabled) ? QIcon::Normal : QIcon::Disabled);
        room = QStyle::visualRect(combo.direction, field, room.adjusted(combo.iconSize.width() + iconGap, 0, 0, 0));
    }
    widget->style()->drawItemText(
        painter, room, int(QStyle::visualAlignment(combo.direction, Qt::AlignLeft | Qt::AlignVCenter)), combo.palette,
        has(&combo, QStyle::State_Enabled),
        combo.fontMetrics.elidedText(combo.currentText, Qt::ElideRight, room.width()), QPalette::ButtonText);
}

} // namespace cw::stylepaint
