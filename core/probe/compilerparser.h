// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace cw::probe {

/// What one `gcc -v -E` (or clang) says of itself. Empty members were not stated.
struct CompilerAnswer
{
    QString path;
    QString version;      ///< "12.2.0"
    QString target;       ///< "aarch64-linux-gnu"
    QString sysroot;      ///< that it was configured with; empty: none, or the machine's own root
    QString glibc;        ///< of the headers it compiles against: "2.36"
    QStringList includes; ///< absolute, "." and ".." removed, links resolved; also the spelling without resolved links
    QString problem;      ///< the compiler's own error line ("features.h: No such file or directory")
};

/// Pure; any input.
CompilerAnswer parseCompiler(const QByteArray& text);

} // namespace cw::probe
