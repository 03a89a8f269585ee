// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace cw::probe {

/// What one `gcc -v -E` (or clang) and its -dumpmachine, -print-sysroot, -Q --help=target say of it. Empty members were not stated.
struct CompilerAnswer
{
    QString path;
    QString version;      ///< "12.2.0"
    QString target;       ///< "aarch64-linux-gnu"
    QString sysroot;      ///< -print-sysroot, else what it was configured with; empty: none, or the machine's own root
    QString glibc;        ///< of the headers it compiles against: "2.36"
    QStringList includes; ///< absolute, "." and ".." removed, links resolved; also the spelling without resolved links
    QString arch;         ///< default -march: "armv7-a+fp", "armv8-a"; older compilers: --with-arch
    QString fpu;          ///< default -mfpu ("vfp", "auto")
    QString floatAbi;     ///< default -mfloat-abi ("hard")
    QString thumb;        ///< "thumb" or "arm": the instructions of 32-bit ARM that it makes by default
    QString runtimeArch;  ///< what crt1.o and libgcc.a were compiled for, the most demanding: "armv7"; 32-bit ARM only
    QString runtimeFile;  ///< the file that says so
    QString problem;      ///< the compiler's own error line ("features.h: No such file or directory")
};

/// Pure; any input.
CompilerAnswer parseCompiler(const QByteArray& text);

} // namespace cw::probe
