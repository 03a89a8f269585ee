// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether what is compiled runs on the GPU. Several rules look at one judgement, so that each has its own name, its own
// severity and its own source.

#include "core/rules/capability.h"
#include "core/rules/rule.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

struct Coverage
{
    bool judged = false; ///< both sides are known and well spelled
    bool cubin = false, ptx = false, exact = false;
    bool foreignTegra = false; ///< the machine code that runs is a Jetson's, the GPU is none
    QStringList onlyOwn;       ///< with "a": for another capability
    QStringList onlyFamily;    ///< with "f": for another family
    QStringList typed;
    QString device;
};

bool tegraCapability(const RuleRun& run, const QString& capability)
{
    const SmArchitecture* architecture = run.catalog.architecture(capability);
    return architecture && architecture->tegra;
}

Coverage coverage(const RuleRun& run)
{
    Coverage result;
    result.device = run.selection.deviceCapability;
    result.typed = typedCapabilities(run);
    if (result.typed.isEmpty() || result.device.isEmpty())
        return result;
    bool plainCubin = false;
    for (const QString& each : result.typed) {
        const QString built = oneThorName(capabilityNumber(each));
        if (built.isEmpty())
            return result; // capability.format says so
        const bool runs = cubinRuns(built, result.device);
        const bool foreign = runs && !tegraCapability(run, result.device) && tegraCapability(run, built);
        plainCubin = plainCubin || (runs && !foreign);
        result.foreignTegra = result.foreignTegra || foreign;
        result.cubin = result.cubin || runs; // TensorFlow compiles compute_ names for both
        result.ptx = result.ptx || ptxRuns(each, built, result.device);
        QString bare = built;
        if (!isPlain(bare))
            bare.chop(1);
        result.exact = result.exact || (runs && bare == result.device);
        if (!runs && built.endsWith(u'a'))
            result.onlyOwn.append(each);
        if (!runs && built.endsWith(u'f'))
            result.onlyFamily.append(each);
    }
    result.foreignTegra = result.foreignTegra && !plainCubin;
    result.judged = true;
    return result;
}

Repair useBest(const RuleRun& run, const Coverage& seen)
{
    const QString best = bestCapability(run, seen.device);
    return setField("capabilities", QJsonArray{best.isEmpty() ? seen.device : best});
}

void covering(RuleRun& run)
{
    const Coverage seen = coverage(run);
    if (!seen.judged || seen.cubin || seen.ptx || !seen.onlyOwn.isEmpty() || !seen.onlyFamily.isEmpty())
        return;
    // The case of a laptop with an Ada GPU: 9.0 is newer, but of another generation.
    run.found(
        tr("Nothing that is built for %1 runs on the GPU (%2): machine code runs only on GPUs with the same major number that are not older, and PTX only on GPUs that are not older.")
            .arg(seen.typed.join(", "_L1), seen.device),
        useBest(run, seen));
}

void archSpecific(RuleRun& run)
{
    const Coverage seen = coverage(run);
    if (!seen.judged || seen.cubin || seen.ptx || seen.onlyOwn.isEmpty())
        return;
    run.found(
        tr("%1 runs on exactly that capability, and the GPU has %2.").arg(seen.onlyOwn.join(", "_L1), seen.device),
        useBest(run, seen));
}

void family(RuleRun& run)
{
    const Coverage seen = coverage(run);
    if (!seen.judged || seen.cubin || seen.ptx || seen.onlyFamily.isEmpty() || !seen.onlyOwn.isEmpty())
        return;
    run.found(tr("%1 runs only on GPUs of its own family, and the GPU has %2.")
                  .arg(seen.onlyFamily.join(", "_L1), seen.device),
              useBest(run, seen));
}

void ptxOnly(RuleRun& run)
{
    const Coverage seen = coverage(run);
    if (seen.judged && !seen.cubin && seen.ptx)
        run.found(tr("Only PTX covers the GPU (%1): every kernel is compiled at its first use, which takes minutes.")
                      .arg(seen.device),
                  useBest(run, seen));
}

void tegraExact(RuleRun& run)
{
    if (!run.selection.board || !run.selection.board->tegra)
        return;
    const Coverage seen = coverage(run);
    if (!seen.judged || !seen.cubin || seen.exact)
        return;
    const QString text = tr("A Jetson's GPU wants its own capability (%1); NVIDIA does not say that %2 runs there.")
                             .arg(seen.device, seen.typed.join(", "_L1));
    if (bestCapability(run, seen.device) == seen.device)
        run.found(text, useBest(run, seen));
    else
        run.found(text, tr("CUDA %1 does not compile for it: choose another CUDA.").arg(run.text("cuda")));
}

void tegraElsewhere(RuleRun& run)
{
    const Coverage seen = coverage(run);
    if (seen.judged && seen.foreignTegra)
        run.found(tr("%1 is a Jetson's capability; NVIDIA does not say that it runs on other GPUs (%2).")
                      .arg(seen.typed.join(", "_L1), seen.device),
                  useBest(run, seen));
}

/// What the GPU itself says wins over the name table.
void otherGpu(RuleRun& run)
{
    const QString chosen = run.selection.deviceCapability;
    const Board* board = run.selection.board;
    if (!run.selection.cuda || chosen.isEmpty() || !board || board->tegra)
        return;
    const QStringList there = run.targetList("gpu_capabilities");
    if (there.isEmpty() || there.contains(chosen))
        return;
    const QString text =
        tr("The GPU was taken for one of capability %1, and the machine's says %2.").arg(chosen, there.join(", "_L1));
    const QStringList names = run.targetList("gpus");
    const Gpu* gpu = names.isEmpty() ? nullptr : run.catalog.gpu(names.first());
    if (board->gpuChosen && gpu && there.contains(gpu->capability))
        run.found(text, setField("gpu", gpu->name));
    else
        run.found(text, tr("Choose the GPU that the machine has, or another machine."));
}

} // namespace

void addCoveringRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const guide = QT_TRANSLATE_NOOP("cw::Rules", "CUDA programming guide: binary and PTX compatibility");
    const char* const families =
        QT_TRANSLATE_NOOP("cw::Rules", "CUDA: architecture- and family-specific features (suffixes a and f)");
    const char* const desktop = QT_TRANSLATE_NOOP(
        "cw::Rules", "CUDA programming guide: binary compatibility is supported only for the desktop");
    const QString field = u"capabilities"_s;
    rules << Rule{u"capability.covering"_s,
                  S::Error,
                  field,
                  guide,
                  covering,
                  u"something that is compiled runs on the GPU: same major number and not newer, or older PTX"_s}
          << Rule{u"capability.arch_specific"_s,
                  S::Error,
                  field,
                  families,
                  archSpecific,
                  u"code with suffix a is for exactly the GPU's capability"_s}
          << Rule{u"capability.family"_s,
                  S::Error,
                  field,
                  families,
                  family,
                  u"code with suffix f is for the GPU's family"_s}
          << Rule{u"capability.ptx_only"_s,
                  S::Warning,
                  field,
                  guide,
                  ptxOnly,
                  u"machine code covers the GPU, so that the first start is not spent compiling PTX"_s}
          << Rule{u"capability.tegra_exact"_s,
                  S::Warning,
                  field,
                  desktop,
                  tegraExact,
                  u"a Jetson gets its exact capability, not a desktop's of the same major number"_s}
          << Rule{u"capability.tegra_elsewhere"_s,
                  S::Warning,
                  field,
                  desktop,
                  tegraElsewhere,
                  u"a desktop GPU is not covered by a Jetson's capability alone"_s}
          << Rule{u"gpu.device"_s, S::Error,
                  u"gpu"_s,        QT_TRANSLATE_NOOP("cw::Rules", "probe of the machine that runs the result"),
                  otherGpu,        u"the GPU that the machine reports has the capability that the name table gave"_s};
}

} // namespace cw
