// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/cudafacts.h"

#include "core/cuda/elfmachine.h"
#include "core/probe/nvidiaparsers.h"
#include "core/probe/textlines.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

using VersionParser = void (*)(const QByteArray&, const QString&, const FactSink&);

QString versionIn(const Section& section, VersionParser parser)
{
    Facts found;
    parser(section.output, u"v"_s, {found, {}, section.how, {}});
    return found.text(u"v"_s);
}

QString cudnnIn(const Section& section)
{
    Facts found;
    parseCudnnHeader(section.output, {found, {}, section.how, {}});
    return found.text(u"cudnn"_s);
}

struct Toolkit
{
    QString folder;
    QString real;
    QString version;
    QString how;
};

// The toolkits: one version per folder, told by version.json, version.txt, the runtime's header or nvcc, in this order.
QList<Toolkit> toolkitsIn(const QList<Section>& sections, QString& nvcc)
{
    static const QMap<QString, VersionParser> parsers{{u"cuda-json"_s, parseCudaJson},
                                                      {u"cuda-text"_s, parseCudaText},
                                                      {u"cuda-header"_s, parseCudaHeader},
                                                      {u"nvcc"_s, parseNvcc}};
    QList<Toolkit> toolkits;
    for (const Section& section : sections) {
        if (section.name == "cuda-folder"_L1 && section.complete && section.exitCode == 0) {
            toolkits.append({section.how, QString::fromUtf8(section.output).trimmed(), {}, {}});
        } else if (parsers.contains(section.name) && section.complete) {
            const QString version = versionIn(section, parsers[section.name]);
            if (section.name == "nvcc"_L1)
                nvcc = version;
            if (version.isEmpty() || toolkits.isEmpty() || !toolkits.last().version.isEmpty()
                || !section.how.startsWith(toolkits.last().folder + u'/'))
                continue;
            toolkits.last().version = version;
            toolkits.last().how = section.how;
        }
    }
    return toolkits;
}

void readToolkits(const QList<Section>& sections, FactSink sink, Side side)
{
    QString nvcc;
    QStringList versions;
    QStringList folders;
    QString first;
    for (const Toolkit& toolkit : toolkitsIn(sections, nvcc)) {
        if (toolkit.version.isEmpty() || folders.contains(toolkit.real))
            continue;
        folders.append(toolkit.real);
        if (!versions.contains(toolkit.version))
            versions.append(toolkit.version);
        if (first.isEmpty()) { // /usr/local/cuda is asked first: the one in use
            first = toolkit.version;
            sink.how = toolkit.how;
            sink.known(u"cuda_path"_s, toolkit.folder);
        }
    }
    if (!nvcc.isEmpty()) {
        FactSink compiler = sink;
        compiler.how = u"nvcc --version"_s;
        compiler.known(u"nvcc"_s, nvcc);
    }
    std::sort(versions.begin(), versions.end(), versionLess);
    if (side == Side::Host) {
        // Where nothing is installed the list is known, and empty.
        if (first.isEmpty())
            sink.how = tr("/usr/local/cuda*, /opt/cuda, /usr/lib/cuda and others");
        if (!sections.isEmpty())
            sink.known(u"cuda"_s, QJsonArray::fromStringList(versions));
    } else if (!first.isEmpty()) {
        sink.known(u"cuda"_s, first);
        sink.known(u"cudas"_s, QJsonArray::fromStringList(versions));
    }
}

// Which toolkits can compile for which machine: the folders that cross packages fill.
void readTargets(const QList<Section>& sections, FactSink sink)
{
    QMap<QString, QStringList> byArch;
    QMap<QString, QString> how;
    QStringList all;
    for (const Section& section : sections) {
        if (section.name != "cuda-target"_L1 || !section.complete)
            continue;
        const QString version = versionIn(section, parseCudaHeader);
        const QString entry = version + u' ' + section.how.section(u'/', -1);
        const QString arch = machineOfPath(section.how + u'/');
        if (version.isEmpty() || arch.isEmpty() || all.contains(entry))
            continue;
        all.append(entry);
        if (!byArch[arch].contains(version))
            byArch[arch].append(version);
        how.insert(arch, section.how);
    }
    if (all.isEmpty())
        return;
    sink.how = tr("targets/* of the toolkits");
    sink.known(u"cuda_targets"_s, QJsonArray::fromStringList(all));
    byArch.remove(sink.facts.text(sink.prefix + "arch"_L1)); // this machine's own is no cross target
    for (auto it = byArch.cbegin(); it != byArch.cend(); ++it) {
        sink.how = how.value(it.key());
        sink.known(u"cross.%1.cuda"_s.arg(it.key()), QJsonArray::fromStringList(it.value()));
    }
}

struct Library
{
    QString path;
    QString machine; ///< what the file says
    QString place;   ///< what its folder says, "" nothing
};

QList<Library> librariesIn(const QList<Section>& sections)
{
    static const QRegularExpression form(u"^([0-9a-f]{40}) (/.+)$"_s);
    QList<Library> libraries;
    for (const Section& section : sections) {
        if (section.name != "cudnn-machines"_L1 || !section.complete)
            continue;
        for (const QString& line : completeLines(section.output)) {
            const auto match = form.match(line);
            if (!match.hasMatch())
                continue;
            const QString machine = machineOfHeader(match.captured(1).toLatin1());
            if (!machine.isEmpty())
                libraries.append({match.captured(2), machine, machineOfPath(match.captured(2))});
        }
    }
    return libraries;
}

// cuDNN of this machine and of each machine that is built for. A header says the version, the library beside it says for
// which machine; a library of another machine in a target's folder makes that target's cuDNN unknown, with the reason.
void readCudnn(const QList<Section>& sections, FactSink sink, Side side)
{
    const QString own = sink.facts.text(sink.prefix + "arch"_L1);
    const QList<Library> libraries = librariesIn(sections);
    if (!libraries.isEmpty()) {
        QStringList list;
        for (const Library& library : libraries)
            list.append(library.machine + u' ' + library.path);
        sink.how = tr("first bytes of libcudnn");
        sink.known(u"cudnn_libraries"_s, QJsonArray::fromStringList(list));
    }
    const auto nameOf = [&](const QString& arch) {
        return arch == own || own.isEmpty() ? u"cudnn"_s : u"cross.%1.cudnn"_s.arg(arch);
    };
    const auto record = [&](const QString& arch, const QString& version, const QString& how) {
        const QString name = nameOf(arch);
        if (version.isEmpty() || sink.has(name) || (side == Side::Device && name != "cudnn"_L1))
            return;
        sink.how = how;
        sink.known(name, version);
    };
    for (const Section& section : sections) {
        if (section.name != "cudnn-header"_L1 || !section.complete)
            continue;
        const QString place = machineOfPath(section.how);
        record(place.isEmpty() ? own : place, cudnnIn(section), section.how);
    }
    static const QRegularExpression dnn(u"/libcudnn\\.so\\.(\\d{1,2}\\.\\d{1,2}\\.\\d{1,3})$"_s);
    for (const Section& section : sections) {
        if (section.name != "cuda-libraries"_L1 || !section.complete)
            continue;
        for (const QString& line : completeLines(section.output)) {
            const QString place = machineOfPath(line);
            if (const auto match = dnn.match(line); match.hasMatch())
                record(place.isEmpty() ? own : place, match.captured(1), line);
        }
    }
    for (const Library& library : libraries) {
        const QString arch = library.place.isEmpty() ? own : library.place;
        if (arch.isEmpty() || library.machine == arch)
            continue;
        sink.facts.setUnknown(sink.prefix + nameOf(arch),
                              tr("%1 is made for %2, not for %3.").arg(library.path, library.machine, arch), sink.when);
    }
}

// MKL's first libdl, with the machine that it is for.
void readLocate(const QList<Section>& sections, FactSink sink)
{
    static const QRegularExpression form(u"^([0-9a-f]{40}) (/.+)$"_s);
    for (const Section& section : sections) {
        if (section.name != "locate"_L1 || !section.complete)
            continue;
        sink.how = section.how;
        for (const QString& line : completeLines(section.output)) {
            if (line == "cw-locate there"_L1 || line == "cw-locate none"_L1)
                sink.known(u"locate"_s, line.endsWith("there"_L1));
            const auto match = form.match(line);
            const QString machine = machineOfHeader(match.captured(1).toLatin1());
            if (!machine.isEmpty()) {
                sink.known(u"locate_libdl"_s, match.captured(2));
                sink.known(u"locate_libdl_machine"_s, machine);
            }
        }
    }
}

// A GPU that no driver serves is not in nvidia-smi's list, and no GPU at all is a fact too.
void readHardware(const QList<Section>& sections, FactSink sink)
{
    static const QRegularExpression form(u"^(pci|nodes|nvgpu) (\\d{1,3})$"_s);
    for (const Section& section : sections) {
        if (section.name != "gpu-hardware"_L1 || !section.complete)
            continue;
        QMap<QString, int> counts;
        for (const QString& line : completeLines(section.output)) {
            if (const auto match = form.match(line); match.hasMatch())
                counts.insert(match.captured(1), match.captured(2).toInt());
        }
        sink.how = section.how;
        if (counts.contains(u"pci"_s))
            sink.known(u"gpu_pci"_s, counts.value(u"pci"_s));
        if (counts.value(u"nvgpu"_s) > 0 && !sink.has(u"driver_kind"_s))
            sink.known(u"driver_kind"_s, u"nvgpu"_s);
        const bool none = counts.size() == 3 && counts.value(u"pci"_s) == 0 && counts.value(u"nodes"_s) == 0
                          && counts.value(u"nvgpu"_s) == 0;
        // A Jetson's own GPU is on no bus, and in a container it may show no node either.
        const QString soc = sink.facts.text(sink.prefix + "soc"_L1);
        const bool canTell =
            sink.facts.text(sink.prefix + "arch"_L1) == "x86_64"_L1 || (!soc.isEmpty() && !soc.startsWith("tegra"_L1));
        if (none && canTell && !sink.has(u"gpus"_s) && !sink.has(u"driver"_s))
            sink.known(u"gpus"_s, QJsonArray());
        else if (counts.value(u"pci"_s) > 0 && !sink.has(u"gpus"_s))
            sink.facts.setUnknown(
                sink.prefix + "gpus"_L1,
                tr("The PCI bus has NVIDIA GPUs (%1), and nvidia-smi does not say which.").arg(counts.value(u"pci"_s)),
                sink.when);
    }
}

} // namespace

QString machineOfPath(const QString& path)
{
    static const QRegularExpression form(u"/targets/([a-z0-9_-]+)/|/((?:x86_64|aarch64|arm)-linux-gnu(?:eabihf)?)/"_s);
    const auto match = form.match(path);
    const QString name = match.captured(1) + match.captured(2);
    if (name.startsWith("x86_64-"_L1))
        return u"x86_64"_s;
    if (name.startsWith("aarch64-"_L1) || name.startsWith("sbsa-"_L1))
        return u"aarch64"_s;
    if (name.startsWith("arm"_L1))
        return u"armhf"_s;
    return {};
}

QString machineOfHeader(const QByteArray& hex)
{
    return cuda::machineOfBytes(QByteArray::fromHex(hex));
}

void readNvidia(const QList<Section>& sections, const FactSink& sink, Side side)
{
    readToolkits(sections, sink, side);
    if (side == Side::Host) {
        readTargets(sections, sink);
        readLocate(sections, sink);
    }
    readCudnn(sections, sink, side);
    readHardware(sections, sink);
}

} // namespace cw::probe
