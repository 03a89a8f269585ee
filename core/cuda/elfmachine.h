// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace cw::cuda {

/// The machine that an ELF file is for, from its first 20 bytes: "x86_64", "aarch64", "armhf", "machine-N"; "" no ELF file.
QString machineOfBytes(const QByteArray& firstBytes);

/// The same for a file; links are followed. "" also where it cannot be read.
QString machineOfFile(const QString& path);

} // namespace cw::cuda
