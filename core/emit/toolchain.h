// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/version.h"
#include "core/facts/facts.h"
#include "core/plan/plan.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace cw::emit {

/// A (cross) gcc as it was found on this machine, and what its results must fit.
struct CrossCompiler
{
    QString arch;                 ///< "aarch64" or "armhf", the catalog's word
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
    bool operator==(const CrossCompiler&) const = default;
};

/// How a Bazel of a given version is told of a compiler (docs/formats.md, "Plan"; recordings of 20 real Bazels).
enum class ToolchainForm {
    CrosstoolFile, ///< up to 0.22: a CROSSTOOL text; the Starlark rule does not exist yet
    Crosstool,     ///< 0.23 to 0.28: cc_toolchain_config by --crosstool_top
    Platforms,     ///< from 0.29: the same, and by --platforms with toolchain resolution
};

ToolchainForm toolchainForm(const Version& bazel);

/// "aarch64" → "aarch64-linux-gnu", "armhf" → "arm-linux-gnueabihf".
QString tripletOf(const QString& arch);

/// What host.cross.ARCH.* (or a chosen driver) says, as a value; Missing where the compiler or its folders are unknown.
/// `driver` (absolute, or empty for the found one) is what the configuration asks for.
Result<CrossCompiler> crossCompiler(const Facts& facts, const QString& arch, const QString& driver);

/// The files of the external repository `crosswright_toolchain` in `folder`.
QList<PlanFile> toolchainRepository(const CrossCompiler& compiler, ToolchainForm form, const QString& folder);

/// The flags of `bazel build` that make it compile with that repository; `folder` is where the files were written.
QStringList toolchainFlags(const CrossCompiler& compiler, ToolchainForm form, const QString& folder);

} // namespace cw::emit
