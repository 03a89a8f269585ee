// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/tokens.h"

#include <algorithm>
#include <cmath>

namespace cw {
namespace {

QColor rgb(unsigned value)
{
    return QColor::fromRgb(value | 0xff000000U);
}

double luminance(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

const Tokens& Tokens::light()
{
    static const Tokens tokens{
        .dark = false,
        .window = rgb(0xF3F4F6),
        .rail = rgb(0xE9EBEE),
        .base = rgb(0xFFFFFF),
        .alternate = rgb(0xF8F9FA),
        .control = rgb(0xFCFCFD),
        .hover = rgb(0xEDF0F4),
        .pressed = rgb(0xDCE0E5),
        .hairline = rgb(0xDCE0E5),
        .buttonEdge = rgb(0xBCC3CB),
        .fieldEdge = rgb(0x848D97),
        .text = rgb(0x1A1E23),
        .secondary = rgb(0x56606B),
        .disabled = rgb(0x89929C),
        .selection = rgb(0xDCE3F6),
        .accent = rgb(0x3B54A3),
        .onAccent = rgb(0xFFFFFF),
        .link = rgb(0x33499A),
        .ring = rgb(0x5B76CF),
        .goodInk = rgb(0x156B44),
        .goodTint = rgb(0xEAF5EF),
        .goodLine = rgb(0xA9D3BD),
        .warningInk = rgb(0x7A5000),
        .warningTint = rgb(0xFFF7E3),
        .warningLine = rgb(0xE2BE6B),
        .warningField = rgb(0xA8770A),
        .errorInk = rgb(0xB3261E),
        .errorTint = rgb(0xFDF1F0),
        .errorLine = rgb(0xE6ABA6),
        .limit = rgb(0xC62828),
        .addedTint = rgb(0xE3F3EC),
        .addedInk = rgb(0x0B5F44),
        .removedTint = rgb(0xFBEBDF),
        .removedInk = rgb(0x8A3B00),
        .compilers = rgb(0x0072B2),
        .compilersEdge = rgb(0x005A8E),
        .deviceCode = rgb(0xE69F00),
        .deviceCodeEdge = rgb(0x9A6700),
        .linkers = rgb(0x009E73),
        .linkersEdge = rgb(0x00724F),
        .swap = rgb(0xCC79A7),
        .bazel = rgb(0x87919C),
        .other = rgb(0xBDC4CC),
        .grid = rgb(0xE6E9ED),
    };
    return tokens;
}

const Tokens& Tokens::darkScheme()
{
    static const Tokens tokens{
        .dark = true,
        .window = rgb(0x23262B),
        .rail = rgb(0x1D2024),
        .base = rgb(0x191B1F),
        .alternate = rgb(0x1E2125),
        .control = rgb(0x2D3137),
        .hover = rgb(0x2A2E34),
        .pressed = rgb(0x34393F),
        .hairline = rgb(0x34393F),
        .buttonEdge = rgb(0x4B525A),
        .fieldEdge = rgb(0x717B86),
        .text = rgb(0xE6E9ED),
        .secondary = rgb(0xA3ACB6),
        .disabled = rgb(0x727B85),
        .selection = rgb(0x303B5E),
        .accent = rgb(0x5871CC),
        .onAccent = rgb(0xFFFFFF),
        .link = rgb(0xA5B7FA),
        .ring = rgb(0x8FA6F5),
        .goodInk = rgb(0x6CCB9C),
        .goodTint = rgb(0x1B2E26),
        .goodLine = rgb(0x3A6550),
        .warningInk = rgb(0xE9BE62),
        .warningTint = rgb(0x302819),
        .warningLine = rgb(0x6D5827),
        .warningField = rgb(0xB8923A),
        .errorInk = rgb(0xFF9A90),
        .errorTint = rgb(0x36201F),
        .errorLine = rgb(0x7E423E),
        .limit = rgb(0xFF6B60),
        .addedTint = rgb(0x18332A),
        .addedInk = rgb(0x8FDDBB),
        .removedTint = rgb(0x3A2718),
        .removedInk = rgb(0xF2B488),
        .compilers = rgb(0x56B4E9),
        .compilersEdge = rgb(0x9AD3F4),
        .deviceCode = rgb(0xE69F00),
        .deviceCodeEdge = rgb(0xF6C45C),
        .linkers = rgb(0x14B585),
        .linkersEdge = rgb(0x5BD9B0),
        .swap = rgb(0xD990B8),
        .bazel = rgb(0x7D8792),
        .other = rgb(0x525A63),
        .grid = rgb(0x2C3036),
    };
    return tokens;
}

const Tokens& Tokens::of(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightnessF() < 0.5F ? darkScheme() : light();
}

QPalette Tokens::palette() const
{
    QPalette result;
    // The inactive window looks like the active one: a build is watched from another window.
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        const bool off = group == QPalette::Disabled;
        const QColor ink = off ? disabled : text;
        result.setColor(group, QPalette::Window, window);
        result.setColor(group, QPalette::Base, base);
        result.setColor(group, QPalette::AlternateBase, alternate);
        result.setColor(group, QPalette::Button, off ? window : control);
        result.setColor(group, QPalette::Light, dark ? hover : base);
        result.setColor(group, QPalette::Midlight, hairline);
        result.setColor(group, QPalette::Mid, buttonEdge);
        result.setColor(group, QPalette::Dark, fieldEdge);
        result.setColor(group, QPalette::Shadow, dark ? QColor(Qt::black) : fieldEdge);
        result.setColor(group, QPalette::WindowText, ink);
        result.setColor(group, QPalette::Text, ink);
        result.setColor(group, QPalette::ButtonText, ink);
        result.setColor(group, QPalette::BrightText, errorInk);
        result.setColor(group, QPalette::PlaceholderText, off ? disabled : secondary);
        result.setColor(group, QPalette::Highlight, selection);
        result.setColor(group, QPalette::HighlightedText, ink);
        result.setColor(group, QPalette::Link, link);
        result.setColor(group, QPalette::LinkVisited, link);
        result.setColor(group, QPalette::ToolTipBase, base);
        result.setColor(group, QPalette::ToolTipText, text);
    }
    return result;
}

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace cw
