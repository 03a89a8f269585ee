// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/versionview.h"
#include "core/rules/releasebounds.h"
#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

bool downloads(const RuleRun& run)
{
    return run.selection.release && run.selection.release->cudaStyle == "hermetic"_L1;
}

/// ./configure asks for it, and what is built does not use it.
bool unused(const RuleRun& run)
{
    return run.selection.release && run.selection.release->cudaInside;
}

bool covers(const Cudnn& cudnn, const QString& cuda)
{
    for (const Cudnn::Pair& pair : cudnn.cuda) {
        if (VersionRange{pair.cudaMin, pair.cudaMax}.contains(majorMinor(cuda)))
            return true;
    }
    return false;
}

void hermetic(RuleRun& run)
{
    if (!run.selection.cuda || !downloads(run) || run.isSet("cudnn_target"))
        return;
    const Release* release = run.selection.release;
    const QString cudnn = run.text("cudnn");
    const auto typed = VersionView::parse(cudnn);
    if (!typed || typed->size() == 3)
        return;
    const QString text =
        tr("%1 downloads cuDNN itself and wants the whole version (9.3.0), not %2.").arg(release->name, cudnn);
    QString full = sameLine(release->hermeticCudnn, cudnn) ? release->hermeticCudnn : QString();
    if (full.isEmpty() && run.selection.cudnnLine)
        full = run.selection.cudnnLine->version;
    const auto better = VersionView::parse(full);
    if (!better || better->size() != 3)
        run.found(text, tr("Write the version with three numbers."));
    else
        run.found(text, setField("cudnn", full));
}

void missing(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.selection.cuda || run.isSet("cudnn") || (release && release->cudaStyle == "none"_L1))
        return;
    const QString text = tr("CUDA %1 is chosen without cuDNN, and the GPU kernels need it.").arg(run.text("cuda"));
    if (run.selection.jetpack && sameLine(run.selection.jetpack->cuda, run.text("cuda"))
        && !run.selection.jetpack->cudnn.isEmpty())
        run.found(text, setField("cudnn", majorMinor(run.selection.jetpack->cudnn)));
    else if (release && sameLine(release->cuda, run.text("cuda")) && !release->cudnn.isEmpty())
        run.found(text, setField("cudnn", release->hermeticCudnn.isEmpty() ? release->cudnn : release->hermeticCudnn));
    else
        run.found(text, tr("Choose a cuDNN that was published for this CUDA."));
}

/// CUDNN_VERSION of the header: 8902 is 8.9.2, 90100 is 9.1.0; from 90000 on the steps are wider.
void encoding(RuleRun& run)
{
    bool whole = false;
    const int number = run.text("cudnn").toInt(&whole);
    if (!whole || number < 1000)
        return;
    const int wide = number >= 90000 ? 10000 : 1000;
    const QString better = u"%1.%2.%3"_s.arg(number / wide).arg(number % wide / 100).arg(number % 100);
    run.found(tr("%1 is cuDNN's number in its header, not its version, which is %2.").arg(number).arg(better),
              setField("cudnn", better));
}

void pair(RuleRun& run)
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
        for (const Cudnn::Pair& each : cudnn.cuda)
            lines.append(each.cudaMin == each.cudaMax ? each.cudaMin : each.cudaMin + u'-' + each.cudaMax);
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
            run.found(text, setField("cudnn", it->to.isEmpty() ? it->version : it->to));
            return;
        }
    }
    run.found(text, tr("Choose a cuDNN that was published for this CUDA."));
}

/// The lowest capability that the record was published with; "" not published.
QString lowest(const Cudnn& cudnn)
{
    QString least = cudnn.capabilityMin;
    for (const QString& each : cudnn.capabilities) {
        if (least.isEmpty() || older(each, least))
            least = each;
    }
    return least;
}

void capability(RuleRun& run)
{
    const Cudnn* cudnn = run.selection.cudnnLine;
    const QString device = run.selection.deviceCapability;
    if (!run.selection.cuda || !cudnn || device.isEmpty())
        return;
    const QString least = lowest(*cudnn);
    if (least.isEmpty() || !older(device, least))
        return;
    run.because(cudnn->source());
    const QString text =
        tr("cuDNN %1 has kernels from capability %2 on, and the GPU has %3.").arg(run.text("cudnn"), least, device);
    for (auto it = run.catalog.cudnn().crbegin(); it != run.catalog.cudnn().crend(); ++it) {
        if (covers(*it, run.text("cuda")) && !lowest(*it).isEmpty() && !older(device, lowest(*it))) {
            run.found(text, setField("cudnn", it->to.isEmpty() ? it->version : it->to));
            return;
        }
    }
    run.found(text, tr("Choose an older cuDNN with a CUDA that it goes with."));
}

void driver(RuleRun& run)
{
    const Cudnn* cudnn = run.selection.cudnnLine;
    const QString there = run.targetFact("driver");
    if (!run.selection.cuda || !cudnn || there.isEmpty() || !run.selection.board || run.selection.board->tegra)
        return; // driver.too_old says that the driver is not known
    for (const Cudnn::Pair& each : cudnn->cuda) {
        if (!VersionRange{each.cudaMin, each.cudaMax}.contains(majorMinor(run.text("cuda"))) || each.driver.isEmpty()
            || !older(there, each.driver))
            continue;
        run.because(cudnn->source());
        run.found(tr("cuDNN %1 with CUDA %2 needs the NVIDIA driver %3, and the machine has %4.")
                      .arg(run.text("cudnn"), run.text("cuda"), each.driver, there),
                  tr("Update the driver, or choose an older cuDNN."));
        return;
    }
}

/// libcudnn.so.MAJOR is what the dynamic linker looks for. A hermetic build's wheel names its own packages.
void deviceMajor(RuleRun& run)
{
    const QString typed = run.text("cudnn");
    if (!run.selection.cuda || typed.isEmpty() || downloads(run) || unused(run) || !run.selection.board)
        return;
    if (!run.targetKnows("cudnn")) {
        run.unknown(tr("Whether the machine that runs the result has cuDNN %1 is not known yet.").arg(typed),
                    askTarget(run));
        return;
    }
    const QString there = run.targetFact("cudnn");
    if (majorOf(there) == majorOf(typed))
        return;
    run.found(tr("What is built needs libcudnn.so.%1, and the machine that runs it has cuDNN %2.")
                  .arg(majorOf(typed))
                  .arg(there),
              tr("Install cuDNN %1 there, or build with its version.").arg(majorOf(typed)));
}

void deviceOlder(RuleRun& run)
{
    const QString typed = run.text("cudnn");
    const QString there = run.targetFact("cudnn");
    if (!run.selection.cuda || typed.isEmpty() || unused(run) || there.isEmpty() || majorOf(there) != majorOf(typed))
        return;
    const auto built = VersionView::parse(typed);
    if (built && built->size() == 1)
        return; // "7" may be any 7.x
    if (older(majorMinor(there), majorMinor(typed))) {
        const QString text =
            tr("The cuDNN of the machine that runs the result (%1) is older than the one that is built with (%2): TensorFlow may refuse it at its start.")
                .arg(there, typed);
        if (downloads(run))
            run.found(text, tr("Install cuDNN %1 there, or let the wheel bring its own.").arg(majorMinor(typed)));
        else
            run.found(text, setField("cudnn", majorMinor(there)));
        return;
    }
    const ReleaseBounds bounds(run, "cudnn-at-run-time"_L1);
    for (const Bound* bound : bounds.all()) {
        if (!bound->sameMinor || majorMinor(there) == majorMinor(typed))
            continue;
        run.because(bound->source());
        run.found(
            tr("%1 wants the same minor number of cuDNN as it was built with (%2), and the machine that runs it has %3.")
                .arg(run.selection.release->name, majorMinor(typed), there),
            setField("cudnn", majorMinor(there)));
        return;
    }
}

/// The machine of a cuDNN folder: from the ELF header of its library where it was read, else from the folder's name.
QString machineOf(const QString& path, const QString& readFor, const QString& machine)
{
    if (!path.isEmpty() && path == readFor && !machine.isEmpty())
        return machine;
    return path.contains("aarch64"_L1) || path.contains("arm64"_L1) || path.contains("sbsa"_L1) ? u"aarch64"_s
           : path.contains("x86_64"_L1) || path.contains("amd64"_L1)                            ? u"x86_64"_s
                                                                                                : QString();
}

void sides(RuleRun& run)
{
    if (!run.selection.cross || !run.selection.cuda)
        return;
    const QString host = run.text("cudnn_host");
    const QString target = run.text("cudnn_target");
    const auto trimmed = [](QString path) {
        while (path.size() > 1 && path.endsWith(u'/'))
            path.chop(1);
        return path;
    };
    if (!host.isEmpty() && trimmed(host) == trimmed(target)) {
        run.found(tr("cudnn_host and cudnn_target are the same folder, and one library cannot be for both machines."),
                  tr("Set cudnn_target to the board's cuDNN."));
        return;
    }
    const QString hostMachine =
        machineOf(host, run.fact("host.path.cudnn_host"), run.fact("host.path.cudnn_host.machine"));
    const QString targetMachine =
        machineOf(target, run.fact("host.path.cudnn_target"), run.fact("host.path.cudnn_target.machine"));
    const QString here = run.fact("host.arch");
    const bool hostWrong =
        !hostMachine.isEmpty() && hostMachine != here && (!here.isEmpty() || hostMachine == run.selection.arch);
    const bool targetWrong =
        !targetMachine.isEmpty() && !run.selection.arch.isEmpty() && targetMachine != run.selection.arch;
    if (hostWrong && targetWrong && hostMachine == run.selection.arch)
        run.found(tr("cudnn_host and cudnn_target are swapped: one is for %1, the other for %2.")
                      .arg(hostMachine, targetMachine),
                  Repair{tr("Swap them."), {{u"cudnn_host"_s, target}, {u"cudnn_target"_s, host}}, {}});
    else if (hostWrong || targetWrong)
        run.found(hostWrong ? tr("cudnn_host is for %1, and this machine is not.").arg(hostMachine)
                            : tr("cudnn_target is for %1, and the board is %2.").arg(targetMachine, run.selection.arch),
                  tr("Name the folder of the right machine."));
}

void targetUnnamed(RuleRun& run)
{
    if (!run.selection.cross || !run.selection.cuda || !run.isSet("cudnn") || run.isSet("cudnn_target")
        || downloads(run) || unused(run) || run.selection.arch.isEmpty() || run.fact("host.arch") == run.selection.arch)
        return;
    run.found(tr("The board's cuDNN is not named; the link needs it, and this machine's own does not serve."),
              tr("Copy it from the board (headers and libcudnn.so) and set cudnn_target to the folder."));
}

} // namespace

void addCudnnRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const QString field = u"cudnn"_s;
    const char* const table = QT_TRANSLATE_NOOP("cw::Rules", "catalog: cudnn");
    const char* const seed =
        QT_TRANSLATE_NOOP("cw::Rules", "cross build of TensorFlow 1.5 for the TX1: cuDNN on both sides");
    rules << Rule{u"cudnn.encoding"_s,
                  S::Error,
                  field,
                  QT_TRANSLATE_NOOP(
                      "cw::Rules",
                      "cudnn_version.h: CUDNN_VERSION is major*1000+minor*100+patch, from 9 on major*10000+…"),
                  encoding,
                  u"cudnn is a version, not the number in the header"_s}
          << Rule{u"cudnn.hermetic_version"_s,
                  S::Error,
                  field,
                  QT_TRANSLATE_NOOP("cw::Rules", "openxla/xla docs/hermetic_cuda.md"),
                  hermetic,
                  u"a release that downloads cuDNN gets three numbers"_s}
          << Rule{u"cudnn.missing"_s,
                  S::Error,
                  field,
                  QT_TRANSLATE_NOOP("cw::Rules", "./configure asks for it with CUDA"),
                  missing,
                  u"a CUDA build names its cuDNN"_s}
          << Rule{u"cudnn.pair"_s, S::Error, field, table, pair, u"this cuDNN was published for this CUDA"_s}
          << Rule{u"cudnn.capability"_s,
                  S::Error,
                  field,
                  table,
                  capability,
                  u"this cuDNN has kernels for the GPU: 9.11 and later from 7.5 on"_s}
          << Rule{u"cudnn.driver"_s, S::Error, field, table, driver, u"the driver is new enough for this cuDNN"_s}
          << Rule{u"cudnn.device_major"_s,
                  S::Error,
                  field,
                  QT_TRANSLATE_NOOP("cw::Rules", "cuDNN: libcudnn.so.MAJOR"),
                  deviceMajor,
                  u"the machine that runs the result has the same major cuDNN"_s}
          << Rule{u"cudnn.device_older"_s,
                  S::Warning,
                  field,
                  QT_TRANSLATE_NOOP("cw::Rules", "TensorFlow compares cuDNN's version at its start"),
                  deviceOlder,
                  u"the machine that runs the result has no older minor cuDNN"_s}
          << Rule{u"cudnn.sides"_s,
                  S::Error,
                  u"cudnn_target"_s,
                  seed,
                  sides,
                  u"cudnn_host is this machine's and cudnn_target the board's, by ELF header or by name"_s}
          << Rule{u"cudnn.target_unnamed"_s,
                  S::Warning,
                  u"cudnn_target"_s,
                  seed,
                  targetUnnamed,
                  u"a CUDA cross build names the board's cuDNN"_s};
}

} // namespace cw
