// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/emit/wrappers.h"
#include "core/facts/facts.h"
#include "core/plan/plan.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace cw {
struct BazelEra;
}

namespace cw::emit {

/// A (cross) gcc as it was found on this machine, and what its results must fit.
struct CrossCompiler
{
    QString arch;                 ///< "aarch64", "armhf" or "x86_64", the catalog's word
    QString triplet;              ///< "aarch64-linux-gnu"
    QString driver;               ///< absolute path of gcc
    QString version = {};         ///< "12.2.0"; for the text only
    QStringList includes = {};    ///< built-in include folders, as `gcc -E -v -x c++` lists them
    QString sysroot = {};         ///< empty: the compiler's own
    QStringList flags = {};       ///< of the machine: compile and link ("-march=armv7-a")
    bool staticLibstdcxx = false; ///< link libstdc++ in, for a target whose own is older than this compiler's
    QString cxxStandard = {};     ///< "c++11"; empty: the compiler's own
    QString cpu = {};             ///< for --cpu, what the tree's own config_settings compare; empty: as `arch`
    QString hostArch = QStringLiteral("x86_64"); ///< this machine's, as the facts say it
    CompilerWrappers wrappers = {};              ///< programs around the compilers; none by default
    bool operator==(const CrossCompiler&) const = default;
};

/// How a Bazel is told of a compiler; which one takes what is in the catalog (BazelEra::toolchainForm).
enum class ToolchainForm {
    CrosstoolFile, ///< a CROSSTOOL text, by --crosstool_top
    Crosstool,     ///< cc_toolchain_config, by --crosstool_top
    Platforms,     ///< the same, and by --platforms with toolchain resolution
};

/// Nothing for a Bazel that cannot be given a toolchain from outside the tree.
std::optional<ToolchainForm> toolchainForm(const BazelEra& era);

/// "aarch64" → "aarch64-linux-gnu", "armhf" → "arm-linux-gnueabihf".
QString tripletOf(const QString& arch);

/// The driver that was found behind what the configuration names as its compiler (a folder, a name on PATH, a driver); ""
/// where nobody asked about it.
QString namedDriver(const Facts& facts, const QString& compiler);

/// What host.cross.ARCH.* (for this machine's own architecture host.gcc*, or a chosen driver) says, as a value; Missing where the compiler or its folders are unknown.
/// `driver` (absolute, or empty for the found one) is what the configuration asks for: a gcc, or a folder that holds one
/// where host.path.compiler.* says which.
Result<CrossCompiler> crossCompiler(const Facts& facts, const QString& arch, const QString& driver);

/// What the target's compiler is given for every file, in the generated toolchain and in whatever tries it out.
struct CompilerFlags
{
    QStringList compile; ///< C and C++
    QStringList cxx;     ///< C++ besides
    QStringList link;    ///< at the end of a link
};
CompilerFlags compilerFlags(const CrossCompiler& compiler);

/// The files of the external repository `crosswright_toolchain` in `folder`.
QList<PlanFile> toolchainRepository(const CrossCompiler& compiler, ToolchainForm form, const QString& folder);

/// The flags of `bazel build` that make it compile with that repository, as `era` spells them; `folder` is where the
/// files were written.
QStringList toolchainFlags(const CrossCompiler& compiler, const BazelEra& era, const QString& folder);

/// The flags that the wrappers need besides, to be given after toolchainFlags() and after every --config: the target
/// wrapper's environment, and the host's compiler from the same repository. Empty without wrappers.
QStringList wrapperFlags(const CrossCompiler& compiler, ToolchainForm form);

} // namespace cw::emit
