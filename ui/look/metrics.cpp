// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/metrics.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>

namespace cw {
namespace {

QFont scaled(double factor, QFont::Weight weight)
{
    QFont font = QApplication::font();
    const double pixels = QFontInfo(font).pixelSize();
    font.setPixelSize(std::max(11, qRound(pixels * factor)));
    font.setWeight(weight);
    return font;
}

} // namespace

namespace metrics {

int control(const QFontMetrics& font)
{
    return std::max(24, font.height() + 10);
}

int mainControl(const QFontMetrics& font)
{
    return control(font) + space::tiny;
}

int row(const QFontMetrics& font)
{
    return std::max(24, font.height() + 10);
}

int railWidth(const QFontMetrics& font)
{
    return std::max(216, font.averageCharWidth() * 32);
}

} // namespace metrics

namespace type {

QFont body()
{
    return scaled(1.0, QFont::Normal);
}

QFont strong()
{
    return scaled(1.0, QFont::DemiBold);
}

QFont name()
{
    return scaled(1.0, QFont::Medium);
}

QFont title()
{
    return scaled(1.38, QFont::DemiBold);
}

QFont section()
{
    return scaled(1.0, QFont::DemiBold);
}

QFont figure()
{
    return scaled(1.15, QFont::DemiBold);
}

QFont small()
{
    return scaled(0.92, QFont::Normal);
}

QFont mono()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(std::max(11, qRound(QFontInfo(QApplication::font()).pixelSize() * 0.92)));
    return font;
}

} // namespace type
} // namespace cw
