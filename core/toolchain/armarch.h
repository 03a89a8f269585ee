// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace cw::toolchain {

/// The 32-bit ARM architecture that an object file, or the most demanding object of an archive, was compiled for:
/// Tag_CPU_arch of its .ARM.attributes section (ABI for the ARM Architecture, "Addenda", 2.3.6), spelled as gcc's -march:
/// "armv6", "armv6kz", "armv7", "armv8". "" for another machine's file, one without attributes and anything else.
QString armArchOfBytes(const QByteArray& bytes);

/// The same for a file, of which 64 MiB are read at most. "" also where it cannot be read.
QString armArchOfFile(const QString& path);

/// Whether an ARM1176 (Raspberry Pi 1 and Zero) runs what was compiled for it: ARMv6K with Z and everything before, but
/// neither ARMv6T2 nor the microcontrollers' ARMv6-M. `arch` as gcc's -march spells it, "armv6+fp" too.
bool runsOnArmv6(const QString& arch);

} // namespace cw::toolchain
