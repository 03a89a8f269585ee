// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/raildelegate.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/shell/railmodel.h"

#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int iconSize = 16;
constexpr int side = 8;

/// A rectangle given for left-to-right, mirrored where the layout runs from right to left.
QRect visual(const QStyleOptionViewItem& option, const QRect& rect)
{
    return QStyle::visualRect(option.direction, option.rect, rect);
}

void paintCount(QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const RailState& state,
                const Tokens& tokens)
{
    const QString text = QString::number(state.count);
    painter->setFont(type::small());
    const int width = std::max(18, painter->fontMetrics().horizontalAdvance(text) + 10);
    const QRect pill = visual(option, QRect(body.right() - width - side + 1, body.center().y() - 8, width, 18));
    const bool error = state.mark == RailState::Mark::Error;
    painter->setPen(Qt::NoPen);
    painter->setBrush(error ? tokens.limit : tokens.warningLine);
    painter->drawRoundedRect(pill, 9, 9);
    painter->setPen(error ? (tokens.dark ? tokens.rail : tokens.onAccent) : tokens.text);
    painter->drawText(pill, Qt::AlignCenter, text);
}

void paintState(QPainter* painter, const QStyleOptionViewItem& option, const QRect& body, const RailState& state,
                const Tokens& tokens)
{
    if (state.count > 0 && (state.mark == RailState::Mark::Error || state.mark == RailState::Mark::Warning)) {
        paintCount(painter, option, body, state, tokens);
        return;
    }
    if (!state.text.isEmpty()) {
        painter->setFont(type::small());
        painter->setPen(tokens.secondary);
        painter->setLayoutDirection(Qt::LayoutDirectionAuto); // "92 %" is not turned around
        painter->drawText(visual(option, body.adjusted(0, 0, -side, 0)),
                          int(QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignAbsolute)
                              | Qt::AlignVCenter,
                          state.text);
        return;
    }
    QString name;
    IconInk ink = IconInk::Secondary;
    switch (state.mark) {
    case RailState::Mark::Done:
        name = u"done"_s;
        ink = IconInk::Good;
        break;
    case RailState::Mark::Locked: name = u"locked"_s; break;
    case RailState::Mark::Busy: name = u"waiting"_s; break;
    default: return;
    }
    const QRect place = visual(
        option, QRect(body.right() - side - iconSize + 1, body.center().y() - iconSize / 2 + 1, iconSize, iconSize));
    icon(name, ink).paint(painter, place);
}

} // namespace

void RailDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens& tokens = Tokens::of(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(RailModel::IsSectionRole).toBool()) {
        painter->setFont(type::small());
        painter->setPen(tokens.secondary);
        painter->drawText(visual(option, option.rect.adjusted(side * 2, 0, -side, -space::tiny)),
                          int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::AlignBottom,
                          index.data().toString());
        painter->restore();
        return;
    }
    const bool current = option.state.testFlag(QStyle::State_Selected);
    const QRect body = option.rect.adjusted(side, 1, -side, -1);
    if (current || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(current ? tokens.selection : tokens.hover);
        painter->drawRoundedRect(body, 4, 4);
    }
    if (current)
        painter->fillRect(visual(option, QRect(option.rect.left(), body.top() + 4, 3, body.height() - 8)),
                          tokens.accent);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(tokens.ring, 2));
        painter->drawRoundedRect(QRectF(body).adjusted(1, 1, -1, -1), 4, 4);
    }
    const QRect iconPlace =
        visual(option, QRect(body.left() + side, body.center().y() - iconSize / 2 + 1, iconSize, iconSize));
    icon(index.data(RailModel::IconNameRole).toString(), current ? IconInk::Link : IconInk::Secondary)
        .paint(painter, iconPlace);
    painter->setFont(current ? type::strong() : type::body());
    painter->setPen(tokens.text);
    const QRect text = visual(option, body.adjusted(side + iconSize + 10, 0, -(side + 34), 0));
    painter->drawText(text, int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    paintState(painter, option, body, index.data(RailModel::StateRole).value<RailState>(), tokens);
    painter->restore();
}

QSize RailDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int row = metrics::row(option.fontMetrics) + 4;
    return {metrics::railWidth(option.fontMetrics), row};
}

} // namespace cw
