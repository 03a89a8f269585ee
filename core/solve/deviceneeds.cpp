// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"
#include "core/rules/rule.h"
#include "core/solve/ground.h"
#include "core/solve/needswriter.h"
#include "core/solve/packages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::solve {
namespace {

constexpr Need::Side there = Need::Side::Device;

/// The meta package nvidia-jetpack is known from 4.5 on; before it, JetPack's installer put the parts on the board.
bool hasMetaPackage(const JetPack& jetpack)
{
    return !rules::older(jetpack.id, u"4.5"_s);
}

/// The L4T that runs belongs to this JetPack: its parts can be installed without flashing.
bool sameL4t(const NeedsWriter& w, const JetPack& jetpack)
{
    return jetpack.l4t.contains(w.fact(u"device.l4t"_s)) || w.fact(u"device.jetpack"_s) == jetpack.id;
}

QList<Need::Command> metaPackage(const NeedsWriter& w, const JetPack& jetpack)
{
    const bool known = w.knows(u"device.l4t"_s) || w.knows(u"device.jetpack"_s);
    if (!hasMetaPackage(jetpack) || (known && !sameL4t(w, jetpack)))
        return {};
    return {{{jetpack.name}, u"sudo apt install nvidia-jetpack"_s}};
}

void jetpack(NeedsWriter& w)
{
    const JetPack* wanted = w.selection.jetpack;
    if (!wanted)
        return;
    const bool known = w.knows(u"device.l4t"_s) || w.knows(u"device.jetpack"_s);
    Need need{there,
              u"jetpack"_s,
              tr("%1 (L4T %2)").arg(wanted->name, wanted->l4t.join(tr(" or "))),
              !known                ? Need::State::Unknown
              : sameL4t(w, *wanted) ? Need::State::Present
                                    : Need::State::Missing,
              true,
              known ? (w.knows(u"device.l4t"_s) ? "L4T "_L1 + w.fact(u"device.l4t"_s) : w.fact(u"device.jetpack"_s))
                    : QString()};
    need.why = w.selection.cuda ? tr("it decides CUDA, cuDNN and the driver of the board")
                                : tr("it decides the system and the Python of the board");
    need.source = wanted->source();
    if (need.state != Need::State::Present)
        need.note = tr("Flash the board with it (NVIDIA SDK Manager): another L4T cannot be installed on top.");
    w.add(need);
    if (!w.selection.cuda)
        return;
    struct Part
    {
        const char* id;
        const char* fact;
        QString name;
        QString version;
    };
    for (const Part& part : {Part{"cuda", "device.cuda", u"CUDA"_s, wanted->cuda},
                             Part{"cudnn", "device.cudnn", u"cuDNN"_s, wanted->cudnn},
                             Part{"tensorrt", "device.tensorrt", u"TensorRT"_s,
                                  w.text("tensorrt").isEmpty() ? QString() : wanted->tensorrt}}) {
        if (part.version.isEmpty())
            continue;
        const QString found = w.fact(QLatin1StringView(part.fact));
        const bool present = !found.isEmpty() && rules::majorMinor(found) == rules::majorMinor(part.version);
        Need each{there, QString::fromLatin1(part.id), part.name + u' ' + part.version, w.stateOf(there, present), true,
                  found};
        each.why = tr("the result loads it");
        each.source = wanted->source(QLatin1StringView(part.id));
        if (!present) {
            each.commands = metaPackage(w, *wanted);
            if (each.commands.isEmpty())
                each.note = tr("It comes with %1.").arg(wanted->name);
        }
        w.add(each);
    }
}

void driver(NeedsWriter& w)
{
    const Cuda* line = w.selection.cudaLine;
    if (!w.selection.cuda || !line || w.board().tegra)
        return;
    QString least = line->minorCompatDriver;
    for (const QString& each : line->drivers) {
        if (least.isEmpty() || (line->minorCompatDriver.isEmpty() && rules::older(each, least)))
            least = each;
    }
    if (least.isEmpty())
        return;
    const bool asked = w.knows(u"device.driver"_s);
    const bool isHere = !asked && w.text("device").isEmpty() && !w.foreign() && w.board().family == "workstation"_L1;
    const QString found = asked ? w.fact(u"device.driver"_s) : isHere ? w.fact(u"host.driver"_s) : QString();
    Need need{there,
              u"driver"_s,
              tr("an NVIDIA driver from %1 on").arg(least),
              found.isEmpty()              ? Need::State::Unknown
              : rules::older(found, least) ? Need::State::Missing
                                           : Need::State::Present,
              true,
              found};
    need.why = tr("%1 runs on no older one").arg(line->name);
    need.source = line->source(u"drivers"_s);
    w.add(need);
    if (w.release().cudaStyle == "hermetic"_L1)
        return;
    for (const auto& [id, name, version] : {std::tuple{u"cuda"_s, u"CUDA"_s, rules::majorMinor(w.text("cuda"))},
                                            std::tuple{u"cudnn"_s, u"cuDNN"_s, w.text("cudnn")}}) {
        if (version.isEmpty())
            continue;
        const QString seen = w.fact("device."_L1 + id);
        Need library{there,
                     id,
                     tr("the libraries of %1 %2").arg(name, version),
                     seen.isEmpty()                   ? Need::State::Unknown
                     : rules::sameLine(seen, version) ? Need::State::Present
                                                      : Need::State::Missing,
                     true,
                     seen};
        library.why = tr("the result loads it");
        library.source = w.release().source(u"cuda"_s);
        w.add(library);
    }
}

void python(NeedsWriter& w)
{
    const QString version = rules::majorMinor(w.text("python"));
    if (w.text("product") != "wheel"_L1 || version.isEmpty())
        return;
    QStringList found = w.facts.list(u"device.pythons"_s);
    if (w.knows(u"device.python"_s))
        found.prepend(rules::majorMinor(w.fact(u"device.python"_s)));
    found.removeDuplicates();
    const bool present = std::any_of(found.begin(), found.end(),
                                     [&](const QString& each) { return rules::majorMinor(each) == version; });
    Need need{there,
              u"python"_s,
              tr("Python %1").arg(version),
              found.isEmpty() ? Need::State::Unknown : w.stateOf(there, present),
              true,
              found.join(", "_L1)};
    need.why = tr("the wheel is for exactly this one");
    need.source = tr("PEP 425: the wheel's Python tag must be the interpreter's");
    if (!present) {
        QString os = w.fact(u"device.os"_s);
        if (os.isEmpty() && w.selection.jetpack && !w.selection.jetpack->ubuntu.isEmpty())
            os = "ubuntu "_L1 + w.selection.jetpack->ubuntu;
        need.commands = aptCommands(w.catalog, os, [&](const Distribution& distribution) {
            return distribution.python == version ? QStringList{u"python3"_s, u"python3-venv"_s} : QStringList();
        });
        if (need.commands.isEmpty())
            need.note = tr("The device's system has no package of this version that the catalog knows.");
    }
    w.add(need);
}

void memory(NeedsWriter& w)
{
    if (!w.selection.native || !w.foreign())
        return;
    constexpr qint64 enough = 8 * 1024; // as the rule ram.native: published native builds on Jetson boards
    const qint64 together = w.facts.number(u"device.ram"_s) + w.facts.number(u"device.swap"_s);
    Need need{there,
              u"swap"_s,
              tr("8 GiB of memory and swap together"),
              !w.knows(u"device.ram"_s) ? Need::State::Unknown
              : together >= enough      ? Need::State::Present
                                        : Need::State::Missing,
              true,
              w.knows(u"device.ram"_s) ? tr("%1 MiB").arg(together) : QString()};
    need.why = tr("the build runs on the board");
    need.source = tr("published native builds on Jetson boards: 4 GiB and 8 GiB of swap");
    w.add(need);
}

} // namespace

void deviceNeeds(NeedsWriter& writer)
{
    jetpack(writer);
    driver(writer);
    python(writer);
    memory(writer);
}

} // namespace cw::solve
