// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/versionview.h"
#include "core/rules/rule.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

bool onJetson(const RuleRun& run)
{
    return run.selection.board && run.selection.board->tegra;
}

/// L4T of the device, else of the chosen JetPack; "" not known.
QString l4t(const RuleRun& run)
{
    QString there = run.fact("device.l4t");
    if (!there.isEmpty())
        return there;
    const JetPack* jetpack = run.selection.jetpack;
    return jetpack && !jetpack->l4t.isEmpty() ? jetpack->l4t.first() : QString();
}

/// CUDA came to Jetsons as a part of JetPack until 7 (L4T 38), and as the servers' packages (SBSA) from then on.
bool takesServers(const QString& version)
{
    return !older(version, u"38"_s);
}

void jetpackCuda(RuleRun& run)
{
    const JetPack* jetpack = run.selection.jetpack;
    if (!run.selection.cuda || !jetpack || jetpack->cuda.isEmpty() || !onJetson(run) || !older(jetpack->id, u"5"_s))
        return;
    const QString shipped = majorMinor(jetpack->cuda);
    const QString typed = majorMinor(run.text("cuda"));
    if (typed.isEmpty() || typed == shipped)
        return;
    run.because(jetpack->source(u"cuda"_s));
    run.found(tr("%1 brings CUDA %2, and %3 is chosen. Before JetPack 5 no other version runs.")
                  .arg(jetpack->name, shipped, run.text("cuda")),
              setField("cuda", shipped));
}

void jetpackUpgrade(RuleRun& run)
{
    const JetPack* jetpack = run.selection.jetpack;
    if (!run.selection.cuda || !jetpack || jetpack->cuda.isEmpty() || !onJetson(run) || older(jetpack->id, u"5"_s))
        return;
    const QString shipped = majorMinor(jetpack->cuda);
    const QString typed = majorMinor(run.text("cuda"));
    if (typed.isEmpty() || typed == shipped)
        return;
    run.because(jetpack->source(u"cuda"_s));
    const QString text = tr("%1 brings CUDA %2, and %3 is chosen.").arg(jetpack->name, shipped, run.text("cuda"));
    const bool xavier = run.selection.board->capability == "7.2"_L1;
    if (older(shipped, typed) && (older(typed, u"11.8"_s) || (xavier && older(u"12.2"_s, typed))))
        run.found(Finding::Severity::Error,
                  text + u' '
                      + (xavier ? tr("cuda-compat reaches from 11.8 to 12.2 on a Xavier.")
                                : tr("cuda-compat begins with 11.8.")),
                  setField("cuda", shipped));
    else if (older(shipped, typed))
        run.found(text + u' ' + tr("The device needs the package cuda-compat for it."), setField("cuda", shipped));
    else
        run.found(text, setField("cuda", shipped));
}

void hermeticTegra(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cuda || !release || release->cudaStyle != "hermetic"_L1 || !onJetson(run)
        || run.isSet("cuda_path")
        || run.list("flags").contains("--repo_env=CUDA_REDIST_TARGET_PLATFORM=tegra-aarch64"_L1))
        return; // with that flag it downloads what is made for Jetsons
    if (!run.selection.jetpack) {
        run.unknown(
            tr("Whether the CUDA that %1 downloads runs on the board is not known: the JetPack is not known yet.")
                .arg(release->name),
            connectDevice());
        return;
    }
    if (older(run.selection.jetpack->id, u"7"_s))
        run.found(tr("%1 downloads a CUDA for servers, which does not run on a Jetson with %2.")
                      .arg(release->name, run.selection.jetpack->name),
                  tr("Set cuda_path to a folder with the JetPack's CUDA, or use JetPack 7."));
}

/// Where the configured folders come from: their names, and the target folders in the toolkit where they were read.
struct Folders
{
    bool sbsa = false, tegra = false;
};

Folders folders(const RuleRun& run)
{
    Folders result;
    for (const QString& path : {run.text("cuda_path"), run.text("cudnn_target")}) {
        result.sbsa = result.sbsa || path.contains("sbsa"_L1);
        result.tegra = result.tegra || path.contains("targets/aarch64-linux"_L1);
    }
    if (run.selection.cross && run.isSet("cuda_path") && run.fact("host.path.cuda_path") == run.text("cuda_path")) {
        const QStringList targets = run.factList("host.path.cuda_path.targets");
        const bool sbsa = targets.contains("sbsa-linux"_L1);
        const bool tegra = targets.contains("aarch64-linux"_L1);
        result.sbsa = result.sbsa || (sbsa && !tegra);
        result.tegra = result.tegra || (tegra && !sbsa);
    }
    return result;
}

void sbsaTooEarly(RuleRun& run)
{
    const QString version = l4t(run);
    if (!run.selection.cuda || !onJetson(run) || version.isEmpty() || takesServers(version) || !folders(run).sbsa)
        return; // jetpack.device says that L4T is not known
    run.found(
        tr("The CUDA libraries are those for servers (sbsa), which crash on a Jetson before JetPack 7; the board has L4T %1.")
            .arg(version),
        tr("Use the packages cuda-cross-aarch64-* (targets/aarch64-linux) or the JetPack's own CUDA."));
}

void tegraTooLate(RuleRun& run)
{
    const QString version = l4t(run);
    if (!run.selection.cuda || !onJetson(run) || version.isEmpty() || !takesServers(version) || !folders(run).tegra)
        return;
    run.found(
        tr("The CUDA libraries are those for Jetsons before JetPack 7 (targets/aarch64-linux); the board has L4T %1, which takes the servers' (targets/sbsa-linux).")
            .arg(version),
        tr("Install cuda-cross-sbsa-%1.").arg(majorMinor(run.text("cuda")).replace(u'.', u'-')));
}

/// Hosts run containers of their own L4T group: 35 only 35; 36 is parted at 36.4.
QString containerGroup(const QString& version)
{
    if (majorOf(version) == 36)
        return older(version, u"36.4"_s) ? u"36.0-36.3"_s : u"36.4+"_s;
    return QString::number(majorOf(version));
}

void containerGroups(RuleRun& run)
{
    if (!run.selection.container || !onJetson(run))
        return;
    const JetPack* jetpack = run.selection.jetpack;
    const QString there = run.fact("device.l4t");
    if (!jetpack || jetpack->l4t.isEmpty() || there.isEmpty()) {
        run.unknown(
            tr("Whether the container and the Jetson fit is not known yet: both must be of one L4T group (35; 36 before 36.4; 36.4 and later; 38 …)."),
            connectDevice());
        return;
    }
    if (containerGroup(jetpack->l4t.first()) != containerGroup(there))
        run.found(
            tr("The container is of L4T %1 and the Jetson has %2: they are of different groups, and the container does not start there.")
                .arg(jetpack->l4t.first(), there),
            tr("Choose the JetPack that the Jetson has."));
}

/// There is no NCCL for the Tegra libraries; the rule that links it breaks the build.
void nccl(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cuda || !onJetson(run) || !release || !release->configs.contains("nonccl"_L1))
        return;
    const QString version = l4t(run);
    if (!version.isEmpty() && takesServers(version))
        return;
    const QStringList flags = run.list("flags");
    QStringList configs = run.list("config");
    bool local = false;
    for (const QString& flag : flags)
        local = local || flag.contains("LOCAL_NCCL_PATH="_L1) || flag == "--config=nonccl"_L1;
    if (local || configs.contains("nonccl"_L1))
        return;
    configs.append(u"nonccl"_s);
    const bool asked = flags.contains("--repo_env=CUDA_REDIST_TARGET_PLATFORM=tegra-aarch64"_L1);
    run.found(asked ? Finding::Severity::Error : Finding::Severity::Warning,
              tr("There is no NCCL for Jetsons before JetPack 7, and %1 builds with it.").arg(release->name),
              setField("config", QJsonArray::fromStringList(configs)));
}

void noSmi(RuleRun& run)
{
    const QString version = run.fact("device.l4t");
    if (!run.selection.cuda || !onJetson(run) || version.isEmpty() || !older(version, u"36"_s)
        || !run.searchedInVain(u"device.gpus"_s))
        return;
    run.found(tr("The device has no nvidia-smi, which is usual before JetPack 6: the GPU is told by the board."),
              tr("Nothing needs to be done."));
}

void noSwap(RuleRun& run)
{
    if (onJetson(run) && run.knows("device.swap") && run.number("device.swap") == 0)
        run.found(tr("Swap is off on the device; CPU and GPU share its memory."),
                  tr("Add swap where memory is short."));
}

} // namespace

void addJetsonRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const blog = QT_TRANSLATE_NOOP("cw::Rules", "NVIDIA: CUDA on Jetson, upgradable from JetPack 5 on");
    const char* const thor = QT_TRANSLATE_NOOP("cw::Rules", "NVIDIA: CUDA 13 for Jetson Thor; JetPack 7.2");
    rules << Rule{u"cuda.jetpack"_s, S::Error,
                  u"cuda"_s,         QT_TRANSLATE_NOOP("cw::Rules", "catalog: jetpack"),
                  jetpackCuda,       u"before JetPack 5 the CUDA is the one of the JetPack"_s}
          << Rule{u"cuda.jetpack_upgrade"_s,
                  S::Warning,
                  u"cuda"_s,
                  blog,
                  jetpackUpgrade,
                  u"from JetPack 5 on another CUDA needs cuda-compat: 11.8 and later, on a Xavier up to 12.2"_s}
          << Rule{u"cuda.hermetic_tegra"_s,
                  S::Error,
                  u"cuda_path"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "openxla/xla docs/hermetic_cuda.md"),
                  hermeticTegra,
                  u"a Jetson before JetPack 7 does not get the servers' CUDA that a hermetic build downloads"_s}
          << Rule{u"cuda.sbsa_too_early"_s,
                  S::Error,
                  u"cuda_path"_s,
                  thor,
                  sbsaTooEarly,
                  u"no servers' libraries (sbsa) on a Jetson before L4T 38"_s}
          << Rule{u"cuda.tegra_too_late"_s,
                  S::Error,
                  u"cuda_path"_s,
                  thor,
                  tegraTooLate,
                  u"no Tegra libraries (targets/aarch64-linux) on a Jetson from L4T 38 on"_s}
          << Rule{u"container.l4t"_s,
                  S::Error,
                  u"jetpack"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "dusty-nv/jetson-containers: l4t_version_compatible"),
                  containerGroups,
                  u"a container for a Jetson is of the Jetson's L4T group"_s}
          << Rule{u"nccl.tegra"_s,
                  S::Warning,
                  u"config"_s,
                  QT_TRANSLATE_NOOP("cw::Rules",
                                    "rules_ml_toolchain: tegra-aarch64 has no NCCL; --config=nonccl of the release"),
                  nccl,
                  u"a Jetson before JetPack 7 is built without NCCL"_s}
          << Rule{u"device.no_smi"_s,
                  S::Info,
                  u"device"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "recorded Jetson Orin with JetPack 6"),
                  noSmi,
                  u"a Jetson before JetPack 6 has no nvidia-smi"_s}
          << Rule{u"device.swap"_s, S::Info,
                  u"device"_s,      QT_TRANSLATE_NOOP("cw::Rules", "recorded tegrastats lines without SWAP"),
                  noSwap,           u"swap is on"_s};
}

} // namespace cw
