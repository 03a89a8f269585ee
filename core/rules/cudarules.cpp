// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/versionview.h"
#include "core/rules/capability.h"
#include "core/rules/rule.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

bool downloads(const RuleRun& run)
{
    return run.selection.release && run.selection.release->cudaStyle == "hermetic"_L1;
}

void boardWithoutGpu(RuleRun& run)
{
    const Board* board = run.selection.board;
    if (!run.selection.cuda || !board || board->hasGpu())
        return;
    run.because(board->source());
    run.found(tr("%1 has no GPU that CUDA can use.").arg(board->name), buildForCpu());
}

void armhf(RuleRun& run)
{
    if (!run.selection.cuda || run.selection.arch != "armhf"_L1 || !run.selection.board->hasGpu())
        return;
    run.because(run.selection.board->source());
    run.found(tr("%1 has a 32-bit system: its last CUDA (6.5) is below what any release takes.")
                  .arg(run.selection.board->name),
              buildForCpu());
}

void armhfRemoved(RuleRun& run)
{
    if (!run.selection.cuda || run.selection.arch != "armhf"_L1 || older(run.text("cuda"), u"12.0"_s))
        return;
    run.found(tr("CUDA %1 cannot compile for 32-bit machines: that ended with CUDA 12.0.").arg(run.text("cuda")),
              buildForCpu());
}

void projectWithout(RuleRun& run)
{
    const Release* release = run.selection.release;
    const Product* product = release ? release->product(run.text("product")) : nullptr;
    if (run.selection.cuda && release && (release->cudaStyle == "none"_L1 || (product && product->noCuda)))
        run.found(tr("%1 has nothing that runs on a GPU.").arg(release->name), buildForCpu());
}

void unknownCuda(RuleRun& run)
{
    if (run.selection.cuda && !run.selection.cudaLine)
        run.unknown(tr("The catalog does not know CUDA %1: which drivers, compilers and GPUs it takes is not known.")
                        .arg(run.text("cuda")));
}

/// version.json of some toolkits carries a build date in place of the patch: 12.1.20230222.
void dateForm(RuleRun& run)
{
    const auto typed = VersionView::parse(run.text("cuda"));
    if (!typed || typed->number(2) <= 9999)
        return;
    run.found(
        tr("%1 is CUDA's version with a build date, as some version.json files have it; no release of CUDA is called so.")
            .arg(run.text("cuda")),
        setField("cuda", majorMinor(run.text("cuda"))));
}

/// "GTX 1080 Ti" → "1080ti": the number and what follows it tell GPUs of one brand apart.
QString modelOf(const QString& gpu)
{
    const QString plain = Gpu::chipName(gpu);
    const auto digit = std::find_if(plain.begin(), plain.end(), [](QChar c) { return c.isDigit(); });
    return plain.sliced(digit - plain.begin());
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
    if (run.isSet("capabilities"))
        run.found(Finding::Severity::Info, text, std::nullopt,
                  tr("Nothing needs to be done: capabilities names what it is."));
    else if (near.isEmpty()
             || modelOf(near) != modelOf(gpu)) // another number is another GPU, maybe of another capability
        run.found(text, tr("Name its capability in capabilities, such as 8.9."));
    else
        run.found(text + u' ' + tr("The nearest is %1.").arg(near), setField("gpu", near));
}

void gpuUnused(RuleRun& run)
{
    if (run.selection.gpu && !run.selection.cuda)
        run.found(tr("A GPU is named, but cuda is empty, so the build is for the CPU only."),
                  unsetFields({u"gpu"_s}, tr("Remove gpu.")));
}

void gpuAmbiguous(RuleRun& run)
{
    if (!run.selection.gpu || !run.selection.cuda || !run.selection.gpu->ambiguous
        || run.targetKnows("gpu_capabilities"))
        return;
    run.unknown(tr("%1 was sold with different chips; its capability (%2) may be another.")
                    .arg(run.selection.gpu->name, run.selection.gpu->capability),
                tr("Ask the device: probe the machine that has it."));
}

void hermetic(RuleRun& run)
{
    if (!run.selection.cuda || !downloads(run) || run.isSet("cuda_path"))
        return;
    const Release* release = run.selection.release;
    const QString cuda = run.text("cuda");
    const auto typed = VersionView::parse(cuda);
    if (!typed || typed->size() == 3)
        return;
    QString full;
    if (sameLine(release->hermeticCuda, cuda))
        full = release->hermeticCuda;
    else if (run.selection.cudaLine && !run.selection.cudaLine->drivers.isEmpty())
        full = run.selection.cudaLine->drivers.lastKey();
    const QString text =
        tr("%1 downloads CUDA itself and wants the whole version (12.5.1), not %2.").arg(release->name, cuda);
    const auto better = VersionView::parse(full);
    if (!better || better->size() != 3)
        run.found(text, tr("Write the version with three numbers."));
    else
        run.found(text, setField("cuda", full));
}

/// The tree's own table of what it can download, where it was read.
void hermeticKnown(RuleRun& run)
{
    if (!run.selection.cuda || !downloads(run) || run.isSet("cuda_path"))
        return;
    const auto judge = [&](const QString& field, const QString& what, const QStringList& keys, bool known,
                           const QString& standard) {
        const QString typed = run.configuration.text(field);
        const auto version = VersionView::parse(typed);
        if (!version || version->size() != 3 || typed == standard)
            return; // the other rules speak; the tree's default is in its table
        if (!known) {
            run.unknown(
                tr("Whether this tree can download %1 %2 is not known: its table was not read.").arg(what, typed));
            run.at(field);
            return;
        }
        if (keys.contains(typed))
            return;
        QString near;
        for (const QString& key : keys) {
            if (sameLine(majorMinor(key), majorMinor(typed)) && (near.isEmpty() || older(near, key)))
                near = key;
        }
        const QString text = tr("This tree cannot download %1 %2; it knows %3.").arg(what, typed, keys.join(", "_L1));
        if (near.isEmpty())
            run.found(text, tr("Choose one of these, or name folders (cuda_path, cudnn_target)."));
        else
            run.found(text, Repair{tr("Set %1 to %2.").arg(field, near), {{field, near}}, {}});
        run.at(field);
    };
    judge(u"cuda"_s, u"CUDA"_s, run.factList("source.cuda_versions"), run.knows("source.cuda_versions"),
          run.selection.release->hermeticCuda);
    if (!run.isSet("cudnn_target"))
        judge(u"cudnn"_s, u"cuDNN"_s, run.factList("source.cudnn_versions"), run.knows("source.cudnn_versions"),
              run.selection.release->hermeticCudnn);
}

void tested(RuleRun& run)
{
    const Release* release = run.selection.release;
    const QString cuda = run.text("cuda");
    if (!run.selection.cuda || !release || release->cuda.isEmpty() || sameLine(release->cuda, cuda))
        return;
    run.because(release->source(u"cuda"_s));
    const int apart = majorOf(cuda) - majorOf(release->cuda); // one older is what JetPacks had and worked
    if (apart > 0 || apart < -1)
        run.unknown(tr("%1 was published with CUDA %2; nobody is known to have built it with %3.")
                        .arg(release->name, release->cuda, cuda),
                    tr("Choose CUDA %1, or be ready to change the tree.").arg(release->cuda));
    else
        run.found(tr("%1 was published with CUDA %2; %3 may need changes to the tree.")
                      .arg(release->name, release->cuda, cuda),
                  tr("Nothing needs to be done."));
}

/// The libraries of two CUDA lines have the same names: libcusolver.so.10 of 11.0 is libcusolver.so.11 from 11.1 on.
bool sameLibraries(const RuleRun& run, const QString& built, const QString& there)
{
    const Cuda* a = run.catalog.cuda(built);
    const Cuda* b = run.catalog.cuda(there);
    static const QString cupti = u"cupti"_s; // opened by the profiler alone
    if (!a || !b)
        return true;
    for (auto it = a->sonames.cbegin(); it != a->sonames.cend(); ++it) {
        const QString other = b->sonames.value(it.key());
        if (it.key() != cupti && !other.isEmpty() && other != it.value())
            return false;
    }
    return true;
}

/// libcudart.so.MAJOR (with the minor before 11) must be where the result runs; a hermetic wheel names its own packages.
void device(RuleRun& run)
{
    const QString cuda = run.text("cuda");
    const Release* release = run.selection.release;
    if (!run.selection.cuda || downloads(run) || !run.selection.board || (release && release->cudaInside))
        return;
    QStringList there = run.targetIsHost() ? run.factList("host.cuda") : run.factList("device.cudas");
    for (const QString& each : {run.targetFact("cuda"), run.targetFact("cuda_runtime")}) {
        if (!each.isEmpty() && !there.contains(each))
            there.append(each);
    }
    const bool none = there.isEmpty() && (run.targetIsHost() ? run.knows("host.cuda") : run.knows("device.cudas"));
    if (none) {
        run.found(
            tr("What is built needs the libraries of CUDA %1, and the machine that runs it has no CUDA.").arg(cuda),
            tr("Install CUDA %1 there.").arg(majorMinor(cuda)));
        return;
    }
    if (there.isEmpty()) {
        run.unknown(
            tr("Whether the machine that runs the result has the libraries of CUDA %1 is not known yet.").arg(cuda),
            askTarget(run));
        return;
    }
    for (const QString& each : std::as_const(there)) {
        if (majorOf(each) == majorOf(cuda) && (majorOf(cuda) >= 11 || sameLine(majorMinor(each), majorMinor(cuda)))
            && sameLibraries(run, cuda, each))
            return;
    }
    const QString text = tr("What is built needs the libraries of CUDA %1, and the machine that runs it has %2.")
                             .arg(cuda, there.join(", "_L1));
    run.found(text, tr("Install CUDA %1 there, or build with its version.").arg(majorMinor(cuda)));
}

} // namespace

void addCudaRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const hermeticDoc = QT_TRANSLATE_NOOP("cw::Rules", "openxla/xla docs/hermetic_cuda.md");
    const char* const boards = QT_TRANSLATE_NOOP("cw::Rules", "catalog: boards");
    const char* const gpus = QT_TRANSLATE_NOOP("cw::Rules", "catalog: gpus");
    rules
        << Rule{u"cuda.no_gpu"_s, S::Error,        u"cuda"_s,
                boards,           boardWithoutGpu, u"the board has a GPU that CUDA can use"_s}
        << Rule{u"cuda.32bit"_s, S::Error, u"cuda"_s,
                boards,          armhf,    u"a Jetson TK1 (32 bit, CUDA 6.5) is built for its CPU"_s}
        << Rule{u"cuda.32bit_removed"_s,
                S::Error,
                u"cuda"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "CUDA 12.0 release notes: 32-bit compilation removed"),
                armhfRemoved,
                u"no CUDA 12 or later for a 32-bit board"_s}
        << Rule{u"cuda.project"_s, S::Error,
                u"cuda"_s,         QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                projectWithout,    u"the project has something that runs on a GPU"_s}
        << Rule{u"cuda.unknown"_s, S::Unknown,
                u"cuda"_s,         QT_TRANSLATE_NOOP("cw::Rules", "catalog: cuda"),
                unknownCuda,       u"the catalog knows this CUDA"_s}
        << Rule{u"cuda.date_form"_s,
                S::Error,
                u"cuda"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "recorded version.json files of CUDA 11.8 and 12.1"),
                dateForm,
                u"cuda carries a patch number, not a build date"_s}
        << Rule{u"gpu.unknown"_s, S::Error, u"gpu"_s, gpus, gpuUnknown, u"the catalog knows the GPU's name"_s}
        << Rule{u"gpu.unused"_s, S::Warning, u"gpu"_s, gpus, gpuUnused, u"a GPU is named only where CUDA is chosen"_s}
        << Rule{u"gpu.ambiguous"_s, S::Unknown,
                u"gpu"_s,           gpus,
                gpuAmbiguous,       u"a GPU's name that was sold with several chips is not trusted"_s}
        << Rule{u"cuda.hermetic_version"_s,
                S::Error,
                u"cuda"_s,
                hermeticDoc,
                hermetic,
                u"a release that downloads CUDA gets three numbers"_s}
        << Rule{u"cuda.hermetic_known"_s,
                S::Error,
                u"cuda"_s,
                QT_TRANSLATE_NOOP(
                    "cw::Rules",
                    "openxla/xla docs/hermetic_cuda.md; the tree's CUDA_REDIST_JSON_DICT and CUDNN_REDIST_JSON_DICT"),
                hermeticKnown,
                u"the tree can download this CUDA and this cuDNN"_s}
        << Rule{u"cuda.tested"_s,
                S::Info,
                u"cuda"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                tested,
                u"the release was published with this CUDA; of a newer major number, or one much older, nothing is known"_s}
        << Rule{u"cuda.device"_s,
                S::Error,
                u"cuda"_s,
                QT_TRANSLATE_NOOP(
                    "cw::Rules",
                    "CUDA: libcudart.so.MAJOR, before 11 libcudart.so.MAJOR.MINOR; TensorFlow Serving on AWS P3"),
                device,
                u"the machine that runs the result has this CUDA's libraries"_s};
}

} // namespace cw
