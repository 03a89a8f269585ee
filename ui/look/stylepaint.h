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
void headerSection(const QStyleOption* option, QPainter* painter);
void tab(const QStyleOption* option, QPainter* painter);

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
