// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace cw {

/// Fusion with flat fills, one-pixel edges and a focus ring, all from Tokens. Fusion keeps what it does well (menus,
/// spin boxes, right-to-left); it paints gradients and takes its focus colour from Highlight, which is a
/// pale tint here, so buttons, fields, checks, headers, tabs, scroll bars and
/// splitters are painted by us.
class CrossStyle : public QProxyStyle
{
    Q_OBJECT

public:
    CrossStyle();

    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    /// In a mirrored window each text keeps its own direction.
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                      const QString& text, QPalette::ColorRole role) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;

private:
    void drawButtonPanel(const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    void drawFieldFrame(const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    void drawComboBox(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const;
};

/// Dynamic properties that widgets set and the style reads.
namespace styleproperty {
inline constexpr char accent[] = "cw-accent";     ///< bool: the page's one accent button
inline constexpr char flat[] = "cw-flat";         ///< bool: a button without an edge (a link-like act)
inline constexpr char severity[] = "cw-severity"; ///< "warning" or "error": the edge of a field
} // namespace styleproperty

} // namespace cw
