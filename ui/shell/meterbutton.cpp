// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/meterbutton.h"

#include "ui/look/datacolour.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace cw {
namespace {

constexpr int barLength = 60;
constexpr int barHeight = 8;
constexpr double nearLimit = 0.95;

} // namespace

void MeterButton::setShare(double share)
{
    if (share == m_share)
        return;
    const bool appears = (share < 0) != (m_share < 0);
    m_share = share;
    if (appears)
        updateGeometry();
    update();
}

QSize MeterButton::sizeHint() const
{
    return QToolButton::sizeHint() + QSize(m_share < 0 ? 0 : barLength + space::small, 0);
}

void MeterButton::paintEvent(QPaintEvent* event)
{
    if (m_share < 0) {
        QToolButton::paintEvent(event);
        return;
    }
    QStyleOptionToolButton option;
    initStyleOption(&option);
    const QIcon mark = option.icon;
    option.icon = {};
    option.text.clear();
    QStylePainter painter(this);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);

    const Tokens& tokens = Tokens::of(palette());
    const auto placed = [this](const QRect& part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
    int at = space::tiny;
    mark.paint(&painter,
               placed(QRect(at, (height() - iconSize().height()) / 2, iconSize().width(), iconSize().height())));
    at += iconSize().width() + space::tiny;
    const QRect bar(at, (height() - barHeight) / 2, barLength, barHeight);
    painter.fillRect(placed(bar), tokens.hairline);
    const int used = int(barLength * std::clamp(m_share, 0.0, 1.0));
    painter.fillRect(placed(QRect(bar.topLeft(), QSize(used, barHeight))),
                     m_share >= nearLimit ? tokens.limit : fillOf(DataColour::Compilers, tokens));
    at += barLength + space::small - space::tiny;
    const auto side = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) | Qt::AlignVCenter;
    style()->drawItemText(&painter, placed(rect().adjusted(at, 0, 0, 0)), side | Qt::TextSingleLine, palette(),
                          isEnabled(), text(), QPalette::ButtonText);
}

} // namespace cw
