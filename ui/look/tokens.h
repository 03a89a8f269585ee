// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace cw {

/// Every colour of the program, once for light and once for dark. Widgets ask `Tokens::of(palette())` when they paint, so
/// that a change of scheme needs nothing but a repaint; no widget has a colour literal. Contrast is kept by a test
/// (tst_tokens): ink on its surfaces ≥ 4.5:1, edges and data edges ≥ 3:1 (WCAG 2.1, 1.4.3 and 1.4.11).
struct Tokens
{
    bool dark;
    // Surfaces
    QColor window, rail, base, alternate, control, hover, pressed;
    // Lines
    QColor hairline, buttonEdge, fieldEdge;
    // Ink
    QColor text, secondary, disabled;
    QColor selection, accent, onAccent, link, ring;
    // States: ink, tint, line
    QColor goodInk, goodTint, goodLine;
    QColor warningInk, warningTint, warningLine, warningField;
    QColor errorInk, errorTint, errorLine;
    QColor limit;
    QColor addedTint, addedInk, removedTint, removedInk;
    // Data (Okabe and Ito's palette, distinguishable with colour blindness): fill and edge
    QColor compilers, compilersEdge, deviceCode, deviceCodeEdge, linkers, linkersEdge, swap, bazel, other, grid;

    static const Tokens& light();
    static const Tokens& darkScheme();
    /// The scheme that a palette belongs to, by the lightness of its Base.
    static const Tokens& of(const QPalette& palette);

    QPalette palette() const;
};

/// Relative contrast of two opaque colours, 1 … 21 (WCAG 2.1).
double contrast(const QColor& a, const QColor& b);

} // namespace cw
