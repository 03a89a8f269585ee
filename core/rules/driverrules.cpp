// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/versionview.h"
#include "core/rules/capability.h"
#include "core/rules/rule.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

/// Below this no program of the CUDA runs: the major line's least driver from 11 on, the toolkit's own before; and the
/// toolkit's own where it is the older one (CUDA 11.0 came with 450.36.06, its line asks for 450.80.02).
QString leastDriver(const Cuda& cuda)
{
    QString least = cuda.minorCompatDriver;
    for (const QString& each : cuda.drivers) {
        if (!each.isEmpty() && (least.isEmpty() || older(each, least)))
            least = each;
    }
    return least;
}

/// The driver that came with the chosen toolkit.
QString ownDriver(const RuleRun& run)
{
    const Cuda& line = *run.selection.cudaLine;
    return line.drivers.value(run.text("cuda"), line.drivers.isEmpty() ? QString() : line.drivers.first());
}

bool drivenByDriver(const RuleRun& run)
{
    return run.selection.cuda && run.selection.cudaLine && run.selection.board && !run.selection.board->tegra
           && run.selection.board->hasGpu();
}

/// The package cuda-compat on the machine lets an older driver run this CUDA.
bool compatCovers(const RuleRun& run)
{
    const QString compat = run.targetFact("cuda_compat");
    return !compat.isEmpty() && !older(compat, majorMinor(run.text("cuda")));
}

bool consumer(const RuleRun& run)
{
    return run.selection.gpu && run.selection.gpu->segment == "consumer"_L1;
}

/// An older CUDA that this driver runs and that compiles for the GPU.
QString cudaForDriver(const RuleRun& run, const QString& driver)
{
    QString best;
    const SmArchitecture* gpu = run.catalog.architecture(run.selection.deviceCapability);
    for (const Cuda& line : run.catalog.cuda()) {
        const QString need = leastDriver(line);
        if (need.isEmpty() || older(driver, need) || (!best.isEmpty() && !older(best, line.id)))
            continue;
        const bool compiles = !gpu || VersionRange{gpu->cudaMin, gpu->cudaMax}.contains(line.id)
                              || !bestCapability(run, gpu->capability).isEmpty();
        if (compiles)
            best = line.id;
    }
    return best;
}

void lowerCuda(RuleRun& run, const QString& driver, const QString& text)
{
    const Release* release = run.selection.release;
    const QString best = release && release->cudaStyle == "hermetic"_L1 ? QString() : cudaForDriver(run, driver);
    const auto repair = best.isEmpty() ? std::nullopt : run.firstThatHolds({setField("cuda", best)});
    run.found(Finding::Severity::Error, text, repair,
              repair ? QString() : tr("Install driver %1 or newer.").arg(leastDriver(*run.selection.cudaLine)));
}

void tooOld(RuleRun& run)
{
    if (!drivenByDriver(run))
        return;
    const QString least = leastDriver(*run.selection.cudaLine);
    const QString there = run.targetFact("driver");
    if (there.isEmpty() || least.isEmpty()) {
        run.unknown(there.isEmpty() ? tr("The NVIDIA driver of the machine that runs the result is not known yet.")
                                    : tr("Which driver CUDA %1 needs is not known.").arg(run.selection.cudaLine->id),
                    there.isEmpty() ? askTarget(run) : QString());
        return;
    }
    if (!older(there, least) || (compatCovers(run) && !consumer(run)))
        return;
    run.because(run.selection.cudaLine->source(u"drivers"_s));
    lowerCuda(
        run, there,
        tr("The NVIDIA driver %1 is older than CUDA %2 can use; it needs %3.").arg(there, run.text("cuda"), least));
}

/// "535.104.05" as TensorFlow prints it: three numbers, "535.104.5".
QString printed(const QString& driver)
{
    const auto version = VersionView::parse(driver);
    return version ? u"%1.%2.%3"_s.arg(version->number(0)).arg(version->number(1)).arg(version->number(2)) : driver;
}

/// What TensorFlow will say at its start, foretold: cuda_diagnostics compares the kernel module with libcuda.
void dsoMismatch(RuleRun& run)
{
    if (!drivenByDriver(run))
        return;
    const QString kernel = run.targetFact("driver");
    if (kernel.isEmpty())
        return; // driver.too_old says so
    const QString library = run.targetFact("libcuda");
    const QString sentence = tr(
        "TensorFlow would start without the GPU: \"kernel version %1 does not match DSO version %2 -- cannot find working devices in this configuration\".");
    if (!library.isEmpty() && printed(library) != printed(kernel)) {
        run.found(sentence.arg(printed(kernel), printed(library)) + u' '
                      + tr("The libcuda there is of another driver than the kernel module."),
                  tr("Restart that machine (or reload the module), and remove any other libcuda."));
        return;
    }
    const QString own = ownDriver(run);
    if (own.isEmpty() || !older(kernel, leastDriver(*run.selection.cudaLine)) || (compatCovers(run) && !consumer(run)))
        return;
    run.because(run.selection.cudaLine->source(u"drivers"_s));
    lowerCuda(run, kernel,
              sentence.arg(printed(kernel), printed(own)) + u' '
                  + tr("CUDA %1 brings the libraries of driver %2, which this driver is too old for.")
                        .arg(run.text("cuda"), own));
}

void minorCompat(RuleRun& run)
{
    if (!drivenByDriver(run))
        return;
    const QString there = run.targetFact("driver");
    const QString own = ownDriver(run);
    if (there.isEmpty() || own.isEmpty() || !older(there, own) || older(there, leastDriver(*run.selection.cudaLine)))
        return;
    run.because(run.selection.cudaLine->source(u"drivers"_s));
    run.found(tr("The driver %1 is older than the one of CUDA %2 (%3): it runs by minor-version compatibility.")
                  .arg(there, run.text("cuda"), own),
              tr("Nothing needs to be done; a newer driver gives all features."));
}

void ptxNeedsDriver(RuleRun& run)
{
    if (!drivenByDriver(run) || run.selection.deviceCapability.isEmpty())
        return;
    const QString there = run.targetFact("driver");
    const QString own = ownDriver(run);
    if (there.isEmpty() || own.isEmpty() || !older(there, own) || older(there, leastDriver(*run.selection.cudaLine)))
        return;
    for (const QString& each : run.selection.capabilities) {
        if (cubinRuns(oneThorName(each), run.selection.deviceCapability))
            return;
    }
    run.because(run.selection.cudaLine->source(u"drivers"_s));
    const QString best = bestCapability(run, run.selection.deviceCapability);
    run.found(
        tr("The GPU would run PTX, and the driver %1 is older than the one of CUDA %2 (%3): it cannot compile it.")
            .arg(there, run.text("cuda"), own),
        setField("capabilities", QJsonArray{best.isEmpty() ? run.selection.deviceCapability : best}));
}

void dropped(RuleRun& run)
{
    if (!drivenByDriver(run) || run.selection.deviceCapability.isEmpty()
        || !older(run.selection.deviceCapability, u"7.5"_s))
        return;
    const QString there = run.targetFact("driver");
    if (!there.isEmpty() && majorOf(there) >= 590)
        run.found(tr("The driver %1 no longer drives GPUs of capability %2; 580 is the last branch that does.")
                      .arg(there, run.selection.deviceCapability),
                  tr("Install a 580 driver (the proprietary kernel module)."));
}

void openModule(RuleRun& run)
{
    if (!drivenByDriver(run) || run.selection.deviceCapability.isEmpty()
        || !older(run.selection.deviceCapability, u"7.5"_s) || !run.targetFlag("driver_open"))
        return;
    run.found(tr("NVIDIA's open kernel module is loaded, and it does not drive GPUs older than Turing (here %1).")
                  .arg(run.selection.deviceCapability),
              tr("Install the proprietary kernel module."));
}

void forwardCompat(RuleRun& run)
{
    if (!drivenByDriver(run) || !compatCovers(run) || !consumer(run))
        return;
    const QString there = run.targetFact("driver");
    const QString own = ownDriver(run);
    if (!there.isEmpty() && !own.isEmpty() && older(there, own))
        run.found(
            tr("The package cuda-compat is there for the older driver %1, and it does not work on %2: only on data-center GPUs, some workstation cards and Jetsons.")
                .arg(there, run.selection.gpu->name),
            tr("Update the driver, and remove cuda-compat."));
}

void tegraNumber(RuleRun& run)
{
    const QString there = run.targetFact("driver");
    if (run.selection.cuda && run.selection.board && run.selection.board->tegra && !there.isEmpty())
        run.found(
            tr("The device reports driver %1; a Jetson's driver number cannot be compared with those of desktop drivers, so L4T is compared.")
                .arg(there),
            tr("Nothing needs to be done."));
}

void driverSilent(RuleRun& run)
{
    if (run.selection.cuda && run.targetKnows("driver") && run.searchedInVain(run.targetName("driver_cuda"_L1)))
        run.found(tr("The driver does not say which CUDA it serves; the catalog's table is used."),
                  tr("Nothing needs to be done."));
}

void gpuSilent(RuleRun& run)
{
    if (run.selection.cuda && run.targetKnows("gpus") && run.searchedInVain(run.targetName("gpu_capabilities"_L1)))
        run.found(
            tr("The driver does not say the GPU's capability (old drivers cannot): it is taken from the GPU's name."),
            tr("Nothing needs to be done; name the capability in capabilities where the name is shared."));
}

} // namespace

void addDriverRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const compat = QT_TRANSLATE_NOOP("cw::Rules", "NVIDIA: CUDA compatibility guide");
    const char* const smi = QT_TRANSLATE_NOOP("cw::Rules", "recorded outputs of nvidia-smi");
    rules
        << Rule{u"driver.too_old"_s,
                S::Error,
                u"cuda"_s,
                compat,
                tooOld,
                u"the driver runs this CUDA: its major line's least driver from 11 on, the toolkit's own before"_s}
        << Rule{u"driver.dso"_s,
                S::Error,
                u"cuda"_s,
                QT_TRANSLATE_NOOP("cw::Rules",
                                  "tensorflow#22525; a published build of 2.18: CUDA newer than the driver"),
                dsoMismatch,
                u"no \"kernel version does not match DSO version\" at TensorFlow's start: driver, libcuda and CUDA fit"_s}
        << Rule{u"driver.minor_compat"_s,
                S::Info,
                u"cuda"_s,
                compat,
                minorCompat,
                u"the driver is not older than the one that came with this CUDA"_s}
        << Rule{u"driver.ptx"_s,   S::Error,
                u"capabilities"_s, compat,
                ptxNeedsDriver,    u"where only PTX covers the GPU, the driver is not older than this CUDA's"_s}
        << Rule{u"driver.dropped"_s,
                S::Error,
                u"gpu"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "NVIDIA: driver branch 580 is the last for Maxwell, Pascal and Volta"),
                dropped,
                u"the driver still drives the GPU's generation"_s}
        << Rule{u"driver.open_module"_s,
                S::Error,
                u"gpu"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "NVIDIA: open kernel modules from Turing on"),
                openModule,
                u"the open kernel module is not used for a GPU older than Turing"_s}
        << Rule{u"driver.forward_compat"_s,
                S::Error,
                u"cuda"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "NVIDIA: CUDA compatibility guide, forward compatibility"),
                forwardCompat,
                u"cuda-compat is not relied on for a consumer GPU"_s}
        << Rule{u"driver.tegra"_s,
                S::Info,
                u"jetpack"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "recorded driver version of an Orin with JetPack 6: 540.4.0"),
                tegraNumber,
                u"a Jetson's driver number is not compared with desktop drivers"_s}
        << Rule{u"driver.silent"_s, S::Info, u"cuda"_s, smi, driverSilent, u"the driver says which CUDA it serves"_s}
        << Rule{u"gpu.by_name"_s, S::Info,
                u"gpu"_s,         smi,
                gpuSilent,        u"the driver says the GPU's capability, so that its name need not be trusted"_s};
}

} // namespace cw
