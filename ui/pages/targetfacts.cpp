// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/targetfacts.h"

#include "core/choices/survey.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::TargetFacts", text);
}

QString tipOf(const Fact& fact)
{
    return fact.isKnown() && fact.when.isValid()
               ? tr("%1, %2").arg(fact.how, QLocale().toString(fact.when.toLocalTime(), QLocale::ShortFormat))
               : fact.how;
}

/// The lines of one group of the device's facts; what was looked for in vain goes to the unknown ones.
class DeviceLines
{
public:
    DeviceLines(const Facts& facts, QList<FactLine>& unknown) : m_facts(facts), m_unknown(unknown) {}

    void add(const QString& label, const char* name, const char* noteName = nullptr)
    {
        put(label, name,
            m_facts.list(QLatin1StringView(name)).isEmpty() ? m_facts.text(QLatin1StringView(name))
                                                            : m_facts.list(QLatin1StringView(name)).join(u' '),
            noteName ? m_facts.text(QLatin1StringView(noteName)) : QString());
    }

    void addSize(const QString& label, const char* name, const QString& note = {})
    {
        const QString fact = QLatin1StringView(name);
        put(label, name, m_facts.knows(fact) ? sizeText(m_facts.number(fact)) : QString(), note);
    }

    QList<FactLine> take() { return std::exchange(m_lines, {}); }

private:
    void put(const QString& label, const char* name, const QString& value, const QString& note)
    {
        const Fact fact = m_facts.fact(QLatin1StringView(name));
        const QString shown = !fact.value.isBool() ? value : fact.value.toBool() ? tr("yes") : tr("no");
        if (fact.isKnown())
            m_lines.append({label, shown, note, tipOf(fact)});
        else if (!fact.unknownBecause.isEmpty())
            m_unknown.append({label, {}, fact.unknownBecause, fact.how});
    }

    const Facts& m_facts;
    QList<FactLine>& m_unknown;
    QList<FactLine> m_lines;
};

TargetFacts::Group boardGroup(const Board& board)
{
    const auto line = [&](const QString& label, const QString& value, const char* field) -> FactLine {
        return {label, value, {}, board.source(QString::fromLatin1(field))};
    };
    QStringList ram;
    for (const int size : board.ramMiB)
        ram << sizeText(size);
    QStringList jetpacks;
    for (const VersionRange& range : board.jetpacks)
        jetpacks << (range.from == range.to ? range.from : range.from + u'–' + range.to);
    TargetFacts::Group group{board.name, QCoreApplication::translate("cw::TargetFacts", "from the catalog"), {}};
    group.lines = {line(tr("Processor"), board.cpu, "cpu"), line(tr("Instructions"), board.isa, "isa"),
                   line(tr("Flags"), board.flags.join(u' '), "flags")};
    if (board.gpuChosen)
        group.lines << line(tr("GPU"), tr("chosen by name"), "gpuChosen");
    else
        group.lines << line(tr("GPU"), board.gpu.isEmpty() ? tr("none that CUDA can use") : board.gpu, "gpu");
    if (!board.capability.isEmpty())
        group.lines << line(tr("Capability"), board.capability, "capability");
    if (!ram.isEmpty())
        group.lines << line(tr("Memory"), ram.join(u", "_s), "ramMiB");
    if (!jetpacks.isEmpty())
        group.lines << line(tr("JetPacks"), jetpacks.join(u", "_s), "jetpacks");
    return group;
}

TargetFacts::Group jetpackGroup(const JetPack& jetpack)
{
    const auto line = [&](const QString& label, const QString& value, const char* field) -> FactLine {
        return {label, value, {}, jetpack.source(QString::fromLatin1(field))};
    };
    return {tr("JetPack %1").arg(jetpack.id),
            tr("from the catalog"),
            {line(tr("L4T"), jetpack.l4t.join(u", "_s), "l4t"),
             line(tr("System"), jetpack.ubuntu.isEmpty() ? QString() : tr("Ubuntu %1").arg(jetpack.ubuntu), "ubuntu"),
             line(tr("CUDA"), jetpack.cuda, "cuda"), line(tr("cuDNN"), jetpack.cudnn, "cudnn"),
             line(tr("TensorRT"), jetpack.tensorrt, "tensorrt"), line(tr("Python"), jetpack.python, "python"),
             line(tr("glibc"), jetpack.glibc, "glibc")}};
}

} // namespace

TargetFacts targetFacts(const Selection& selection, const Facts& facts)
{
    TargetFacts result;
    if (selection.board)
        result.groups << boardGroup(*selection.board);
    if (selection.jetpack)
        result.groups << jetpackGroup(*selection.jetpack);
    DeviceLines device(facts, result.unknown);
    const auto group = [&](const QString& title) {
        const QList<FactLine> lines = device.take();
        if (!lines.isEmpty())
            result.groups << TargetFacts::Group{title, tr("said by the device"), lines};
    };
    device.add(tr("Board"), "device.model", "device.board");
    device.add(tr("JetPack"), "device.jetpack");
    device.add(tr("L4T"), "device.l4t");
    device.add(tr("System"), "device.os_name", "device.kernel");
    device.add(tr("Machine"), "device.arch");
    device.add(tr("glibc"), "device.glibc");
    device.add(tr("libstdc++"), "device.glibcxx", "device.libstdcxx_path");
    group(tr("System"));
    device.add(tr("python3"), "device.python", "device.python_path");
    device.add(tr("Others"), "device.pythons");
    device.add(tr("venv"), "device.python_venv");
    group(tr("Python"));
    device.add(tr("GPU"), "device.gpus");
    device.add(tr("Capability"), "device.gpu_capabilities");
    device.add(tr("CUDA"), "device.cuda", "device.cuda_path");
    device.add(tr("cuDNN"), "device.cudnn");
    device.add(tr("TensorRT"), "device.tensorrt");
    device.add(tr("Driver"), "device.driver", "device.driver_kind");
    group(tr("GPU"));
    device.add(tr("CPU"), "device.cpu_model");
    device.add(tr("Cores"), "device.cores");
    device.add(tr("Flags"), "device.cpu");
    device.addSize(tr("Memory"), "device.ram");
    device.addSize(tr("Swap"), "device.swap");
    device.addSize(tr("Free disk"), "device.disk");
    device.add(tr("Power mode"), "device.power_mode");
    group(tr("CPU and memory"));
    return result;
}

} // namespace cw
