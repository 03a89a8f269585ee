// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetrics>

namespace cw {

/// Spacing steps in pixels (Qt scales them with the screen). Heights are computed from the font: a line plus padding.
namespace space {
inline constexpr int tiny = 4;
inline constexpr int small = 8;
inline constexpr int medium = 12;
inline constexpr int large = 16;
inline constexpr int huge = 24;
} // namespace space

namespace metrics {
int control(const QFontMetrics& font); ///< buttons and fields: line + 8
int mainControl(const QFontMetrics& font);
int row(const QFontMetrics& font);       ///< table rows
int railWidth(const QFontMetrics& font); ///< 216 at the usual size
} // namespace metrics

/// The type scale as factors of the application's font; weights 400, 500 and 600 only.
namespace type {
QFont body();
QFont strong();  ///< body, 600
QFont name();    ///< body, 500
QFont title();   ///< page title: 1.38, 600
QFont section(); ///< 1.0, 600
QFont figure();  ///< 1.15, 600
QFont small();   ///< 0.92, never below 11 px
QFont mono();    ///< the system's fixed font, 0.92
} // namespace type

} // namespace cw
