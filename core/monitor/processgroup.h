// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace cw {

/// What a process of a build is, which decides where its memory is counted.
enum class ProcessGroup {
    Server,   ///< Bazel's Java server
    Compiler, ///< does the compiling itself: cc1plus, cc1, cicc, ptxas, clang -cc1 …; not the drivers that wait for it
    Linker,   ///< ld and its kin, with lto1, which optimises at link time
    Other,    ///< drivers, sandboxes, archivers, code generators, Bazel's client
};
inline constexpr int processGroupCount = 4;

/// The group by program name and arguments. `comm` is used where argv is empty.
ProcessGroup processGroup(const QByteArray& comm, const QStringList& arguments);

/// What a compiler or linker is making, for a person: the output file ("core/_objs/core/core_024.o" from -frandom-seed,
/// -o, -auxbase-strip or a parameter file's name; temporary files are skipped), else the source file; without
/// "bazel-out/<configuration>/bin/". "" when the arguments do not say.
QString whatIsMade(const QStringList& arguments);

/// The key of a group in the file of samples: "server", "compilers", "linkers", "other".
QString processGroupName(ProcessGroup group);

} // namespace cw
