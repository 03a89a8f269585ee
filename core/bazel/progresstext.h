// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/progressparser.h"

#include <QByteArrayView>
#include <QStringView>

/// The wording of Bazel's progress lines, apart from how they are painted. Pure.
namespace cw::progresstext {

/// A line that begins a progress display, without colours; nothing when it is none.
std::optional<BuildProgress> header(QByteArrayView line);

/// One entry of the list below ("    Compiling x.cc; 3s local"); nothing for other indented lines.
std::optional<RunningAction> listed(QByteArrayView line);

/// A line that stays, with its kind by Bazel's prefix.
LogLine logLine(QByteArrayView line);

} // namespace cw::progresstext
