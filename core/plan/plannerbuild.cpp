// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/bazelflags.h"
#include "core/catalog/crossbazel.h"
#include "core/emit/answers.h"
#include "core/emit/repositories.h"
#include "core/emit/startupflags.h"
#include "core/plan/plannerparts.h"
#include "core/plan/plantext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::planning {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Planner", text);
}

/// What the tree's own config_settings call the target's processor.
QString cpuName(const Context& context)
{
    if (context.selection.arch != "armhf"_L1)
        return context.selection.arch;
    // TensorFlow knew 32-bit Arm as armeabi until elinux_armhf came with 2.3.
    const bool old =
        context.project() == "tensorflow"_L1 && *Version::parse(context.release()) < *Version::parse(u"2.3");
    return old ? u"armeabi"_s : u"armhf"_s;
}

/// Flags that every unit of the board runs; gcc for Debian's armhf means Thumb unless told otherwise, and armv6 has no
/// Thumb with hardware floating point.
QStringList machineFlags(const Board& board)
{
    return board.isa == "armv6"_L1 ? QStringList{u"-marm"_s} + board.flags : board.flags;
}

/// Flags for the compiler on the command line: those of `optimize`, where ./configure cannot carry them.
QStringList copts(const Context& context)
{
    QStringList flags;
    if (context.foreign || !context.family || !context.product) {
        for (const QString& flag : context.configuration.list(u"optimize"_s))
            flags.append(u"--copt="_s + flag);
    }
    return flags;
}

/// The tree defines `opt` in its rc file or ./configure does; a label of an unknown tree gets nothing of the kind.
QStringList configs(const Context& context)
{
    QStringList names;
    if (context.product && context.family)
        names.append(u"opt"_s);
    if (!context.treeConfig.isEmpty())
        names.append(context.treeConfig);
    names += context.configuration.list(u"config"_s);
    QStringList flags;
    for (const QString& name : names)
        flags.append(u"--config="_s + name);
    return flags;
}

QStringList releaseFlags(const Context& context)
{
    QStringList flags;
    if (!context.product)
        return flags;
    const QMap<QString, bool> now{{u"cpu"_s, true},
                                  {u"cuda"_s, false},
                                  {u"clang"_s, false},
                                  {u"wheel"_s, context.wheel()},
                                  {u"cross"_s, context.foreign}};
    for (const ExtraFlag& extra : context.selection.release->extraFlags) {
        if (std::all_of(extra.when.begin(), extra.when.end(), [&](const QString& word) { return now.value(word); }))
            flags.append(extra.flag);
    }
    return flags + context.product->flags;
}

bool setsMode(const QStringList& flags)
{
    return std::any_of(flags.begin(), flags.end(),
                       [](const QString& flag) { return flag == "-c"_L1 || flag.startsWith("--compilation_mode"_L1); });
}

Status addToolchain(const Context& context, const Version& bazel, Plan& plan, QStringList& flags)
{
    if (!context.foreign || !context.treeConfig.isEmpty())
        return Done{};
    if (tooOldToCross(context.bazel.version)) {
        return Error{Error::Kind::Refused,
                     tr("Bazel %1 cannot be given a compiler for another machine: --override_repository came later.")
                         .arg(context.bazel.version),
                     tr("Set bazel to %1 or a later version.").arg(leastCrossBazel)};
    }
    auto compiler = emit::crossCompiler(context.facts, context.selection.arch,
                                        atHome(context.text(u"compiler"_s), context.places.home));
    if (!compiler)
        return compiler.error();
    compiler->cpu = cpuName(context);
    compiler->flags = machineFlags(*context.selection.board);
    compiler->cxxStandard = context.cxxStandard;
    compiler->staticLibstdcxx = context.configuration.flag(u"features.static_libstdcxx"_s);
    compiler->sysroot = atHome(context.text(u"sysroot"_s), context.places.home);
    if (!context.pythonInclude.isEmpty() && context.project() == "tensorflow"_L1) {
        // Debian's Python.h of this machine includes <TRIPLET/pythonX.Y/pyconfig.h>; the target's lies beside its headers.
        const QString above = context.pythonInclude.section(u'/', 0, -2);
        compiler->flags += QStringList{u"-idirafter"_s, above};
        compiler->includes.append(above);
    }
    const auto form = emit::toolchainForm(bazel);
    const QString folder = context.generated + "/toolchain"_L1;
    plan.files += emit::toolchainRepository(*compiler, form, folder);
    flags += emit::toolchainFlags(*compiler, form, folder);
    // TensorFlow's .bazelrc makes host and target one configuration on Linux (config:linux, 2.4 to 2.12), for its native
    // builds; flatc and protoc would be compiled for the device and then not start here. Bazel 6 ignores the flag.
    if (bazel < *Version::parse(u"6"))
        flags += u"--distinct_host_configuration=true"_s;
    return Done{};
}

/// Python programs of the build begin with "#!/usr/bin/env python" (gen_git_source of 2.8.0, Bazel's own stubs up to 4):
/// without such a program the last step before the link fails. The folder is one for the whole output base, since PATH
/// is part of what Bazel compares before it uses a result again. "" where nothing is needed.
QString addPython(const Context& context, Plan& plan)
{
    const QString python = context.facts.text(u"host.python_path"_s);
    if (!context.family || context.project() != "tensorflow"_L1 || context.selection.release->hermeticPython
        || python.isEmpty())
        return {};
    QString folder = context.places.cache + "/generated/"_L1 + context.source.key + "/programs"_L1;
    plan.files.append({folder + "/python"_L1, 0755, emit::pythonForwarder(python),
                       tr("Build tools start a program called python; many systems only have python3."),
                       u"configuration"_s});
    return folder;
}

Status addStandIns(const Context& context, const Version& bazel, Plan& plan, QStringList& flags)
{
    if (!context.configuration.flag(u"features.offline"_s))
        return Done{};
    auto standIns = emit::standInRepositories(bazel, emit::localRepositories(context.places.workspaceText),
                                              context.generated + "/repositories"_L1);
    if (!standIns)
        return standIns.error();
    for (const emit::StandIn& standIn : *standIns) {
        plan.files += standIn.files;
        flags.append(standIn.flag);
    }
    return Done{};
}

} // namespace

Status addBuild(const Context& context, Plan& plan)
{
    const Version bazel = *Version::parse(context.bazel.version);
    const auto cores = static_cast<int>(context.facts.number(u"host.cores"_s));
    const QStringList userFlags = context.configuration.list(u"flags"_s);
    const QStringList events = bazelflags::eventFlags(bazel, u"${RUN}/bep.json"_s);
    if (events.isEmpty() && (!context.product || context.product->from == Product::From::Outputs)) {
        return Error{Error::Kind::Refused,
                     tr("Bazel %1 does not say what it made: build events came later.").arg(context.bazel.version),
                     tr("Set bazel to %1 or a later version.").arg(leastCrossBazel)};
    }
    PlanStep step;
    step.id = u"build"_s;
    step.kind = PlanStep::Kind::Bazel;
    step.title = tr("Build");
    step.program = context.bazel.program;
    step.arguments = emit::startupFlags(
        bazel, {plan.outputBase, plan.ramMiB, context.configuration.flag(u"features.user_bazelrc"_s)});
    step.arguments += u"build"_s;
    step.arguments += events;
    step.arguments += bazelflags::limitFlags(bazel, plan.ramMiB, plan.jobs,
                                             plan.jobs > 0 && cores > 0 ? std::min(plan.jobs, cores) : cores);
    step.arguments += bazelflags::progressFlags(bazel, std::max(plan.jobs, 4));
    if (context.bazel.debian)
        step.arguments += u"--nosandbox_debug"_s;
    const bool needsLinks = context.product && context.product->from != Product::From::Outputs;
    if (!needsLinks)
        step.arguments += u"--symlink_prefix=/"_s;
    // A cc_test is linked against a folder full of small libraries by default; what is copied out must run alone.
    if (!context.product)
        step.arguments += u"--dynamic_mode=off"_s;
    if (!setsMode(userFlags))
        step.arguments += QStringList{u"-c"_s, u"opt"_s};
    step.arguments += configs(context);
    // After the configs: the last --crosstool_top wins, and a tree's --config=cuda or opt may name one.
    if (auto done = addToolchain(context, bazel, plan, step.arguments); !done)
        return done;
    step.arguments += releaseFlags(context) + copts(context);
    if (auto done = addStandIns(context, bazel, plan, step.arguments); !done)
        return done;
    step.arguments += userFlags;
    step.arguments += u"--"_s;
    step.arguments += context.product ? context.product->targets : context.configuration.list(u"target"_s);
    step.environment = context.bazel.environment;
    step.environment.insert(u"PATH"_s, plainPath({context.bazel.program, context.facts.text(u"host.python_path"_s)},
                                                 addPython(context, plan)));
    if (!context.foreign && !context.text(u"compiler"_s).isEmpty())
        step.environment.insert(u"CC"_s, atHome(context.text(u"compiler"_s), context.places.home));
    if (!context.pythonInclude.isEmpty())
        step.environment.insert(u"CROSSTOOL_PYTHON_INCLUDE_PATH"_s, context.pythonInclude);
    for (const QString& variable : disturbingVariables()) {
        if (!step.environment.contains(variable))
            step.unsetEnvironment.append(variable);
    }
    step.workingDirectory = context.source.workspace;
    step.why = plan.jobs > 0 || plan.ramMiB > 0
                   ? tr("Builds within the limits (%1), in an output base of its own.").arg(plantext::limits(plan))
                   : tr("Builds in an output base of its own; no limits are set.");
    plan.steps.append(step);
    return Done{};
}

} // namespace cw::planning
