// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/probefacts.h"

#include "core/probe/compilerparser.h"
#include "core/probe/cudafacts.h"
#include "core/probe/jetsonparsers.h"
#include "core/probe/nvidiaparsers.h"
#include "core/probe/systemparsers.h"
#include "core/probe/textlines.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

using Parser = std::function<void(const QByteArray&, const FactSink&)>;

struct Reader
{
    QString section;
    QStringList expected; ///< facts that are unknown, with the reason, when this section did not give them
    Parser parse;
};

Parser named(void (*parser)(const QByteArray&, const QString&, const FactSink&), const QString& name)
{
    return [parser, name](const QByteArray& text, const FactSink& sink) { parser(text, name, sink); };
}

QList<Reader> commonReaders()
{
    return {
        {u"uname"_s, {u"kernel"_s, u"kernel_arch"_s}, parseUname},
        {u"os-release"_s, {u"os"_s}, parseOsRelease},
        {u"getconf"_s, {u"arch"_s, u"bits"_s, u"cores"_s, u"glibc"_s}, parseGetconf},
        {u"cpuinfo"_s, {u"cpu"_s}, parseCpuinfo},
        {u"meminfo"_s, {u"ram"_s, u"swap"_s}, parseMeminfo},
        {u"swaps"_s, {}, parseSwaps},
        {u"libstdcxx"_s, {u"glibcxx"_s, u"cxxabi"_s}, parseLibstdcxx},
        {u"pythons"_s, {}, parsePythonNames},
        {u"driver"_s, {}, parseDriverVersion},
        {u"driver-module"_s, {}, parseDriverModule},
        {u"nvidia-smi-query"_s, {}, parseNvidiaSmi},
        {u"nvidia-smi"_s, {u"driver"_s, u"gpus"_s}, parseNvidiaSmi},
        {u"cuda-libraries"_s, {}, parseCudaLibraries},
        {u"cost"_s, {}, parseTimes},
        {u"nccl-header"_s, {}, parseNcclHeader},
        {u"tensorrt-header"_s, {}, parseTensorRtHeader},
        {u"python"_s, {u"python"_s}, named(parsePython, u"python"_s)},
    };
}

QList<Reader> hostReaders()
{
    return {
        {u"python-numpy"_s, {}, parseNumpy},
        {u"python-on-path"_s, {}, named(parsePython, u"path_python"_s)},
        {u"qemu-aarch64"_s, {u"qemu.aarch64"_s}, named(parseQemu, u"qemu.aarch64"_s)},
        {u"qemu-arm"_s, {u"qemu.armhf"_s}, named(parseQemu, u"qemu.armhf"_s)},
        {u"tools"_s, {u"tools"_s, u"container"_s}, parseTools},
        {u"disk"_s,
         {u"disk"_s},
         [](const QByteArray& text, const FactSink& sink) {
             parseDisk(text, {u"disk"_s, u"disk_tmp"_s, u"disk_root"_s}, sink);
         }},
        {u"gccs"_s, {}, parseGccNames},
    };
}

QList<Reader> deviceReaders()
{
    return {
        {u"model"_s, {u"model"_s}, parseModel},
        {u"compatible"_s, {}, parseCompatible},
        {u"nv-tegra-release"_s, {}, parseNvTegraRelease},
        {u"dpkg"_s, {}, parseDpkg},
        {u"power-mode"_s, {u"power_mode"_s}, parsePowerMode},
        {u"thermal"_s, {u"temperature"_s}, parseThermal},
        {u"auxv"_s, {}, parseAuxv},
        {u"disk"_s,
         {u"disk"_s},
         [](const QByteArray& text, const FactSink& sink) {
             parseDisk(text, {u"disk"_s, u"disk_tmp"_s, u"disk_root"_s, u"disk_home"_s}, sink);
         }},
    };
}

const Section* find(const QList<Section>& sections, const QString& name)
{
    const auto it = std::find_if(sections.cbegin(), sections.cend(), [&](const Section& s) { return s.name == name; });
    return it == sections.cend() ? nullptr : &*it;
}

// The facts of one compiler. `base` is "" (the host's own: host.gcc, host.gcc_path …) or "cross.aarch64.".
void readCompilers(const QList<Section>& sections, const QString& prefix, const QString& base, FactSink sink)
{
    const bool own = base.isEmpty();
    const QString version = base + "gcc"_L1;
    const QString path = own ? u"gcc_path"_s : base + "path"_L1;
    const QString gxxPath = base + "gxx_path"_L1;
    const QString includes = own ? u"gcc_includes"_s : base + "includes"_L1;
    const QString glibc = own ? u"gcc_glibc"_s : base + "glibc"_L1;

    const Section* const c = find(sections, prefix + "gcc"_L1);
    const Section* const cxx = find(sections, prefix + "g++"_L1);
    if (!c)
        return;
    sink.how = c->how;
    const CompilerAnswer answer = c->complete ? parseCompiler(c->output) : CompilerAnswer{};
    // A compiler under a cross compiler's name that makes another machine's code would give a wheel that does not load.
    const QString triplet = QString(prefix).chopped(own ? 0 : 1);
    const bool rightTarget = own ? !answer.target.isEmpty() : answer.target == triplet;
    if (answer.version.isEmpty() || answer.path.isEmpty() || !rightTarget) {
        const QString because = answer.version.isEmpty() || answer.path.isEmpty()
                                    ? c->reason()
                                    : tr("%1 makes code for %2, not for %3.").arg(answer.path, answer.target, triplet);
        for (const QString& name : {version, path, gxxPath, includes, glibc})
            sink.unknown(name, because);
        return;
    }
    sink.known(version, answer.version);
    sink.known(path, answer.path);
    sink.known(base + (own ? "gcc_target"_L1 : "target"_L1), answer.target);
    if (!answer.sysroot.isEmpty())
        sink.known(own ? u"gcc_sysroot"_s : base + "sysroot"_L1, answer.sysroot);
    if (!own && !answer.arch.isEmpty())
        sink.known(base + "arch"_L1, answer.arch);
    if (!own && !answer.runtimeArch.isEmpty()) {
        sink.known(base + "runtime_arch"_L1, answer.runtimeArch);
        sink.known(base + "runtime_file"_L1, answer.runtimeFile);
    }
    const QString noHeaders = answer.problem.isEmpty() ? c->reason() : tr("%1: %2").arg(c->how, answer.problem);
    if (answer.glibc.isEmpty())
        sink.unknown(glibc, noHeaders);
    else
        sink.known(glibc, answer.glibc);

    QStringList folders = answer.includes;
    const CompilerAnswer second = cxx && cxx->complete ? parseCompiler(cxx->output) : CompilerAnswer{};
    if (second.target == answer.target && !second.path.isEmpty() && !second.includes.isEmpty()) {
        sink.how = cxx->how;
        sink.known(gxxPath, second.path);
        folders = second.includes + folders;
        folders.removeDuplicates();
    } else {
        sink.unknown(gxxPath, cxx ? (second.problem.isEmpty() ? cxx->reason() : second.problem)
                                  : tr("%1g++ was not asked.").arg(prefix));
    }
    if (folders.isEmpty())
        sink.unknown(includes, noHeaders);
    else
        sink.known(includes, QJsonArray::fromStringList(folders));
}

void readSection(const Reader& reader, const Section& section, const FactSink& sink)
{
    if (section.complete)
        reader.parse(section.output, sink);
    for (const QString& name : reader.expected)
        sink.unknown(name, section.reason());
}

// The version of control groups, the controllers, and those of them that a build of this user can be limited by.
void readCgroup(const QList<Section>& sections, FactSink sink)
{
    const Section* const cgroup = find(sections, u"cgroup"_s);
    if (!cgroup || !cgroup->complete)
        return;
    sink.how = cgroup->how;
    parseCgroup(cgroup->output, sink);
    sink.unknown(u"cgroup"_s, cgroup->reason());
    sink.unknown(u"cgroup_controllers"_s, cgroup->reason());
}

// A command that is known to need a missing program says "not there" rather than a shell's text.
void readHostOnly(const QList<Section>& sections, FactSink sink)
{
    readCompilers(sections, {}, {}, sink);
    readCompilers(sections, u"aarch64-linux-gnu-"_s, u"cross.aarch64."_s, sink);
    readCompilers(sections, u"arm-linux-gnueabihf-"_s, u"cross.armhf."_s, sink);
    readCompilers(sections, u"x86_64-linux-gnu-"_s, u"cross.x86_64."_s, sink);
    if (const Section* clang = find(sections, u"clang"_s); clang && clang->complete) {
        sink.how = clang->how;
        const CompilerAnswer answer = parseCompiler(clang->output);
        if (!answer.version.isEmpty() && !answer.path.isEmpty()) {
            sink.known(u"clang"_s, answer.version);
            sink.known(u"clang_path"_s, answer.path);
        } else {
            sink.unknown(u"clang"_s, clang->reason());
        }
    }
    if (const Section* manager = find(sections, u"user-manager"_s); manager && manager->complete) {
        sink.how = manager->how;
        sink.known(u"user_manager"_s, manager->exitCode == 0 && manager->output.startsWith("Version="));
    }
    readCgroup(sections, sink);
    // Without a Python of the system, the one on PATH is the host's.
    if (!sink.has(u"python"_s) && sink.has(u"path_python"_s)) {
        for (const QString& suffix : {QString(), u"_path"_s, u"_venv"_s, u"_include"_s, u"_multiarch"_s}) {
            const Fact fact = sink.facts.fact(sink.prefix + "path_python"_L1 + suffix);
            if (fact.isKnown())
                sink.facts.set(sink.prefix + "python"_L1 + suffix, fact.value, fact.how, fact.when);
        }
    }
}

} // namespace

Facts factsFromReply(const QList<Section>& sections, Side side, const QDateTime& when)
{
    Facts facts;
    FactSink sink{facts, side == Side::Host ? u"host."_s : u"device."_s, {}, when};
    for (const Reader& reader : commonReaders() + (side == Side::Host ? hostReaders() : deviceReaders())) {
        for (const Section& section : sections) {
            if (section.name != reader.section)
                continue;
            sink.how = section.how;
            readSection(reader, section, sink);
        }
    }
    readNvidia(sections, sink, side);
    if (side == Side::Host)
        readHostOnly(sections, sink);
    return facts;
}

QString boardOf(const Facts& device, const QList<BoardPattern>& boards)
{
    const QStringList entries = device.list(u"device.compatible"_s);
    const QString model = device.text(u"device.model"_s);
    const QString arch = device.text(u"device.arch"_s);
    const BoardPattern* byPart = nullptr;
    const BoardPattern* byCompatible = nullptr;
    const BoardPattern* byModel = nullptr;
    const auto better = [](const BoardPattern*& best, const BoardPattern& board) {
        if (!best || best->id == board.parent)
            best = &board;
    };
    for (const BoardPattern& board : boards) {
        if (!arch.isEmpty() && !board.arch.isEmpty() && board.arch != arch)
            continue;
        for (const QString& entry : entries) {
            // "nvidia,p3768-0000+p3767-0005" names the carrier board, then the module.
            for (const QString& part : board.partNumbers) {
                if (entry.endsWith(u',' + part) || entry.endsWith(u'+' + part))
                    better(byPart, board);
            }
            if (board.compatible.contains(entry))
                better(byCompatible, board);
        }
        for (const QString& pattern : board.models) {
            const QRegularExpression expression(pattern, QRegularExpression::CaseInsensitiveOption);
            if (!model.isEmpty() && expression.match(model).hasMatch())
                better(byModel, board);
        }
    }
    const BoardPattern* const found = byPart ? byPart : byCompatible ? byCompatible : byModel;
    return found ? found->id : QString();
}

} // namespace cw::probe
