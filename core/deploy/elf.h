// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/deploy/bytesource.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace cw {

/// What decides whether an ELF file can be loaded on a machine.
struct ElfFile
{
    QString machine; ///< as `uname -m` would say: "x86_64", "aarch64", "arm", "i386", else "machine-<e_machine>"
    bool is64Bit = true;
    QString type;             ///< "executable", "shared", "object", "other"
    QString interpreter = {}; ///< the loader that a program asks for; empty for a library or a static program
    QString soname = {};
    QStringList needed = {};    ///< DT_NEEDED, in order
    QString newestGlibc = {};   ///< highest GLIBC_x.y that it needs; empty when none
    QString newestGlibcxx = {}; ///< highest GLIBCXX_x.y.z
    QString newestCxxabi = {};  ///< highest CXXABI_x.y.z
};

/// True for bytes that begin like an ELF file.
bool looksLikeElf(const QByteArray& bytes);

/// Reads headers, the dynamic section and the needed symbol versions, bounds-checked: a truncated or hostile file is an
/// Invalid error and never read beyond its end. Layout from elf(5); little-endian files only. Pure; any thread.
Result<ElfFile> readElf(const QByteArray& bytes, const QString& name);

/// The same for a file that is not in memory: only what is needed of it is read.
Result<ElfFile> readElf(ByteSource& bytes, const QString& name);

} // namespace cw
