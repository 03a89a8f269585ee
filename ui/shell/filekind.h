// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cw {

/// What can be opened, dropped or handed over.
enum class FileKind { Missing, Configuration, Run, Wheel, Log, Unknown };

/// By name where that is enough, else by the first bytes: a folder is a run's when a plan and a journal lie in it (and so is
/// a ".cwrun", the record of one in a file), JSON is a configuration when it says so, and text without a NUL byte can be
/// read as a log. Reads at most 4 KiB.
FileKind fileKindOf(const QString& path);

} // namespace cw
