// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/deploy/elf.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace cw {

/// What a wheel says of itself and what it holds. Names and tags after PEP 427 and the "binary distribution format" of
/// the Python packaging specifications.
struct Wheel
{
    struct Binary
    {
        QString path; ///< inside the wheel
        ElfFile elf;
    };
    QString fileName;
    QString distribution; ///< "tinyflow"
    QString version;
    QString pythonTag; ///< "cp311"
    QString abiTag;
    QString platformTag;      ///< "linux_aarch64"
    QStringList tags;         ///< the WHEEL file's Tag: lines
    QStringList requires_;    ///< METADATA's Requires-Dist lines
    qint64 unpackedBytes = 0; ///< of all files, as the archive's list notes them
    QList<Binary> binaries;   ///< every ELF file inside, once readContents() has read it

    /// The machine that its binaries are for ("aarch64"), empty for a pure wheel, "mixed" when they differ.
    QString machine() const;
};

/// What a wheel says of itself: its name, its list of files, WHEEL and METADATA; not what its files hold. At most two
/// seconds and some tens of MiB, whatever the file is (ziplimits). Blocking; any thread.
Result<Wheel> readWheel(const QString& path);

/// Why this wheel cannot be installed as it is, whatever the device: file name against WHEEL, tag against the machine of
/// its binaries, mixed machines. Empty when it is consistent.
QStringList inconsistencies(const Wheel& wheel);

/// `uname -m`'s word for the machine of a platform tag: "linux_aarch64" → "aarch64", "linux_armv7l" → "arm".
QString machineOfPlatformTag(const QString& tag);

} // namespace cw
