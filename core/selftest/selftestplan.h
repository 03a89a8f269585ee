// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"
#include "core/plan/plan.h"

#include <QMap>
#include <QString>
#include <QStringList>

/// Tries the compilers of a configuration with three small programs before the long build (resources/smoke/programs):
/// what is built and run is a pure plan, how it is judged are pure rules, and only runSelfTest() starts anything.
namespace cw::selftest {

/// A program to start in the work folder.
struct Command
{
    QStringList words;                  ///< program and arguments
    QMap<QString, QString> environment; ///< added to the caller's
    bool operator==(const Command&) const = default;
};

struct Program
{
    QString id;     ///< "hello", "vector", "matmul"; the file that is built has this name
    QString source; ///< below :/smoke/programs
    QString proves; ///< one sentence for people
    bool cuda = false;
    QList<Command> build = {};
    QStringList expected = {}; ///< regular expressions: each must fit a line of what it prints
    bool operator==(const Program&) const = default;
};

struct SelfTestPlan
{
    QString folder;                ///< absolute; everything is made in it
    QString compiler;              ///< the target's gcc
    QString machine;               ///< ELF machine of the result: "aarch64", "arm", "x86_64"
    QString interpreter = {};      ///< the loader that a program must ask for; empty: not known
    QString library = {};          ///< folder of the toolkit's libraries for the target; empty without CUDA
    QString cuobjdump = {};        ///< the toolkit's program that lists GPU code; empty without CUDA
    QStringList capabilities = {}; ///< "8.7": code and PTX of each must be in what is built; nothing else
    QString deviceCapability = {}; ///< of the GPU that it will run on; empty: not known
    QString deviceGlibc = {};      ///< empty: not known
    QString deviceGlibcxx = {};
    bool here = false; ///< the result is for a machine like this one
    QList<PlanFile> files = {};
    QList<Program> programs = {};

    /// The built file. In a folder of its own: nvcc's wrapper searches the working folder for headers, and a program
    /// called "vector" is no <vector>.
    QString built(const QString& id) const { return folder + QStringLiteral("/bin/") + id; }
};

/// What is built and with which compilers, flags and sysroot: those of the generated toolchain, or of this machine where
/// the target is like it. Errors: Missing (no board, compiler or toolkit), Refused (the build runs on another machine, so
/// its compilers are not here). Pure; any thread.
Result<SelfTestPlan> planSelfTest(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                                  const QString& home, const QString& folder);

} // namespace cw::selftest
