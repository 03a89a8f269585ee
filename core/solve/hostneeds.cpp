// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"
#include "core/catalog/crossbazel.h"
#include "core/rules/rule.h"
#include "core/selection/bazelchoice.h"
#include "core/solve/ground.h"
#include "core/solve/needswriter.h"
#include "core/solve/packages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::solve {
namespace {

constexpr Need::Side here = Need::Side::Host;

QString hostOs(const NeedsWriter& w)
{
    return w.fact(u"host.os"_s);
}

QList<Need::Command> apt(const NeedsWriter& w, const QStringList& packages)
{
    return aptCommands(w.catalog, hostOs(w), [&](const Distribution&) { return packages; });
}

void bazel(NeedsWriter& w)
{
    const QString typed = w.text("bazel");
    const auto fetched = fetchedBazelFor(w.configuration, w.facts, w.selection);
    const QString there = fetched ? fetched->version : w.fact(u"host.bazel"_s);
    const Release& release = w.release();
    const bool outside =
        !there.isEmpty() && (rules::older(there, release.bazelMin) || rules::older(release.bazelMax, there));
    const QString version = Version::parse(typed)        ? typed
                            : there.isEmpty() || outside ? bazelFor(w.catalog, release, w.foreign())
                                                         : there;
    if (version.isEmpty())
        return;
    const bool present = !there.isEmpty() && rules::sameLine(there, version);
    Need need{here, u"bazel"_s, tr("Bazel %1").arg(version), w.stateOf(here, present), true, there};
    need.version = version;
    need.why = w.release().bazelExact.isEmpty()
                   ? tr("it builds %1").arg(w.release().name)
                   : tr("%1 was published with Bazel %2").arg(w.release().name, w.release().bazelExact);
    need.source = w.release().source(u"bazelExact"_s);
    if (!present) {
        need.commands = aptCommands(w.catalog, hostOs(w), [&](const Distribution& distribution) {
            return rules::sameLine(distribution.bazel, version)
                       ? QStringList{u"bazel-bootstrap"_s, u"default-jdk-headless"_s}
                       : QStringList();
        });
        if (fetchableBazel(w.catalog, version, w.fact(u"host.arch"_s)))
            need.note = tr("\"crosswright bazel fetch %1\" brings it into your cache.").arg(version);
        else
            need.note =
                tr("bazelisk (github.com/bazelbuild/bazelisk) fetches any version; set bazel to the program's path.");
    }
    w.add(need);
}

void compilers(NeedsWriter& w)
{
    Need own{here, u"compiler"_s, u"g++"_s, w.stateOf(here, w.knows(u"host.gcc"_s)), true, w.fact(u"host.gcc"_s)};
    own.why =
        w.foreign() ? tr("programs that run during the build are made for this machine") : tr("it compiles the result");
    own.source = w.release().source(u"compiler"_s);
    if (own.state != Need::State::Present)
        own.commands = apt(w, {u"g++"_s});
    w.add(own);

    const QString arch = w.selection.arch;
    const QString crossFact = "host.cross."_L1 + arch + ".gcc"_L1;
    if (w.foreign() && w.selection.cross) {
        const QString found = w.fact(crossFact);
        Need cross{here,
                   u"cross-compiler"_s,
                   tr("a C++ compiler for %1 (%2-g++)").arg(arch, w.board().triplet),
                   w.stateOf(here, !found.isEmpty()),
                   true,
                   found};
        cross.why = tr("%1 is %2 and this machine is not").arg(w.board().name, arch);
        cross.source = w.board().source(u"triplet"_s);
        if (w.board().isa == "armv6"_L1) {
            cross.what = tr("a C++ compiler made for ARMv6 (Raspbian's)");
            cross.state = w.looked(here) ? Need::State::Missing : Need::State::Unknown;
            cross.note = tr(
                "A distribution's armhf compiler brings libraries for ARMv7, which crash on this board; set compiler to the other one's path.");
        } else if (found.isEmpty()) {
            cross.commands = aptCommands(w.catalog, hostOs(w), [&](const Distribution& distribution) {
                const QString package = distribution.crossPackages.value(arch);
                return package.isEmpty() ? QStringList() : QStringList{package};
            });
        }
        w.add(cross);
    }

    if (w.release().compiler.startsWith("Clang"_L1)) {
        const QString wanted = w.release().compiler.section(u' ', 1);
        const QString found = w.fact(u"host.clang"_s);
        Need clang{here,
                   u"clang"_s,
                   tr("Clang %1").arg(wanted),
                   w.stateOf(here, !found.isEmpty() && rules::majorOf(found) == rules::majorOf(wanted)),
                   w.selection.cuda,
                   found};
        clang.why = tr("%1 was published with it").arg(w.release().name);
        clang.source = w.release().source(u"compiler"_s);
        w.add(clang);
        return; // nvcc takes this one then
    }
    const Cuda* line = w.selection.cudaLine;
    if (!w.selection.cuda || !line)
        return;
    const QString limit = w.board().tegra && !line->tegraGccMax.isEmpty() ? line->tegraGccMax : line->gccMax;
    if (limit.isEmpty())
        return;
    const QString found = w.fact(w.foreign() ? crossFact : u"host.gcc"_s);
    const bool fits = !found.isEmpty() && rules::majorOf(found) <= rules::majorOf(limit)
                      && (line->gccMin.isEmpty() || rules::majorOf(found) >= rules::majorOf(line->gccMin));
    Need gcc{here,
             u"nvcc-gcc"_s,
             w.foreign() ? tr("GCC %1 or older for %2").arg(limit, arch) : tr("GCC %1 or older").arg(limit),
             found.isEmpty() ? Need::State::Unknown : w.stateOf(here, fits),
             true,
             found};
    gcc.why = tr("nvcc of %1 takes no newer one").arg(line->name);
    gcc.source = line->source(u"gccMax"_s);
    if (!fits)
        gcc.note = tr("Install it beside the other one and set compiler to it.");
    w.add(gcc);
}

void python(NeedsWriter& w)
{
    const Release& release = w.release();
    const QString version = rules::majorMinor(w.text("python"));
    const bool wheel = w.text("product") == "wheel"_L1;
    if (release.hermeticPython) {
        Need own{here, u"python"_s, version.isEmpty() ? tr("Python") : tr("Python %1").arg(version),
                 Need::State::Fetched};
        own.why = tr("the build of %1 downloads its own (%2)").arg(release.name, release.pythonVariable);
        own.source = release.source(u"hermeticPython"_s);
        w.add(own);
        return;
    }
    // The wheel's Python is the interpreter's that builds.
    const bool same = wheel && !version.isEmpty();
    const QString found = w.fact(u"host.python"_s);
    QStringList usable{found};
    if (!w.foreign())
        usable += w.facts.list(u"host.pythons"_s); // a native build can be told which one to take
    const bool fits = std::any_of(usable.begin(), usable.end(), [&](const QString& each) {
        return !each.isEmpty() && (!same || rules::majorMinor(each) == version);
    });
    Need own{here,
             u"python"_s,
             same ? tr("Python %1 with its headers").arg(version) : tr("Python with its headers"),
             w.stateOf(here, fits),
             true,
             found};
    own.why = same ? tr("./configure and the build's own steps run it, and the wheel is for the Python that builds it")
                   : tr("./configure and the build's own steps run it");
    own.source = tr("native Jetson builds of TensorFlow 1.1 to 1.4: their package lists");
    if (!fits) {
        own.commands = aptCommands(w.catalog, hostOs(w), [&](const Distribution& distribution) {
            return !same || distribution.python == version ? QStringList{u"python3"_s, u"python3-dev"_s}
                                                           : QStringList();
        });
        if (own.commands.isEmpty())
            own.note = tr(
                "This machine's release has no package of this version that the catalog knows: build in a container of a release that has, or build a product without Python.");
    }
    w.add(own);

    const Fact numpyFact = w.facts.fact(u"host.python_numpy"_s);
    Need numpy{here, u"numpy"_s, tr("numpy for that Python"),
               !numpyFact.isKnown()                   ? Need::State::Unknown
               : w.facts.flag(u"host.python_numpy"_s) ? Need::State::Present
                                                      : Need::State::Missing};
    numpy.why = tr("every target of %1 asks for its headers").arg(release.name);
    numpy.source = tr("TensorFlow: third_party/py/python_configure.bzl");
    if (numpy.state != Need::State::Present)
        numpy.commands = apt(w, {u"python3-numpy"_s});
    w.add(numpy);
    if (!wheel)
        return;

    Need packaging{here, u"pip-wheel"_s, tr("pip and wheel for that Python"), Need::State::Unknown};
    packaging.why = tr("the wheel is packed with them");
    packaging.source = own.source;
    packaging.commands = apt(w, {u"python3-pip"_s, u"python3-wheel"_s});
    w.add(packaging);

    if (!w.foreign() || !w.selection.cross || version.isEmpty())
        return;
    const Distribution* distribution = distributionOf(w.catalog, hostOs(w));
    const bool fetched = distribution && distribution->python == version;
    Need headers{here, u"target-headers"_s, tr("the headers of Python %1 for %2").arg(version, w.selection.arch),
                 !w.text("python_include").isEmpty() ? Need::State::Present
                 : fetched                           ? Need::State::Fetched
                                                     : w.stateOf(here, false)};
    headers.why = tr("the wheel is compiled for the target's Python");
    headers.source = tr("docs/formats.md: python_include");
    if (headers.state != Need::State::Present && !fetched)
        headers.note = tr("Copy the folder with Python.h from the device and set python_include to it.");
    w.add(headers);
}

void tools(NeedsWriter& w)
{
    QStringList wanted{u"git"_s, u"patch"_s, u"unzip"_s, u"zip"_s};
    QStringList packages = wanted;
    if (!w.text("device").isEmpty()) {
        wanted.append(u"ssh"_s);
        packages.append(u"openssh-client"_s);
    }
    const QStringList there = w.facts.list(u"host.tools"_s);
    QStringList lacking;
    QStringList lackingPackages;
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        if (!there.contains(wanted[i])) {
            lacking.append(wanted[i]);
            lackingPackages.append(packages[i]);
        }
    }
    const bool known = w.knows(u"host.tools"_s);
    Need need{here, u"tools"_s, (known && !lacking.isEmpty() ? lacking : wanted).join(", "_L1),
              !known              ? Need::State::Unknown
              : lacking.isEmpty() ? Need::State::Present
                                  : Need::State::Missing};
    need.why = tr("fetching sources, patching and packing");
    need.source = tr("crosswright doctor");
    if (need.state != Need::State::Present)
        need.commands = apt(w, known ? lackingPackages : packages);
    w.add(need);
    if (!w.selection.container)
        return;
    Need runtime{here,
                 u"container"_s,
                 tr("podman or docker"),
                 w.stateOf(here, !w.facts.list(u"host.container"_s).isEmpty()),
                 true,
                 w.facts.list(u"host.container"_s).join(", "_L1)};
    runtime.why = tr("the build runs in a container");
    runtime.source = tr("docs/formats.md: mode");
    if (runtime.state != Need::State::Present)
        runtime.commands = apt(w, {u"podman"_s});
    w.add(runtime);
}

void cudnn(NeedsWriter& w)
{
    const QString version = w.text("cudnn");
    if (version.isEmpty())
        return;
    if (w.foreign()) {
        Need host{here,
                  u"cudnn-host"_s,
                  tr("cuDNN %1 for this machine").arg(version),
                  w.text("cudnn_host").isEmpty() && !w.knows(u"host.cudnn"_s) ? w.stateOf(here, false)
                  : rules::sameLine(w.fact(u"host.cudnn"_s), version) || !w.text("cudnn_host").isEmpty()
                      ? Need::State::Present
                      : Need::State::Missing,
                  true,
                  w.fact(u"host.cudnn"_s)};
        host.why = tr("tools that the build runs here are linked with it");
        host.source = tr("cross build of TensorFlow 1.5 for the TX1: cuDNN on both sides");
        w.add(host);
        Need target{here, u"cudnn-target"_s, tr("cuDNN %1 for %2").arg(version, w.selection.arch),
                    w.text("cudnn_target").isEmpty() ? w.stateOf(here, false) : Need::State::Present};
        target.why = tr("the result is linked with it");
        const CudaPackages known = cudnnCrossPackages(version, w.sbsa());
        target.source = known.packages.isEmpty() ? host.source : known.source;
        if (!known.packages.isEmpty()) {
            target.commands = {{{known.repository}, "sudo apt install "_L1 + known.packages.join(u' ')}};
        } else {
            target.note = tr(
                "No package for cross building is known: copy the library and its headers from the device and set cudnn_target to the folder.");
        }
        w.add(target);
        return;
    }
    Need own{here,
             u"cudnn"_s,
             tr("cuDNN %1").arg(version),
             w.stateOf(here, w.knows(u"host.cudnn"_s) && rules::sameLine(w.fact(u"host.cudnn"_s), version)),
             true,
             w.fact(u"host.cudnn"_s)};
    own.why = tr("%1 is compiled with it").arg(w.release().name);
    own.source = w.release().source(u"cudnn"_s);
    w.add(own);
}

void cuda(NeedsWriter& w)
{
    if (!w.selection.cuda || w.selection.container)
        return;
    const QString version = w.text("cuda");
    if (w.release().cudaStyle == "hermetic"_L1 && w.text("cuda_path").isEmpty()) {
        Need brought{here, u"cuda"_s, tr("CUDA %1 and cuDNN %2").arg(version, w.text("cudnn")), Need::State::Fetched};
        brought.why = tr("the build of %1 downloads them").arg(w.release().name);
        brought.source = w.release().source(u"cudaStyle"_s);
        w.add(brought);
        return;
    }
    const QStringList there = w.facts.list(u"host.cuda"_s);
    const bool present =
        std::any_of(there.begin(), there.end(), [&](const QString& each) { return rules::sameLine(each, version); });
    const CudaPackages known = cudaPackages(w.catalog, version, w.foreign(), w.sbsa());
    Need toolkit{
        here,
        u"cuda"_s,
        w.foreign()
            ? tr("CUDA %1: nvcc for this machine, libraries for %2").arg(rules::majorMinor(version), w.selection.arch)
            : tr("CUDA %1").arg(rules::majorMinor(version)),
        w.knows(u"host.cuda"_s) || present ? w.stateOf(here, present) : Need::State::Unknown,
        true,
        there.join(", "_L1)};
    toolkit.why = w.foreign()
                      ? tr("nvcc runs here; the result is linked with the target's libraries of the same version")
                      : tr("nvcc compiles the GPU's code");
    toolkit.source = !known.packages.isEmpty() ? known.source
                     : w.selection.cudaLine    ? w.selection.cudaLine->source()
                                               : w.release().source(u"cuda"_s);
    if (!present && !known.packages.isEmpty()) {
        toolkit.commands = {{{known.repository}, "sudo apt install "_L1 + known.packages.join(u' ')}};
        toolkit.note = tr("Then set cuda_path to its folder.");
    } else if (!present) {
        toolkit.note = tr("Its package names are not established. Set cuda_path to its folder.");
    }
    w.add(toolkit);
    cudnn(w);
    if (const QString tensorrt = w.text("tensorrt"); !tensorrt.isEmpty()) {
        Need need{here, u"tensorrt"_s, tr("TensorRT %1").arg(tensorrt), Need::State::Unknown};
        need.why = tr("it is chosen");
        need.source = tr("configuration");
        w.add(need);
    }
}

void sysroot(NeedsWriter& w)
{
    if (w.text("sysroot").isEmpty())
        return;
    Need need{here, u"sysroot"_s, tr("a copy of the device's system as sysroot"), w.stateOf(here, false)};
    need.why = tr("the cross compiler's C library is newer than the device's");
    need.source = tr("glibc's release notes: symbols that moved");
    need.note = tr("Copy /lib and /usr of the device, or unpack its release, and set sysroot to the folder.");
    w.add(need);
}

} // namespace

void hostNeeds(NeedsWriter& writer)
{
    if (writer.selection.native && writer.foreign())
        return; // everything happens on the device
    bazel(writer);
    compilers(writer);
    python(writer);
    tools(writer);
    cuda(writer);
    sysroot(writer);
}

} // namespace cw::solve
