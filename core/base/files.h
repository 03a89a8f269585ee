// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QFileDevice>
#include <QString>

#include <functional>

/// File access with sentences for errors. Blocking; any thread.
namespace cw::files {

Result<QByteArray> read(const QString& path);

/// Writes to a temporary name beside `path`, syncs and renames, so that a reader sees the old or the new text, never half.
/// Folders above are made. `permissions` 0 keeps the umask's default.
Status write(const QString& path, const QByteArray& text, QFileDevice::Permissions permissions = {});

/// Makes a folder and those above it; `ownerOnly`: the last one is a folder of this user's, no symbolic link, with mode 0700.
/// Refused, and nothing is changed, where somebody else made it.
Status makeFolder(const QString& path, bool ownerOnly = false);

/// Lower-case hexadecimal SHA-256.
QString sha256(const QByteArray& text);
/// `progress` is asked after each piece with the bytes so far; false ends it (Cancelled).
Result<QString> sha256OfFile(const QString& path, const std::function<bool(qint64)>& progress = {});

/// Permissions as used by chmod (0755 → QFileDevice flags).
QFileDevice::Permissions permissions(int mode);

} // namespace cw::files
