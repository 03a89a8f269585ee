// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"
#include "core/rules/compilerused.h"
#include "core/rules/rule.h"
#include "core/toolchain/armarch.h"
#include "core/toolchain/drivers.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

/// "ubuntu 22.04" → its record; a point release ("debian 12.5") finds the main one.
const Distribution* hostDistribution(const RuleRun& run)
{
    const QString os = run.fact("host.os");
    const Distribution* exact = run.catalog.distribution(os);
    return exact ? exact : run.catalog.distribution(os.section(u'.', 0, 0));
}

void crossMissing(RuleRun& run)
{
    if (!needsCross(run) || !run.text("compiler").isEmpty() || run.facts.knows(crossFact(run, "gcc")))
        return;
    QString reason;
    const QString triplet = run.selection.board->triplet;
    if (!run.searchedInVain(crossFact(run, "gcc"), &reason)) {
        run.unknown(
            tr("Whether this machine has a compiler for %1 (%2-g++) is not known.").arg(run.selection.arch, triplet));
        return;
    }
    const Distribution* distribution = hostDistribution(run);
    const QString package = distribution ? distribution->crossPackages.value(run.selection.arch) : QString();
    if (distribution)
        run.because(distribution->source());
    run.found(tr("There is no compiler for %1 on this machine: %2.").arg(run.selection.arch, reason),
              package.isEmpty()
                  ? tr("Install a cross compiler whose name begins with %1, or set compiler to one.").arg(triplet)
                  : tr("Install it: apt install %1.").arg(package));
}

void wrongArch(RuleRun& run)
{
    const QString compiler = run.text("compiler").section(u'/', -1);
    if (compiler.isEmpty() || !needsCross(run))
        return;
    static const QRegularExpression driver(
        u"^(?:([a-z0-9_]+(?:-[a-z0-9_]+){1,3})-)?(gcc|g\\+\\+|c\\+\\+|cc)(?:-[0-9.]+)?$"_s);
    const auto match = driver.match(compiler);
    if (!match.hasMatch())
        return; // clang and wrappers do not tell their target by name
    static const QMap<QString, QString> starts{
        {u"aarch64"_s, u"aarch64"_s}, {u"armhf"_s, u"arm"_s}, {u"x86_64"_s, u"x86_64"_s}};
    const QString triplet = match.captured(1);
    if (triplet.startsWith(starts.value(run.selection.arch)))
        return;
    const QString side = triplet.isEmpty() ? tr("compiles for this machine") : tr("compiles for %1").arg(triplet);
    run.found(
        tr("The compiler %1 %2, but %3 is %4.").arg(compiler, side, run.selection.board->id, run.selection.arch),
        unsetFields({u"compiler"_s}, tr("Remove compiler, so that %1-g++ is used.").arg(run.selection.board->triplet)));
}

/// An object's architecture says what its code needs; a default -march only what new code gets without a flag.
void armv6(RuleRun& run)
{
    if (!needsCross(run) || run.selection.board->isa != "armv6"_L1)
        return;
    run.because(run.selection.board->source());
    const QString typed = run.text("compiler");
    const bool read = compilerRead(run);
    const bool probed = typed.isEmpty() || run.facts.text(crossFact(run, "path")) == typed;
    const auto fact = [&](const char* last) {
        if (read)
            return run.facts.text("host.path.compiler."_L1 + QLatin1StringView(last));
        return probed ? run.facts.text(crossFact(run, last)) : QString();
    };
    const QString driver = fact(read ? "driver" : "path");
    const QString compiler = driver.isEmpty() ? typed : driver;
    const QString runtime = fact("runtime_arch");
    const QString made = fact("arch");
    const QString advice =
        tr("Set compiler to a Raspbian (ARMv6) toolchain: its driver, or the folder that it was unpacked into.");
    if (!runtime.isEmpty()) {
        if (!toolchain::runsOnArmv6(runtime))
            run.found(
                tr("%1 is an ARMv6 board, and the compiler %2 links start-up files for %3 (%4) into every program: it stops there with an illegal instruction, whatever flags are given.")
                    .arg(run.selection.board->name, compiler, runtime, fact("runtime_file")),
                advice);
    } else if (!made.isEmpty()) {
        if (!toolchain::runsOnArmv6(made))
            run.found(tr("%1 is an ARMv6 board, and the compiler %2 makes %3 by default.")
                          .arg(run.selection.board->name, compiler, made),
                      advice);
    } else {
        run.unknown(tr("Whether the compiler is made for ARMv6 is not known."), tr("Let this machine be probed."));
    }
}

/// `compiler` names a folder: which driver of it is taken.
void compilerFolder(RuleRun& run)
{
    if (!compilerRead(run) || !run.knows("host.path.compiler.drivers"))
        return;
    const QStringList all = run.factList("host.path.compiler.drivers");
    const QStringList fitting = run.factList("host.path.compiler.fitting");
    const QString folder = run.text("compiler");
    if (all.isEmpty()) {
        run.found(tr("The folder %1 and the bin folders below it hold no gcc.").arg(folder),
                  tr("Set compiler to a gcc, or to the folder that a toolchain was unpacked into."));
    } else if (fitting.isEmpty() && needsCross(run)) {
        run.found(
            tr("No compiler in %1 makes code for %2; it holds %3.").arg(folder, run.selection.arch, all.join(", "_L1)),
            tr("Set compiler to a toolchain for %1.").arg(run.selection.arch));
    } else if (fitting.size() > 1) {
        run.found(Finding::Severity::Info,
                  tr("The folder %1 holds %2 compilers for %3, and %4 is taken; the others are %5.")
                      .arg(folder)
                      .arg(fitting.size())
                      .arg(run.selection.arch, run.fact("host.path.compiler.driver"), fitting.mid(1).join(", "_L1)),
                  setField("compiler", run.fact("host.path.compiler.driver")));
    }
}

void nvccHost(RuleRun& run)
{
    const Cuda* line = run.selection.cudaLine;
    const Release* release = run.selection.release;
    if (!run.selection.cuda || !line || run.selection.container
        || (release && release->compiler.startsWith("Clang"_L1)))
        return;
    const bool cross = needsCross(run);
    QString high = line->gccMax;
    if (run.selection.board && run.selection.board->tegra && !line->tegraGccMax.isEmpty())
        high = line->tegraGccMax;
    if (high.isEmpty() && line->gccMin.isEmpty()) {
        run.unknown(tr("Which GCC CUDA %1 takes is not known.").arg(line->id));
        return;
    }
    const QString version = compilerVersion(run);
    if (version.isEmpty()) {
        run.unknown(tr("CUDA %1 takes GCC %2 at most, and the compiler's version is not known.").arg(line->id, high));
        return;
    }
    run.because(line->source());
    const bool tooNew = !high.isEmpty() && majorOf(version) > majorOf(high);
    const bool tooOld = !line->gccMin.isEmpty() && majorOf(version) < majorOf(line->gccMin);
    if (tooNew)
        run.found(tr("nvcc of CUDA %1 takes GCC %2 at most, and %3 is GCC %4.")
                      .arg(line->id, high, cross ? tr("the cross compiler") : tr("this machine's compiler"), version),
                  tr("Install gcc-%1%2 and set compiler to it, or choose a newer CUDA.")
                      .arg(majorOf(high))
                      .arg(cross ? u'-' + run.selection.board->triplet : QString()));
    else if (tooOld)
        run.found(tr("nvcc of CUDA %1 needs GCC %2 or newer, and the compiler is GCC %3.")
                      .arg(line->id, line->gccMin, version),
                  tr("Install a newer GCC, or choose an older CUDA."));
}

/// Where a binary that is linked with a newer glibc can no longer start with an older one, whatever it does.
QString hurdleBetween(const QString& device, const QString& host)
{
    // 2.29: exp, log, pow · 2.34: pthread and the start-up code · 2.38: strtol and scanf as headers of 2.38 name them
    for (const QString& version : {u"2.29"_s, u"2.34"_s, u"2.38"_s}) {
        if (older(device, version) && !older(host, version))
            return version;
    }
    return {};
}

void glibc(RuleRun& run)
{
    if (!run.selection.cross || !run.selection.board)
        return;
    QString device = run.fact("device.glibc");
    QString deviceName = tr("The device");
    if (device.isEmpty() && run.selection.jetpack) {
        device = run.selection.jetpack->glibc;
        deviceName = run.selection.jetpack->name;
    }
    if (!run.text("sysroot").isEmpty()) {
        run.unknown(tr("Which glibc the sysroot has is not known yet; it must not be newer than the device's."));
        return;
    }
    QString host = run.facts.text(crossFact(run, "glibc"));
    if (host.isEmpty())
        host = run.fact("host.glibc"); // a distribution's cross libraries are of its own version
    if (device.isEmpty() || host.isEmpty()) {
        run.unknown(device.isEmpty() ? tr("The device's glibc is not known yet.")
                                     : tr("The glibc of the cross compiler is not known."),
                    device.isEmpty() ? connectDevice() : QString());
        return;
    }
    if (!older(device, majorMinor(host)))
        return;
    const QString hurdle = hurdleBetween(device, host);
    const QString text = tr("%1 has glibc %2, and the compiler links with %3.").arg(deviceName, device, host);
    const QString advice = tr("Use a sysroot of the device's own system, or build in a container of its release.");
    if (hurdle.isEmpty())
        run.found(Finding::Severity::Warning,
                  text + u' ' + tr("What is built may need functions that the device does not have."), std::nullopt,
                  advice);
    else
        run.found(text + u' ' + tr("Anything linked with %1 or newer does not start there.").arg(hurdle), advice);
}

void symbols(RuleRun& run)
{
    if (!run.selection.cross || !run.selection.board || !run.text("sysroot").isEmpty()
        || run.flag("features.static_libstdcxx"))
        return;
    const QString device = run.fact("device.glibcxx");
    const QString gcc = compilerVersion(run);
    if (device.isEmpty() || gcc.isEmpty()) {
        run.unknown(device.isEmpty() ? tr("The device's libstdc++ is not known yet.")
                                     : tr("The cross compiler's version is not known."),
                    device.isEmpty() ? connectDevice() : QString());
        return;
    }
    const Libstdcxx* own = run.catalog.libstdcxx(gcc);
    if (!own || own->glibcxx.isEmpty()) {
        run.unknown(tr("Which versions of libstdc++'s symbols GCC %1 uses is not known.").arg(gcc),
                    tr("Link libstdc++ into what is built (features.static_libstdcxx)."));
        return;
    }
    run.because(own->source(u"glibcxx"_s));
    if (older(device, own->glibcxx))
        run.found(tr("The device's libstdc++ ends at GLIBCXX_%1, and GCC %2 may use up to GLIBCXX_%3.")
                      .arg(device, gcc, own->glibcxx),
                  Repair{tr("Link libstdc++ into what is built."), {{u"features.static_libstdcxx"_s, true}}});
}

void exceptions(RuleRun& run)
{
    if (!run.selection.cross || !run.selection.board || run.isSet("sysroot") || run.flag("features.static_libstdcxx"))
        return;
    const QString device = run.fact("device.cxxabi");
    const QString gcc = compilerVersion(run);
    if (device.isEmpty() || gcc.isEmpty())
        return; // libstdcxx.older says so
    // One library has both: where its GLIBCXX reaches, so does its CXXABI. What is not established is covered by that.
    const Libstdcxx* own = run.catalog.libstdcxx(gcc);
    if (!own || own->cxxabi.isEmpty())
        return;
    run.because(own->source(u"cxxabi"_s));
    if (older(device, own->cxxabi))
        run.found(tr("The device's libstdc++ ends at CXXABI_%1, and GCC %2 may use up to CXXABI_%3.")
                      .arg(device, gcc, own->cxxabi),
                  Repair{tr("Link libstdc++ into what is built."), {{u"features.static_libstdcxx"_s, true}}});
}

/// nvcc checks its host compiler also where that is Clang; Clang as the CUDA compiler itself is another matter.
void nvccClang(RuleRun& run)
{
    const Cuda* line = run.selection.cudaLine;
    const QString compiler = run.text("compiler").section(u'/', -1);
    if (!run.selection.cuda || !line || run.selection.container || !compiler.startsWith("clang"_L1)
        || (run.selection.release && run.selection.release->compiler.startsWith("Clang"_L1)))
        return;
    const QString named = compiler.section(u'-', 1);
    const QString version = majorOf(named) > 0 ? named : run.fact("host.clang");
    if (line->clangMax.isEmpty() || version.isEmpty()) {
        run.unknown(tr("Whether nvcc of CUDA %1 takes %2 is not known.").arg(line->id, compiler));
        return;
    }
    run.because(line->source());
    if (majorOf(version) > majorOf(line->clangMax))
        run.found(tr("nvcc of CUDA %1 takes Clang %2 at most, and the compiler is Clang %3.")
                      .arg(line->id, line->clangMax, version),
                  tr("Choose clang-%1 or older, or a newer CUDA.").arg(majorOf(line->clangMax)));
    else if (!line->clangMin.isEmpty() && majorOf(version) < majorOf(line->clangMin))
        run.found(tr("nvcc of CUDA %1 needs Clang %2 or newer, and the compiler is Clang %3.")
                      .arg(line->id, line->clangMin, version),
                  tr("Choose a newer Clang."));
}

/// What the compiler that is named by its path says of itself, where it was asked.
void compilerTarget(RuleRun& run)
{
    if (!needsCross(run) || !compilerRead(run))
        return;
    const QString target = run.fact("host.path.compiler.target");
    if (target.isEmpty() || toolchain::archOfTriplet(target) == run.selection.arch
        || run.knows("host.path.compiler.drivers")) // compiler.folder says so
        return;
    run.found(
        tr("The compiler %1 says that it compiles for %2, but %3 is %4.")
            .arg(run.text("compiler"), target, run.selection.board->id, run.selection.arch),
        unsetFields({u"compiler"_s}, tr("Remove compiler, so that %1-g++ is used.").arg(run.selection.board->triplet)));
}

} // namespace

void addCompilerRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    rules << Rule{u"compiler.missing"_s, S::Error,
                  u"compiler"_s,         QT_TRANSLATE_NOOP("cw::Rules", "probe of this machine"),
                  crossMissing,          u"there is a cross compiler for the board"_s}
          << Rule{u"compiler.wrong_side"_s,
                  S::Error,
                  u"compiler"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "the driver's name begins with the machine it compiles for"),
                  wrongArch,
                  u"the compiler that is named is the board's, by its name"_s}
          << Rule{u"compiler.armv6"_s,
                  S::Error,
                  u"compiler"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "Tag_CPU_arch of the compiler's crt1.o and libgcc.a"),
                  armv6,
                  u"an ARMv6 board is not built with start-up files made for ARMv7"_s}
          << Rule{u"compiler.folder"_s, S::Error,
                  u"compiler"_s,        QT_TRANSLATE_NOOP("cw::Rules", "the compilers' own -dumpmachine"),
                  compilerFolder,       u"a folder that is named as the compiler holds one for the board"_s}
          << Rule{u"compiler.nvcc"_s, S::Error,
                  u"compiler"_s,      QT_TRANSLATE_NOOP("cw::Rules", "catalog: cuda"),
                  nvccHost,           u"nvcc takes this GCC; in a cross build the cross compiler is checked"_s}
          << Rule{u"glibc.older"_s,
                  S::Error,
                  u"sysroot"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "glibc's release notes of 2.29, 2.34 and 2.38: symbols that moved"),
                  glibc,
                  u"the device's glibc is not older than the one that is linked with"_s}
          << Rule{u"libstdcxx.older"_s,
                  S::Warning,
                  u"sysroot"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: libstdcxx"),
                  symbols,
                  u"the device's libstdc++ has the GLIBCXX versions that this GCC may use"_s}
          << Rule{u"libstdcxx.cxxabi"_s,
                  S::Warning,
                  u"sysroot"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: libstdcxx"),
                  exceptions,
                  u"the device's libstdc++ has the CXXABI versions that this GCC may use"_s}
          << Rule{u"compiler.nvcc_clang"_s,
                  S::Error,
                  u"compiler"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: cuda"),
                  nvccClang,
                  u"nvcc takes this Clang"_s}
          << Rule{u"compiler.target"_s, S::Error,
                  u"compiler"_s,        QT_TRANSLATE_NOOP("cw::Rules", "the compiler's own -dumpmachine"),
                  compilerTarget,       u"the compiler that is named is the board's, by its own word"_s};
}

} // namespace cw
