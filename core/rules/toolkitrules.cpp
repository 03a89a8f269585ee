// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The CUDA toolkit on the machine that builds: its folder, its cross packages, the compiler and the system under it.

#include "core/base/versionview.h"
#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

bool builtHere(const RuleRun& run)
{
    return run.selection.cuda && !run.selection.container && !run.buildsOnDevice();
}

/// What was read about the folder holds for the folder that is named now.
bool folderRead(const RuleRun& run)
{
    return run.isSet("cuda_path") && run.fact("host.path.cuda_path") == run.text("cuda_path");
}

bool crossPackages(const RuleRun& run)
{
    return run.selection.cross && run.selection.board && !run.selection.arch.isEmpty()
           && run.fact("host.arch") != run.selection.arch;
}

void path(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cuda || run.selection.container || !release
        || (release->cudaStyle != "local-paths"_L1 && release->cudaStyle != "environment"_L1) || run.isSet("cuda_path"))
        return;
    const QString text = tr("%1 takes CUDA from a folder, and none is named.").arg(release->name);
    const QString found = run.fact("host.cuda_path");
    bool fits = false;
    for (const QString& version : run.factList("host.cuda"))
        fits = fits || sameLine(version, run.text("cuda"));
    if (!found.isEmpty() && fits)
        run.found(text, setField("cuda_path", found));
    else
        run.found(text, tr("Install CUDA %1 and set cuda_path to it.").arg(run.text("cuda")));
}

void folderVersion(RuleRun& run)
{
    if (!builtHere(run) || !folderRead(run))
        return;
    const QString nvcc = run.fact("host.path.cuda_path.nvcc");
    const QString cuda = run.text("cuda");
    if (nvcc.isEmpty() || sameLine(majorMinor(nvcc), majorMinor(cuda)))
        return;
    run.found(tr("%1 holds CUDA %2, and %3 is chosen.").arg(run.text("cuda_path"), nvcc, cuda),
              setField("cuda", majorMinor(nvcc)));
}

void layout(RuleRun& run)
{
    if (!builtHere(run) || !run.isSet("cuda_path"))
        return;
    if (!folderRead(run)) {
        run.unknown(tr("What lies in the CUDA folder %1 is not known yet.").arg(run.text("cuda_path")),
                    tr("Let this machine be probed with this configuration."));
        return;
    }
    const QStringList there = run.factList("host.path.cuda_path.folders");
    QStringList missing;
    for (const QString& each : {u"include"_s, u"bin"_s, u"nvvm"_s}) {
        if (!there.contains(each))
            missing.append(each);
    }
    if (!there.contains("lib"_L1) && !there.contains("lib64"_L1))
        missing.append(u"lib"_s);
    if (!missing.isEmpty())
        run.found(tr("The CUDA folder %1 has no %2; include, bin, lib and nvvm must lie side by side.")
                      .arg(run.text("cuda_path"), missing.join(", "_L1)),
                  tr("Name a whole toolkit, or make a folder with links to these four."));
}

void crossVersion(RuleRun& run)
{
    if (!builtHere(run) || !crossPackages(run) || !folderRead(run))
        return;
    const QString target = run.fact("host.path.cuda_path.target_version");
    const QString nvcc = run.fact("host.path.cuda_path.nvcc");
    if (target.isEmpty() || nvcc.isEmpty() || majorMinor(target) == majorMinor(nvcc))
        return;
    run.found(tr("The CUDA libraries for the board are of %1, and nvcc is of %2: they do not fit together.")
                  .arg(target, nvcc),
              tr("Install the cross packages of CUDA %1.").arg(majorMinor(nvcc)));
}

void stub(RuleRun& run)
{
    if (!builtHere(run) || !crossPackages(run) || !folderRead(run))
        return;
    const QString target = run.selection.board->cudaTarget;
    if (run.factFlag("host.path.cuda_path.stub"))
        return;
    run.found(tr("libcuda.so, the driver's stand-in for the link, is not below %1/%2/lib/stubs.")
                  .arg(run.text("cuda_path"), target.isEmpty() ? u"targets"_s : target),
              target.contains("sbsa"_L1)
                  ? tr("Install cuda-cross-sbsa-%1.").arg(majorMinor(run.text("cuda")).replace(u'.', u'-'))
                  : tr("Install cuda-cross-aarch64-%1 (it brings cuda-driver-cross).")
                        .arg(majorMinor(run.text("cuda")).replace(u'.', u'-')));
}

void noDriver(RuleRun& run)
{
    if (run.selection.cuda && !older(run.text("cuda"), u"13.4"_s))
        run.found(tr("CUDA %1 no longer brings a driver.").arg(run.text("cuda")), tr("Install the driver by itself."));
}

void hostSystem(RuleRun& run)
{
    if (builtHere(run) && run.fact("host.os") == "ubuntu 20.04"_L1 && !older(run.text("cuda"), u"13.2"_s))
        run.found(tr("CUDA %1 does not support Ubuntu 20.04, which this machine has; 13.1 is the last that does.")
                      .arg(run.text("cuda")),
                  tr("Build in a container of Ubuntu 22.04 or later, or choose an older CUDA."));
}

/// nvcc itself is a program that needs a C library.
void nvccGlibc(RuleRun& run)
{
    if (!run.selection.cuda || run.selection.container || older(run.text("cuda"), u"12.2"_s))
        return;
    const QString glibc = run.buildFact("glibc");
    if (glibc.isEmpty()) {
        run.unknown(tr("Whether nvcc of CUDA %1 runs on the machine that builds is not known: its glibc is not.")
                        .arg(run.text("cuda")));
        return;
    }
    if (older(glibc, u"2.29"_s))
        run.found(
            tr("nvcc of CUDA %1 needs glibc 2.29, and the machine that builds has %2.").arg(run.text("cuda"), glibc),
            tr("Use the CUDA that came with that system (JetPack 4: 10.2)."));
}

/// glibc 2.41 declares cospi and sinpi, which CUDA 12's own headers declare with another exception specification.
void glibcHeaders(RuleRun& run)
{
    if (!builtHere(run) || majorOf(run.text("cuda")) > 12)
        return;
    const bool cross = crossPackages(run);
    const QString glibc =
        cross ? run.facts.text("host.cross."_L1 + run.selection.arch + ".glibc"_L1) : run.fact("host.glibc");
    if (glibc.isEmpty() || older(glibc, u"2.41"_s))
        return;
    run.found(tr("The headers of glibc %1 clash with those of CUDA %2 (cospi, sinpi).").arg(glibc, run.text("cuda")),
              tr("Use an older sysroot, or CUDA 13."));
}

/// find_cuda_config.py of 1.14 … 2.17 looks at this machine's folders; that of 1.15 stops at CUDA 13's headers.
void foreignToolkit(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!builtHere(run) || !release || release->project != "tensorflow"_L1 || release->cudaStyle != "local-paths"_L1
        || older(release->version, u"1.14"_s) || !older(release->version, u"2.1"_s))
        return;
    QString newer;
    for (const QString& each : run.factList("host.cuda")) {
        if (majorOf(each) >= 13)
            newer = each;
    }
    if (newer.isEmpty())
        return;
    run.found(tr("This machine has CUDA %1, and ./configure of %2 stops with a ValueError where it meets its headers.")
                  .arg(newer, release->name),
              tr("Set TF_CUDA_PATHS to the wanted CUDA alone, or move /usr/local/cuda away."));
}

} // namespace

void addToolkitRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const QString folder = u"cuda_path"_s;
    const char* const packages =
        QT_TRANSLATE_NOOP("cw::Rules", "NVIDIA's cross packages (cuda-cross-*), CUDA 13.2 installation guide");
    rules << Rule{u"cuda.path"_s, S::Error,
                  folder,         QT_TRANSLATE_NOOP("cw::Rules", "./configure of releases before hermetic CUDA"),
                  path,           u"a release that takes CUDA from a folder is told which"_s}
          << Rule{u"cuda.folder_version"_s,
                  S::Error,
                  folder,
                  QT_TRANSLATE_NOOP("cw::Rules", "nvcc --version in the folder that is named"),
                  folderVersion,
                  u"the folder that is named holds the CUDA that is chosen"_s}
          << Rule{u"cuda.layout"_s,
                  S::Error,
                  folder,
                  QT_TRANSLATE_NOOP("cw::Rules", "openxla/xla docs/hermetic_cuda.md: LOCAL_CUDA_PATH"),
                  layout,
                  u"the CUDA folder has include, bin, lib and nvvm side by side"_s}
          << Rule{u"cuda.cross_version"_s,
                  S::Error,
                  folder,
                  packages,
                  crossVersion,
                  u"the board's CUDA libraries are of nvcc's version"_s}
          << Rule{u"cuda.stub"_s, S::Error, folder,
                  packages,       stub,     u"the driver's stub libcuda.so lies below the board's target folder"_s}
          << Rule{u"cuda.no_driver"_s,
                  S::Info,
                  u"cuda"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "CUDA 13.3 release notes"),
                  noDriver,
                  u"the toolkit brings a driver: up to 13.3"_s}
          << Rule{u"cuda.host_system"_s,
                  S::Error,
                  u"cuda"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "CUDA 13.2 release notes"),
                  hostSystem,
                  u"CUDA supports the building system: no Ubuntu 20.04 from 13.2 on"_s}
          << Rule{u"cuda.nvcc_glibc"_s,
                  S::Error,
                  u"cuda"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "a published report of CUDA 12.2 on JetPack 4"),
                  nvccGlibc,
                  u"nvcc runs on the building system: glibc 2.29 from CUDA 12.2 on"_s}
          << Rule{u"cuda.glibc_headers"_s,
                  S::Warning,
                  u"sysroot"_s,
                  QT_TRANSLATE_NOOP(
                      "cw::Rules",
                      "meta-tegra: cuda-compatibility-workarounds/math-vector.h; the exact glibc is not established"),
                  glibcHeaders,
                  u"the headers of glibc 2.41 do not meet those of CUDA 12 or older"_s}
          << Rule{u"cuda.foreign"_s,
                  S::Warning,
                  folder,
                  QT_TRANSLATE_NOOP("cw::Rules", "./configure of 1.15.5 run beside CUDA 13 (find_cuda_config.py)"),
                  foreignToolkit,
                  u"no CUDA 13 on this machine is met by a ./configure that cannot read it"_s};
}

} // namespace cw
