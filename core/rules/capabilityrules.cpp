// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"
#include "core/rules/rule.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

bool isPlain(const QString& capability)
{
    return !capability.endsWith(u'a') && !capability.endsWith(u'f');
}

/// Cubin: same major, not newer. A suffix "a" runs on exactly its own; "f" is left to the driver's family list.
bool cubinRuns(const QString& built, const QString& device)
{
    const auto b = Version::parse(built);
    const auto d = Version::parse(device);
    if (!b || !d || b->major() != d->major())
        return false;
    return isPlain(built) ? b->minor() <= d->minor() : b->minor() == d->minor();
}

/// PTX of a plain capability is compiled by the driver for anything newer. sm_ names carry none.
bool ptxRuns(const QString& typed, const QString& built, const QString& device)
{
    return !typed.startsWith("sm_"_L1) && isPlain(built) && !older(device, built);
}

QStringList typedCapabilities(const RuleRun& run)
{
    return run.selection.cuda ? run.list("capabilities") : QStringList();
}

/// Thor is 10.1 to CUDA 12.8 and 12.9, and 11.0 from 13.0 on: one GPU, two names.
QString oneName(const QString& capability)
{
    return capability == "10.1"_L1 ? u"11.0"_s : capability;
}

/// The newest capability with cubins that run on `wanted`, which this CUDA can compile for; "" when there is none.
QString bestFor(const RuleRun& run, const QString& wanted)
{
    const auto target = Version::parse(wanted);
    QString best;
    for (const SmArchitecture& each : run.catalog.architectures()) {
        const auto number = Version::parse(each.capability);
        if (!target || !number || number->major() != target->major() || *number > *target || !isPlain(each.id))
            continue;
        if (!VersionRange{each.cudaMin, each.cudaMax}.contains(run.text("cuda")))
            continue;
        if (best.isEmpty() || older(best, each.capability))
            best = each.capability;
    }
    if (best.isEmpty() && wanted == "11.0"_L1 && VersionRange{u"12.8"_s, u"12.9"_s}.contains(run.text("cuda")))
        return u"10.1"_s;
    return best;
}

void format(RuleRun& run)
{
    const Release* release = run.selection.release;
    const QStringList typed = typedCapabilities(run);
    if (!release || typed.isEmpty() || release->project != "tensorflow"_L1)
        return;
    // x.y always; sm_xy and compute_xy from 2.3 (2.2 not established); suffixes only where the build downloads CUDA.
    static const QRegularExpression dotted(u"^[0-9]+\\.[0-9]$"_s);
    static const QRegularExpression named(u"^(?:sm|compute)_[0-9]{2,3}$"_s);
    const bool names = !older(release->version, u"2.3"_s);
    QStringList wrong;
    QStringList better;
    for (const QString& each : typed) {
        if (each.contains(dotted) || (names && each.contains(named))
            || (release->cudaStyle == "hermetic"_L1 && !isPlain(each))) {
            better.append(each);
            continue;
        }
        wrong.append(each);
        QString number = capabilityNumber(each);
        if (!isPlain(number))
            number.chop(1);
        if (!number.isEmpty() && !better.contains(number))
            better.append(number);
    }
    if (wrong.isEmpty())
        return;
    run.found(
        tr("%1 does not understand %2; it wants %3.")
            .arg(release->name, wrong.join(", "_L1), names ? tr("8.7, sm_87 or compute_87") : tr("5.3, not sm_53")),
        setField("capabilities", QJsonArray::fromStringList(better)));
}

void missing(RuleRun& run)
{
    if (!run.selection.cuda || !run.selection.capabilities.isEmpty() || !run.selection.board
        || !run.selection.board->hasGpu())
        return;
    if (run.text("gpu").isEmpty())
        run.found(tr("It is not known which GPU to compile for."),
                  tr("Name the GPU (gpu=\"RTX 4060\") or its capability (capabilities=8.9)."));
}

void forCuda(RuleRun& run)
{
    if (!run.selection.cuda || !run.selection.cudaLine)
        return;
    const QString cuda = run.text("cuda");
    QStringList wrong;
    QStringList better;
    QStringList why;
    for (const QString& each : run.selection.capabilities) {
        const SmArchitecture* architecture = run.catalog.architecture(each);
        if (!architecture) {
            run.unknown(tr("The catalog does not know the capability %1.").arg(each));
            better.append(each);
            continue;
        }
        const bool tooNew = older(majorMinor(cuda), architecture->cudaMin);
        const bool removed = !architecture->cudaMax.isEmpty() && older(architecture->cudaMax, majorMinor(cuda));
        if (!tooNew && !removed) {
            better.append(each);
            continue;
        }
        run.because(architecture->source());
        wrong.append(each);
        why.append(tooNew ? tr("%1 begins with CUDA %2").arg(each, architecture->cudaMin)
                          : tr("%1 ended with CUDA %2").arg(each, architecture->cudaMax));
        // Thor changed its name; everything else gets the nearest that still runs there.
        const QString renamed = each == "10.1"_L1 && removed  ? u"11.0"_s
                                : each == "11.0"_L1 && tooNew ? u"10.1"_s
                                                              : bestFor(run, each);
        if (!renamed.isEmpty() && !better.contains(renamed))
            better.append(renamed);
    }
    if (wrong.isEmpty())
        return;
    const QString text = tr("CUDA %1 cannot compile for it: %2.").arg(cuda, why.join("; "_L1));
    if (better.isEmpty())
        run.found(text, tr("Choose a CUDA that knows this GPU."));
    else
        run.found(text, setField("capabilities", QJsonArray::fromStringList(better)));
}

void covering(RuleRun& run)
{
    const QString device = run.selection.deviceCapability;
    const QStringList typed = typedCapabilities(run);
    if (typed.isEmpty() || device.isEmpty())
        return;
    bool cubin = false;
    bool ptx = false;
    bool exact = false;
    for (const QString& each : typed) {
        const QString built = oneName(capabilityNumber(each));
        if (built.isEmpty())
            return;                                // the format is wrong, and its rule says so
        cubin = cubin || cubinRuns(built, device); // TensorFlow compiles compute_ names for both
        ptx = ptx || ptxRuns(each, built, device);
        exact = exact || built == device || built == device + u'a';
    }
    QString best = bestFor(run, device);
    if (best.isEmpty())
        best = device;
    const Repair repair = setField("capabilities", QJsonArray{best});
    const QString all = typed.join(", "_L1);
    if (!cubin && !ptx)
        run.found(tr("Nothing that is built for %1 runs on the GPU (%2).").arg(all, device), repair);
    else if (!cubin)
        run.found(Finding::Severity::Warning,
                  tr("Only PTX covers the GPU (%1): every kernel is compiled at its first use, which takes minutes.")
                      .arg(device),
                  repair);
    else if (!exact && run.selection.board && run.selection.board->tegra)
        run.found(Finding::Severity::Warning,
                  tr("A Jetson's GPU wants its own capability (%1); %2 is a desktop's.").arg(device, all), repair);
}

void belowMinimum(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release)
        return;
    const QString least = release->minCapability.isEmpty() ? u"3.0"_s : release->minCapability;
    for (const QString& each : run.selection.capabilities) {
        if (!older(each, least))
            continue;
        run.because(release->source(u"minCapability"_s));
        run.found(tr("%1 refuses capabilities below %2, and %3 is asked for.").arg(release->name, least, each),
                  unsetFields({u"cuda"_s, u"cudnn"_s, u"tensorrt"_s, u"capabilities"_s, u"gpu"_s, u"cuda_path"_s,
                               u"cudnn_host"_s, u"cudnn_target"_s},
                              tr("Build for the CPU.")));
        return;
    }
}

void many(RuleRun& run)
{
    const qsizetype count = typedCapabilities(run).size();
    if (count > 3)
        run.found(tr("%1 capabilities: each one adds to the time and the size of the build.").arg(count),
                  tr("Keep those of your own machines."));
}

/// The driver of the machine that runs the result; a board's own GPU is not judged by this machine's driver.
QString driver(const RuleRun& run)
{
    if (run.knows("device.driver"))
        return run.fact("device.driver");
    const Board* board = run.selection.board;
    const bool here = board && board->gpuChosen && run.text("device").isEmpty()
                      && (!run.knows("host.arch") || run.fact("host.arch") == board->arch);
    return here ? run.fact("host.driver") : QString();
}

QString leastDriver(const Cuda& cuda)
{
    if (!cuda.minorCompatDriver.isEmpty())
        return cuda.minorCompatDriver;
    QString least;
    for (const QString& each : cuda.drivers) {
        if (!each.isEmpty() && (least.isEmpty() || older(each, least)))
            least = each;
    }
    return least;
}

bool drivenByDriver(const RuleRun& run)
{
    return run.selection.cuda && run.selection.cudaLine && run.selection.board && !run.selection.board->tegra
           && run.selection.board->hasGpu();
}

void driverTooOld(RuleRun& run)
{
    if (!drivenByDriver(run))
        return;
    const QString least = leastDriver(*run.selection.cudaLine);
    const QString there = driver(run);
    if (there.isEmpty() || least.isEmpty()) {
        run.unknown(there.isEmpty() ? tr("The NVIDIA driver of the machine that runs the result is not known yet.")
                                    : tr("Which driver CUDA %1 needs is not known.").arg(run.selection.cudaLine->id),
                    there.isEmpty() ? connectDevice() : QString());
        return;
    }
    if (!older(there, least))
        return;
    run.because(run.selection.cudaLine->source(u"drivers"_s));
    const QString text =
        tr("The NVIDIA driver %1 is older than CUDA %2 can use; it needs %3.").arg(there, run.text("cuda"), least);
    QString best;
    for (const Cuda& line : run.catalog.cuda()) {
        const QString need = leastDriver(line);
        const SmArchitecture* gpu = run.catalog.architecture(run.selection.deviceCapability);
        const bool compiles = !gpu || VersionRange{gpu->cudaMin, gpu->cudaMax}.contains(line.id)
                              || !bestFor(run, gpu->capability).isEmpty();
        if (!need.isEmpty() && !older(there, need) && compiles && (best.isEmpty() || older(best, line.id)))
            best = line.id;
    }
    const Release* release = run.selection.release;
    if (best.isEmpty() || (release && release->cudaStyle == "hermetic"_L1))
        run.found(text, tr("Update the driver, or choose a release with an older CUDA."));
    else
        run.found(text, setField("cuda", best));
}

void driverPtx(RuleRun& run)
{
    if (!drivenByDriver(run) || driver(run).isEmpty())
        return;
    const QString wanted = run.selection.cudaLine->drivers.value(
        run.text("cuda"),
        run.selection.cudaLine->drivers.isEmpty() ? QString() : run.selection.cudaLine->drivers.first());
    if (wanted.isEmpty() || !older(driver(run), wanted) || older(driver(run), leastDriver(*run.selection.cudaLine)))
        return;
    run.because(run.selection.cudaLine->source(u"drivers"_s));
    bool cubin = run.selection.deviceCapability.isEmpty();
    for (const QString& each : run.selection.capabilities)
        cubin = cubin || cubinRuns(each, run.selection.deviceCapability);
    if (cubin)
        run.found(Finding::Severity::Info,
                  tr("The driver %1 is older than the one of CUDA %2 (%3): it runs by minor-version compatibility.")
                      .arg(driver(run), run.text("cuda"), wanted),
                  std::nullopt);
    else
        run.found(
            tr("The GPU would run PTX, and the driver %1 is older than the one of CUDA %2 (%3): it cannot compile it.")
                .arg(driver(run), run.text("cuda"), wanted),
            setField("capabilities", QJsonArray{run.selection.deviceCapability}));
}

void driverDropped(RuleRun& run)
{
    if (!drivenByDriver(run) || run.selection.deviceCapability.isEmpty()
        || !older(run.selection.deviceCapability, u"7.5"_s))
        return;
    const QString there = driver(run);
    if (!there.isEmpty() && majorOf(there) >= 590)
        run.found(tr("The driver %1 no longer drives GPUs of capability %2; 580 is the last branch that does.")
                      .arg(there, run.selection.deviceCapability),
                  tr("Install a 580 driver (the proprietary kernel module)."));
}

} // namespace

void addCapabilityRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const QString compat = u"NVIDIA: CUDA compatibility guide"_s;
    rules << Rule{u"capability.format"_s, S::Error, u"capabilities"_s, u"configure.py: TF_CUDA_COMPUTE_CAPABILITIES"_s,
                  format}
          << Rule{u"capability.missing"_s, S::Error, u"gpu"_s, u"catalog: boards"_s, missing}
          << Rule{u"capability.cuda"_s, S::Error, u"capabilities"_s, u"catalog: architectures"_s, forCuda}
          << Rule{u"capability.covering"_s, S::Error, u"capabilities"_s, u"CUDA: cubin and PTX compatibility"_s,
                  covering}
          << Rule{u"capability.minimum"_s, S::Error, u"capabilities"_s,
                  u"configure.py: set_tf_cuda_compute_capabilities"_s, belowMinimum}
          << Rule{u"capability.many"_s, S::Info, u"capabilities"_s, u"configure.py's own remark"_s, many}
          << Rule{u"driver.too_old"_s, S::Error, u"cuda"_s, compat, driverTooOld}
          << Rule{u"driver.ptx"_s, S::Error, u"capabilities"_s, compat, driverPtx}
          << Rule{u"driver.dropped"_s, S::Error, u"gpu"_s,
                  u"NVIDIA: driver branch 580 is the last for Maxwell, Pascal and Volta"_s, driverDropped};
}

} // namespace cw
