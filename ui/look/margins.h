// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QMargins>

namespace cw::metrics {

/// Margins that differ at both sides: layouts mirror their contents and not their margins.
inline QMargins margins(int leading, int top, int trailing, int bottom)
{
    return QGuiApplication::isRightToLeft() ? QMargins(trailing, top, leading, bottom)
                                            : QMargins(leading, top, trailing, bottom);
}

} // namespace cw::metrics
