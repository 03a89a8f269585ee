// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"
#include "core/rules/rule.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

const QStringList cudaFields{u"cuda"_s, u"cudnn"_s,     u"tensorrt"_s,   u"capabilities"_s,
                             u"gpu"_s,  u"cuda_path"_s, u"cudnn_host"_s, u"cudnn_target"_s};

Repair withoutCuda()
{
    return unsetFields(cudaFields, tr("Build for the CPU."));
}

void boardWithoutGpu(RuleRun& run)
{
    const Board* board = run.selection.board;
    if (!run.selection.cuda || !board || board->hasGpu())
        return;
    run.because(board->source());
    run.found(tr("%1 has no GPU that CUDA can use.").arg(board->name), withoutCuda());
}

void armhf(RuleRun& run)
{
    if (!run.selection.cuda || run.selection.arch != "armhf"_L1 || !run.selection.board->hasGpu())
        return;
    run.because(run.selection.board->source());
    run.found(tr("%1 has a 32-bit system: its last CUDA (6.5) is below what any release takes.")
                  .arg(run.selection.board->name),
              withoutCuda());
}

void projectWithout(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (run.selection.cuda && release && release->cudaStyle == "none"_L1)
        run.found(tr("%1 has nothing that runs on a GPU.").arg(release->name), withoutCuda());
}

void unknownCuda(RuleRun& run)
{
    if (run.selection.cuda && !run.selection.cudaLine)
        run.unknown(tr("The catalog does not know CUDA %1: which drivers, compilers and GPUs it takes is not known.")
                        .arg(run.text("cuda")));
}

void gpuUnknown(RuleRun& run)
{
    const QString gpu = run.text("gpu");
    if (gpu.isEmpty() || run.selection.gpu)
        return;
    QStringList names;
    for (const Gpu& each : run.catalog.gpus())
        names.append(each.name);
    const QString near = nearestName(gpu, names);
    const QString text = tr("The catalog has no GPU \"%1\".").arg(gpu);
    if (near.isEmpty())
        run.found(text, tr("\"crosswright catalog gpus\" lists them; or name the capability in capabilities=."));
    else
        run.found(text + u' ' + tr("The nearest is %1.").arg(near), setField("gpu", near));
}

void gpuUnused(RuleRun& run)
{
    if (!run.selection.gpu)
        return;
    if (!run.selection.cuda)
        run.found(tr("A GPU is named, but cuda is empty, so the build is for the CPU only."),
                  unsetFields({u"gpu"_s}, tr("Remove gpu.")));
    else if (run.selection.gpu->ambiguous)
        run.unknown(tr("%1 was sold with different chips; its capability (%2) may be another.")
                        .arg(run.selection.gpu->name, run.selection.gpu->capability),
                    tr("Ask the device."));
}

void hermetic(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cuda || !release || release->cudaStyle != "hermetic"_L1 || !run.text("cuda_path").isEmpty())
        return;
    const auto typed = Version::parse(run.text("cuda"));
    if (typed && typed->size() != 3) {
        QString full;
        if (sameLine(release->hermeticCuda, run.text("cuda")))
            full = release->hermeticCuda;
        else if (run.selection.cudaLine && !run.selection.cudaLine->drivers.isEmpty())
            full = run.selection.cudaLine->drivers.lastKey();
        const QString text = tr("%1 downloads CUDA itself and wants the whole version (12.5.1), not %2.")
                                 .arg(release->name, run.text("cuda"));
        if (full.isEmpty())
            run.found(text, tr("Write the version with three numbers."));
        else
            run.found(text, setField("cuda", full));
    }
}

void hermeticCudnn(RuleRun& run)
{
    const Release* release = run.selection.release;
    const auto typed = Version::parse(run.text("cudnn"));
    if (!run.selection.cuda || !release || release->cudaStyle != "hermetic"_L1 || !typed || typed->size() == 3
        || !run.text("cudnn_target").isEmpty())
        return;
    const QString text = tr("%1 downloads cuDNN itself and wants the whole version (9.3.0), not %2.")
                             .arg(release->name, run.text("cudnn"));
    QString full = sameLine(release->hermeticCudnn, run.text("cudnn")) ? release->hermeticCudnn : QString();
    if (full.isEmpty() && run.selection.cudnnLine)
        full = run.selection.cudnnLine->version;
    if (full.isEmpty())
        run.found(text, tr("Write the version with three numbers."));
    else
        run.found(text, setField("cudnn", full));
}

void hermeticTegra(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cuda || !release || release->cudaStyle != "hermetic"_L1 || !run.selection.board
        || !run.selection.board->tegra || !run.text("cuda_path").isEmpty())
        return;
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
                  tr("Set cuda_path= to a folder with the JetPack's CUDA, or use JetPack 7."));
}

void tested(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cuda || !release || release->cuda.isEmpty() || sameLine(release->cuda, run.text("cuda")))
        return;
    run.because(release->source(u"cuda"_s));
    run.found(tr("%1 was published with CUDA %2; %3 may need changes to the tree.")
                  .arg(release->name, release->cuda, run.text("cuda")),
              tr("Nothing needs to be done."));
}

void cudnnMissing(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cuda || !run.text("cudnn").isEmpty() || (release && release->cudaStyle == "none"_L1))
        return;
    const QString text = tr("CUDA %1 is chosen without cuDNN, and the GPU kernels need it.").arg(run.text("cuda"));
    if (run.selection.jetpack && sameLine(run.selection.jetpack->cuda, run.text("cuda"))
        && !run.selection.jetpack->cudnn.isEmpty())
        run.found(text, setField("cudnn", majorMinor(run.selection.jetpack->cudnn)));
    else if (release && sameLine(release->cuda, run.text("cuda")) && !release->cudnn.isEmpty())
        run.found(text, setField("cudnn", release->hermeticCudnn.isEmpty() ? release->cudnn : release->hermeticCudnn));
    else
        run.found(text, tr("Set cudnn= (\"crosswright catalog cudnn\" lists the pairs)."));
}

bool covers(const Cudnn& cudnn, const QString& cuda)
{
    for (const Cudnn::Pair& pair : cudnn.cuda) {
        if (VersionRange{pair.cudaMin, pair.cudaMax}.contains(majorMinor(cuda)))
            return true;
    }
    return false;
}

void cudnnPair(RuleRun& run)
{
    const QString cuda = run.text("cuda");
    const QString typed = run.text("cudnn");
    if (!run.selection.cuda || typed.isEmpty())
        return;
    const Release* release = run.selection.release;
    const JetPack* jetpack = run.selection.jetpack;
    const bool published = (release && sameLine(release->cuda, cuda) && sameLine(release->cudnn, typed))
                           || (jetpack && sameLine(jetpack->cuda, cuda) && sameLine(jetpack->cudnn, typed));
    if (published)
        return;
    // "8" or "8.1" may mean any of several records: one that fits is enough.
    bool known = false;
    bool proof = false;
    QStringList lines;
    for (const Cudnn& cudnn : run.catalog.cudnn()) {
        if (!sameLine(cudnn.version, typed) && !VersionRange{cudnn.version, cudnn.to}.contains(typed))
            continue;
        if (covers(cudnn, cuda))
            return;
        known = known || !cudnn.cuda.isEmpty();
        proof = proof || (!cudnn.tegraOnly && !cudnn.cuda.isEmpty());
        for (const Cudnn::Pair& pair : cudnn.cuda)
            lines.append(pair.cudaMin == pair.cudaMax ? pair.cudaMin : pair.cudaMin + u'-' + pair.cudaMax);
        run.because(cudnn.source());
    }
    if (!known || !proof) {
        run.unknown(tr("Whether cuDNN %1 goes with CUDA %2 is not known.").arg(typed, cuda));
        return;
    }
    lines.removeDuplicates();
    const QString text = tr("cuDNN %1 was published for CUDA %2, not for %3.").arg(typed, lines.join(", "_L1), cuda);
    for (auto it = run.catalog.cudnn().crbegin(); it != run.catalog.cudnn().crend(); ++it) {
        if (covers(*it, cuda)) {
            run.found(text, setField("cudnn", it->to));
            return;
        }
    }
    run.found(text, tr("Choose a cuDNN for this CUDA (\"crosswright catalog cudnn\")."));
}

void cudnnSides(RuleRun& run)
{
    const QString host = run.text("cudnn_host");
    const QString target = run.text("cudnn_target");
    if (!run.selection.cross || !run.selection.cuda)
        return;
    const auto machine = [](const QString& path) {
        return path.contains("aarch64"_L1) || path.contains("arm64"_L1) || path.contains("sbsa"_L1) ? u"aarch64"_s
               : path.contains("x86_64"_L1) || path.contains("amd64"_L1)                            ? u"x86_64"_s
                                                                                                    : QString();
    };
    const auto trimmed = [](QString path) {
        while (path.size() > 1 && path.endsWith(u'/'))
            path.chop(1);
        return path;
    };
    if (!host.isEmpty() && trimmed(host) == trimmed(target)) {
        run.found(tr("cudnn_host and cudnn_target are the same folder, and one library cannot be for both machines."),
                  tr("Set cudnn_target= to the board's cuDNN."));
        return;
    }
    const bool hostWrong =
        !machine(host).isEmpty() && machine(host) == run.selection.arch && run.fact("host.arch") != run.selection.arch;
    const bool targetWrong = !machine(target).isEmpty() && machine(target) != run.selection.arch;
    if (hostWrong && targetWrong)
        run.found(tr("cudnn_host and cudnn_target are swapped, as their folders say."),
                  Repair{tr("Swap them."), {{u"cudnn_host"_s, target}, {u"cudnn_target"_s, host}}, {}});
    else if (hostWrong || targetWrong)
        run.found(hostWrong
                      ? tr("cudnn_host is for %1, as its folder says, and this machine is not.").arg(machine(host))
                      : tr("cudnn_target is for %1, as its folder says, and the board is %2.")
                            .arg(machine(target), run.selection.arch),
                  tr("Name the folder of the right machine."));
}

void paths(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cuda || run.selection.container || !release
        || (release->cudaStyle != "local-paths"_L1 && release->cudaStyle != "environment"_L1))
        return;
    if (!run.text("cuda_path").isEmpty())
        return;
    const QString text = tr("%1 takes CUDA from a folder, and none is named.").arg(release->name);
    const QString found = run.fact("host.cuda_path");
    bool fits = false;
    for (const QString& version : run.factList("host.cuda"))
        fits = fits || sameLine(version, run.text("cuda"));
    if (!found.isEmpty() && fits)
        run.found(text, setField("cuda_path", found));
    else
        run.found(text, tr("Install CUDA %1 and set cuda_path= to it.").arg(run.text("cuda")));
}

void jetpackCuda(RuleRun& run)
{
    const JetPack* jetpack = run.selection.jetpack;
    if (!run.selection.cuda || !jetpack || jetpack->cuda.isEmpty() || !run.selection.board
        || !run.selection.board->tegra)
        return;
    const QString shipped = majorMinor(jetpack->cuda);
    const QString typed = majorMinor(run.text("cuda"));
    if (typed.isEmpty() || typed == shipped)
        return;
    run.because(jetpack->source(u"cuda"_s));
    const QString text = tr("%1 brings CUDA %2, and %3 is chosen.").arg(jetpack->name, shipped, run.text("cuda"));
    if (older(jetpack->id, u"5"_s))
        run.found(text + u' ' + tr("Before JetPack 5 no other version runs."), setField("cuda", shipped));
    else if (older(shipped, typed))
        run.found(Finding::Severity::Warning, text + u' ' + tr("The device needs the package cuda-compat for it."),
                  setField("cuda", shipped));
    else
        run.found(Finding::Severity::Warning, text, setField("cuda", shipped));
}

} // namespace

void addCudaRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const QString hermeticDoc = u"openxla/xla docs/hermetic_cuda.md"_s;
    rules << Rule{u"cuda.no_gpu"_s, S::Error, u"cuda"_s, u"catalog: boards"_s, boardWithoutGpu}
          << Rule{u"cuda.32bit"_s, S::Error, u"cuda"_s, u"catalog: boards"_s, armhf}
          << Rule{u"cuda.project"_s, S::Error, u"cuda"_s, u"catalog: releases"_s, projectWithout}
          << Rule{u"cuda.unknown"_s, S::Unknown, u"cuda"_s, u"catalog: cuda"_s, unknownCuda}
          << Rule{u"gpu.unknown"_s, S::Error, u"gpu"_s, u"catalog: gpus"_s, gpuUnknown}
          << Rule{u"gpu.unused"_s, S::Warning, u"gpu"_s, u"catalog: gpus"_s, gpuUnused}
          << Rule{u"cuda.hermetic_version"_s, S::Error, u"cuda"_s, hermeticDoc, hermetic}
          << Rule{u"cudnn.hermetic_version"_s, S::Error, u"cudnn"_s, hermeticDoc, hermeticCudnn}
          << Rule{u"cuda.hermetic_tegra"_s, S::Error, u"cuda_path"_s, hermeticDoc, hermeticTegra}
          << Rule{u"cuda.tested"_s, S::Info, u"cuda"_s, u"catalog: releases"_s, tested}
          << Rule{u"cudnn.missing"_s, S::Error, u"cudnn"_s, u"./configure asks for it with CUDA"_s, cudnnMissing}
          << Rule{u"cudnn.pair"_s, S::Error, u"cudnn"_s, u"catalog: cudnn"_s, cudnnPair}
          << Rule{u"cudnn.sides"_s, S::Error, u"cudnn_target"_s,
                  u"cross build of TensorFlow 1.5 for the TX1: cuDNN on both sides"_s, cudnnSides}
          << Rule{u"cuda.path"_s, S::Error, u"cuda_path"_s, u"./configure of releases before hermetic CUDA"_s, paths}
          << Rule{u"cuda.jetpack"_s, S::Error, u"cuda"_s, u"catalog: jetpack"_s, jetpackCuda};
}

} // namespace cw
