// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/progressparser.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

/// What a line of a log says, apart from how it was painted. Pure.
namespace cw::logtext {

/// The bytes without escape sequences and control characters (tabs stay).
QByteArray withoutEscapes(QByteArrayView raw);

/// As shown: without escapes, tabs as spaces up to columns of eight, at most `limit` characters and then "…".
QString shown(QByteArrayView raw, qsizetype limit);

/// Bazel's own prefixes, and the words of compilers, linkers, git and Python for errors and warnings.
LogLine::Kind kindOf(QByteArrayView raw);

/// What a terminal shows in the end of one line of bytes (without its newline): programs return to the line's start and
/// paint again, Bazel also moves up to repaint its display.
struct Painted
{
    qsizetype start = 0;
    qsizetype length = 0;
    int up = 0;         ///< how many lines the cursor went up to paint this: those are void
    bool green = false; ///< Bazel paints the head of its display in green
};
Painted painted(QByteArrayView raw);

} // namespace cw::logtext
