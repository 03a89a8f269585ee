// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

/// The shell scripts of the virtual device (resources/virtual-device, embedded below :/virtual-device). Blocking; any
/// thread.
namespace cw::virtualscripts {

/// Called with each line of progress, and with an empty line about ten times a second while a script is silent.
/// Returning false cancels: the script is asked to end, and cleans up after itself.
using Progress = std::function<bool(const QString& line)>;

/// Puts the embedded scripts where a shell can read them (cache()/virtual/scripts-HASH) and gives that folder.
Result<QString> unpack();

/// Runs one script with its arguments to its end and gives its standard output. What it says before it fails becomes
/// the error's sentence. The script has a process group of its own, so that a Ctrl-C of the terminal reaches only us.
Result<QByteArray> run(const QString& script, const QStringList& arguments, const Progress& progress = {});

} // namespace cw::virtualscripts
