// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace cw {

/// A program that ended before its time, by what its caller or it itself printed.
struct KilledProgram
{
    QString program;         ///< "cc1plus"; "" when the text does not name it
    bool saidItself = false; ///< it said that it got no memory, which is evidence; else a signal ended it
    bool operator==(const KilledProgram&) const = default;
};

/// Nothing when the text tells of no such end. The wordings were recorded with real compilers and linkers. Pure.
std::optional<KilledProgram> killedProgram(const QString& printed);

/// What a failed program complained of first: an error with its file and line as compilers, CMake, Python and Bazel spell
/// it, else any other error line; without colours, at most 400 characters. "" when there is none. Pure.
QString firstError(const QString& printed);

} // namespace cw
