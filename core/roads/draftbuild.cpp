// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/bazelflags.h"
#include "core/catalog/crossbazel.h"
#include "core/emit/answers.h"
#include "core/emit/repositories.h"
#include "core/emit/startupflags.h"
#include "core/plan/plantext.h"
#include "core/roads/cudadraft.h"
#include "core/roads/plandraft.h"
#include "core/roads/targetcompiler.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::planning {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Planner", text);
}

/// Flags for the compiler on the command line: those of `optimize`, where ./configure cannot carry them.
QStringList copts(const PlanDraft& draft)
{
    QStringList flags;
    if (draft.foreign || !draft.family || !draft.product) {
        for (const QString& flag : draft.configuration.list(u"optimize"_s))
            flags.append(u"--copt="_s + flag);
    }
    return flags;
}

/// The tree defines `opt` in its rc file or ./configure does; a label of an unknown tree gets nothing of the kind.
QStringList configs(const PlanDraft& draft)
{
    QStringList names;
    if (draft.product && draft.family)
        names.append(u"opt"_s);
    // Before every --crosstool_top: this --config names one, and the last one counts.
    if (draft.selection.release && draft.selection.cuda)
        names.append(u"cuda"_s);
    if (!draft.treeConfig.isEmpty())
        names.append(draft.treeConfig);
    names += draft.configuration.list(u"config"_s);
    QStringList flags;
    for (const QString& name : names)
        flags.append(u"--config="_s + name);
    return flags;
}

QStringList releaseFlags(const PlanDraft& draft)
{
    QStringList flags;
    if (!draft.product)
        return flags;
    const QMap<QString, bool> now{{u"cpu"_s, !draft.selection.cuda},
                                  {u"cuda"_s, draft.selection.cuda},
                                  {u"clang"_s, false},
                                  {u"wheel"_s, draft.wheel()},
                                  {u"cross"_s, draft.foreign}};
    for (const ExtraFlag& extra : draft.selection.release->extraFlags) {
        if (std::all_of(extra.when.begin(), extra.when.end(), [&](const QString& word) { return now.value(word); }))
            flags.append(extra.flag);
    }
    return flags + draft.product->flags;
}

bool setsMode(const QStringList& flags)
{
    return std::any_of(flags.begin(), flags.end(),
                       [](const QString& flag) { return flag == "-c"_L1 || flag.startsWith("--compilation_mode"_L1); });
}

/// The programs around the compilers that a CUDA build by our toolchain needs.
Status addWrappers(const PlanDraft& draft, emit::CrossCompiler& compiler)
{
    if (!draft.targetWrapper)
        return Done{};
    emit::CompilerWrappers& wrappers = compiler.wrappers;
    const QString toolkit = QDir::cleanPath(cudaToolkit(draft)); // Bazel compares folders as text
    wrappers.target = true;
    wrappers.cuda = {toolkit,
                     draft.text(u"cuda"_s),
                     draft.selection.capabilities,
                     atHome(draft.text(u"cudnn_host"_s), draft.places.home),
                     {toolkit + "/include"_L1}};
    if (const QString target = draft.selection.board->cudaTarget; !target.isEmpty())
        wrappers.cuda.includes.append(toolkit + u'/' + target + "/include"_L1);
    wrappers.targetPython = draft.pythonInclude.section(u'/', 0, -2);
    if (!draft.hostWrapper)
        return Done{};
    auto host = emit::hostCompiler(draft.facts);
    if (!host)
        return host.error();
    wrappers.host = *host;
    return Done{};
}

Status addToolchain(PlanDraft& draft, const BazelEra& era, QStringList& flags)
{
    if (!draft.ownToolchain)
        return Done{};
    const auto form = emit::toolchainForm(era);
    if (!form || tooOldToCross(draft.catalog, draft.bazel.version)) {
        return Error{Error::Kind::Refused,
                     tr("Bazel %1 cannot be given a compiler for another machine: --override_repository came later.")
                         .arg(draft.bazel.version),
                     tr("Set bazel to %1 or a later version.").arg(leastCrossBazel(draft.catalog))};
    }
    auto compiler = targetCompiler(draft.configuration, draft.selection, draft.facts, draft.places.home);
    if (!compiler)
        return compiler.error();
    compiler->cpu = cpuName(draft);
    if (!draft.pythonInclude.isEmpty() && draft.selection.release->hostPythonHeaders) {
        // Debian's Python.h of this machine includes <TRIPLET/pythonX.Y/pyconfig.h>; the target's lies beside its headers.
        const QString above = draft.pythonInclude.section(u'/', 0, -2);
        compiler->flags += QStringList{u"-idirafter"_s, above};
        compiler->includes.append(above);
    }
    if (auto done = addWrappers(draft, *compiler); !done)
        return done;
    const QString folder = draft.generated + "/toolchain"_L1;
    draft.plan.files += emit::toolchainRepository(*compiler, *form, folder);
    flags += emit::toolchainFlags(*compiler, era, folder) + emit::wrapperFlags(*compiler, *form);
    return Done{};
}

/// Python programs of the build begin with "#!/usr/bin/env python" (gen_git_source of 2.8.0, Bazel's own stubs up to 4):
/// without such a program the last step before the link fails. The folder is one for the whole output base, since PATH
/// is part of what Bazel compares before it uses a result again. "" where nothing is needed.
QString addPython(PlanDraft& draft)
{
    const QString python = draft.facts.text(u"host.python_path"_s);
    if (!draft.family || !draft.selection.release->pythonProgram || python.isEmpty())
        return {};
    QString folder = draft.places.cache + "/generated/"_L1 + draft.source.key + "/programs"_L1;
    draft.plan.files.append({folder + "/python"_L1, 0755, emit::pythonForwarder(python),
                             tr("Build tools start a program called python; many systems only have python3."),
                             u"configuration"_s});
    return folder;
}

/// The external repository from which the tree has Android's rules, where the Bazel has none of its own; else "".
QString missingAndroid(const PlanDraft& draft)
{
    const BazelPackage* package = draft.catalog.bazelPackage(draft.bazel.distribution, draft.bazel.version);
    return package && package->lacksAndroid() ? androidRulesOf(draft.selection, draft.facts) : QString();
}

bool archiveFolders(const PlanDraft& draft)
{
    return draft.archives && !(draft.text(u"distdir"_s).isEmpty() && draft.text(u"repository_cache"_s).isEmpty());
}

/// Where Bazel finds what it would download.
Status addArchives(const PlanDraft& draft, const BazelEra& era, QStringList& flags)
{
    if (!archiveFolders(draft))
        return Done{};
    for (const auto& [field, known] :
         {std::pair{u"distdir"_s, &era.distdirFlags}, std::pair{u"repository_cache"_s, &era.repositoryCacheFlags}}) {
        const QString folder = atHome(draft.text(field), draft.places.home);
        if (folder.isEmpty())
            continue;
        if (known->isEmpty()) {
            return Error{Error::Kind::Refused,
                         tr("How Bazel %1 is told of a folder for %2 is not known.").arg(draft.bazel.version, field),
                         tr("Remove %1, or choose a later Bazel.").arg(field)};
        }
        flags += BazelEra::filled(*known, {{u"FOLDER"_s, folder}});
    }
    if (draft.configuration.flag(u"features.offline"_s))
        flags += era.noDownloadFlags;
    return Done{};
}

Status addStandIns(PlanDraft& draft, const BazelEra& era, QStringList& flags)
{
    const QString repositories = draft.generated + "/repositories"_L1;
    if (const QString name = missingAndroid(draft);
        !name.isEmpty() && draft.configuration.flag(u"features.android_stand_ins"_s)) {
        const emit::StandIn standIn = emit::androidStandIn(name, repositories);
        draft.plan.files += standIn.files;
        flags.append(standIn.flag);
    }
    // What a folder of archives holds is the real thing.
    if (!draft.configuration.flag(u"features.offline"_s) || archiveFolders(draft))
        return Done{};
    auto standIns = emit::standInRepositories(era, draft.bazel.version,
                                              emit::localRepositories(draft.places.workspaceText), repositories);
    if (!standIns)
        return standIns.error();
    for (const emit::StandIn& standIn : *standIns) {
        draft.plan.files += standIn.files;
        flags.append(standIn.flag);
    }
    return Done{};
}

} // namespace

/// What the tree's own config_settings call the target's processor.
QString cpuName(const PlanDraft& draft)
{
    const Release* release = draft.selection.release;
    const QString arch = draft.selection.arch;
    return release ? release->cpuNames.value(arch, arch) : arch;
}

Status addBuild(PlanDraft& draft)
{
    const BazelEra& era = draft.catalog.bazelEraFor(draft.bazel.version);
    const auto cores = static_cast<int>(draft.facts.number(u"host.cores"_s));
    const QStringList userFlags = draft.configuration.list(u"flags"_s);
    const QString eventsFile = u"${RUN}/bep.json"_s;
    BazelCommand call;
    call.eventFlags = bazelflags::eventFlags(era, eventsFile);
    if (!call.eventFlags.isEmpty())
        call.eventsFile = eventsFile;
    if (call.eventFlags.isEmpty() && (!draft.product || draft.product->from == Product::From::Outputs)) {
        return Error{Error::Kind::Refused,
                     tr("Bazel %1 does not say what it made: build events came later.").arg(draft.bazel.version),
                     tr("Set bazel to %1 or a later version.").arg(leastCrossBazel(draft.catalog))};
    }
    PlanStep step;
    step.id = u"build"_s;
    step.kind = PlanStep::Kind::Bazel;
    step.title = tr("Build");
    step.program = draft.bazel.program;
    call.startup = emit::startupFlags(
        era, {draft.plan.outputBase, draft.plan.heapMiB, draft.configuration.flag(u"features.user_bazelrc"_s)});
    call.terminalFlags = bazelflags::progressFlags(era, std::max(draft.plan.jobs, 4));
    call.options = bazelflags::limitFlags(era, draft.plan.actionsMiB, draft.plan.jobs,
                                          draft.plan.jobs > 0 && cores > 0 ? std::min(draft.plan.jobs, cores) : cores);
    if (draft.bazel.debian)
        call.options += u"--nosandbox_debug"_s;
    const bool needsLinks = draft.product && draft.product->from != Product::From::Outputs;
    if (!needsLinks)
        call.options += u"--symlink_prefix=/"_s;
    // A cc_test is linked against a folder full of small libraries by default; what is copied out must run alone.
    if (!draft.product)
        call.options += u"--dynamic_mode=off"_s;
    if (!setsMode(userFlags))
        call.options += QStringList{u"-c"_s, u"opt"_s};
    call.options += configs(draft);
    // After the configs: the last --crosstool_top wins, and a tree's --config=cuda or opt may name one.
    call.options += draft.targetFlags;
    if (const Release* release = draft.selection.release; release && !release->pythonVariable.isEmpty()) {
        const QString python = draft.text(u"python"_s).section(u'.', 0, 1);
        if (!python.isEmpty())
            call.options += "--repo_env=%1=%2"_L1.arg(release->pythonVariable, python);
    }
    if (auto done = addToolchain(draft, era, call.options); !done)
        return done;
    call.options += releaseFlags(draft) + copts(draft);
    if (auto done = addStandIns(draft, era, call.options); !done)
        return done;
    if (auto done = addArchives(draft, era, call.options); !done)
        return done;
    call.options += userFlags;
    call.targets = draft.product ? draft.product->targets : draft.configuration.list(u"target"_s);
    step.bazel = call;
    step.environment = draft.bazel.environment;
    step.environment.insert(
        u"PATH"_s, plainPath({draft.bazel.program, draft.facts.text(u"host.python_path"_s)}, addPython(draft)));
    if (!draft.foreign && !draft.text(u"compiler"_s).isEmpty())
        step.environment.insert(u"CC"_s, chosenCompiler(draft));
    for (auto it = draft.buildEnvironment.cbegin(); it != draft.buildEnvironment.cend(); ++it)
        step.environment.insert(it.key(), it.value());
    if (!draft.pythonInclude.isEmpty())
        step.environment.insert(u"CROSSTOOL_PYTHON_INCLUDE_PATH"_s, draft.pythonInclude);
    for (const QString& variable : disturbingVariables()) {
        if (!step.environment.contains(variable))
            step.unsetEnvironment.append(variable);
    }
    step.workingDirectory = draft.source.workspace;
    step.why =
        draft.plan.jobs > 0 || draft.plan.ramMiB > 0
            ? tr("Builds within the limits (%1), in an output base of its own.").arg(plantext::limits(draft.plan))
            : tr("Builds in an output base of its own; no limits are set.");
    draft.plan.steps.append(step);
    return Done{};
}

} // namespace cw::planning
