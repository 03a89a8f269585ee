// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/tokens.h"

#include <QPainter>
#include <QStyleOption>

/// The shapes that CrossStyle is made of.
namespace cw::stylepaint {

inline constexpr qreal radius = 4; ///< of controls, in pixels

/// A rectangle whose one-pixel edge lies on whole pixels.
QRectF edgeRect(const QRect& rect);
bool has(const QStyleOption* option, QStyle::StateFlag flag);
bool keyboardFocus(const QStyleOption* option);

void ring(QPainter* painter, const QRect& rect, const Tokens& tokens);
void check(const QStyleOption* option, QPainter* painter, bool round);
/// Up or down in the middle of that part of a spin box.
void spinArrow(QPainter* painter, const QRect& part, bool up);
void headerSection(const QStyleOption* option, QPainter* painter);
void tab(const QStyleOption* option, QPainter* painter);
/// Icon and text of a push button in the middle; `ink` is that of the text.
void buttonLabel(const QStyleOptionButton& button, QPainter* painter, const QWidget* widget, const QColor& ink);
/// The text of a combo box in `field`, shortened at its end where it has no room.
void comboLabel(const QStyleOptionComboBox& combo, QPainter* painter, const QWidget* widget, const QRect& field);

inline constexpr int iconGap = 6; ///< between a button's icon and its text

/// Saves the painter, switches antialiasing on, and restores it.
class PainterState
{
public:
    explicit PainterState(QPainter* painter) : m_painter(painter)
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
    }
    ~PainterState() { m_painter->restore(); }
    PainterState(const PainterState&) = delete;
    PainterState& operator=(const PainterState&) = delete;

private:
    QPainter* m_painter;
};

} // namespace cw::stylepaint
