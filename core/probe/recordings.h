// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/facts/facts.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

/// Reading outputs that were recorded earlier, without the machine they came from: the probe's own parsers on a file.
namespace cw::probe {

/// "nv-tegra-release", "tegrastats", "device-tree-model" …: what `crosswright probe --parse KIND` accepts.
QStringList recordingKinds();

/// The facts that a recording states; nothing for text that is cut off, of another kind or no text at all. `prefix` is
/// "device." or "host."; `how` names the recording. Invalid for an unknown kind.
Result<Facts> parseRecording(const QString& kind, const QByteArray& text, const QString& prefix, const QString& how,
                             const QDateTime& when);

/// The kind that a file's name says ("os-release", "nv_tegra_release.r36.4.3.txt"); "" when it says none.
QString kindOfName(const QString& fileName);

/// A folder of recordings (and those below it: a copy of /etc and /sys will do), each of the kind that its name says; files of no kind are left out. `used` gets the names that
/// were read. A fact that two files state differently is unknown, with both.
Result<Facts> parseRecordings(const QString& folder, const QString& prefix, const QDateTime& when,
                              QStringList* used = nullptr);

} // namespace cw::probe
