// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/facts/facts.h"
#include "core/plan/plan.h"

#include <QList>
#include <QString>
#include <QStringList>

/// The two programs that stand between Bazel and the compilers, named and fed as in the branch
/// v1.5.0-cross-jetson-tx1 of ljanyst/tensorflow, where they come from (third_party/toolchains/cpus/aarch64). POSIX
/// shell, resources/templates/wrappers. Pure; any thread.
namespace cw::emit {

/// This machine's gcc, which compiles the programs that run during the build.
struct HostCompiler
{
    QString driver;            ///< absolute path of gcc; empty: Bazel's own description of this machine is used
    QString version = {};      ///< "12.2.0"; for the text only
    QStringList includes = {}; ///< built-in include folders
    bool operator==(const HostCompiler&) const = default;
};

/// A CUDA toolkit in NVIDIA's layout, as the wrappers use it.
struct WrapperCuda
{
    QString folder;                ///< with bin/nvcc; empty: the build has no CUDA
    QString version = {};          ///< "11.8"
    QStringList capabilities = {}; ///< "7.2": code and PTX, "sm_72": code only
    QString hostCudnn = {};        ///< cuDNN of this machine (lib64 below it); only the host wrapper asks
    QStringList includes = {};     ///< headers that nvcc finds by itself; Bazel must know them
    bool operator==(const WrapperCuda&) const = default;
};

struct CompilerWrappers
{
    bool target = false;       ///< the cross compiler runs behind crosstool_wrapper_driver_is_not_gcc
    HostCompiler host = {};    ///< with a driver, it runs behind crosstool_wrapper_host_tf_framework
    WrapperCuda cuda = {};     ///< for both
    QString targetPython = {}; ///< above the target's Python headers; stands in .config
    bool operator==(const CompilerWrappers&) const = default;
};

inline constexpr QLatin1StringView targetWrapperName{"crosstool_wrapper_driver_is_not_gcc"};
inline constexpr QLatin1StringView hostWrapperName{"crosstool_wrapper_host_tf_framework"};

/// What host.gcc* says, as a value; Missing where the compiler or its folders are unknown. `driver` (absolute, or empty
/// for the found one) is what the configuration asks for.
Result<HostCompiler> hostCompiler(const Facts& facts, const QString& driver = {});

/// The programs and their .config in `folder`, the folder of the toolchain that names them.
QList<PlanFile> wrapperFiles(const CompilerWrappers& wrappers, const QString& folder);

} // namespace cw::emit
