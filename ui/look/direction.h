// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QString>

namespace cw {

/// The text as one piece with a direction of its own, for painting in a mirrored window: there "55.6 GiB free", "3.7–3.10"
/// and "/usr/bin" would else be turned around. Between U+2068 and U+2069 (Unicode's UAX #9, first strong isolate), which
/// have no width. Unchanged where the window is not mirrored.
inline QString isolated(const QString& text)
{
    return QGuiApplication::isRightToLeft() && !text.isEmpty() ? QChar(0x2068) + text + QChar(0x2069) : text;
}

} // namespace cw
