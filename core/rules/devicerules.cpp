// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

void arch(RuleRun& run)
{
    if (run.selection.arch.isEmpty())
        return;
    if (!run.knows("device.arch")) {
        const QString reason = run.facts.fact(u"device.arch"_s).unknownBecause;
        const QString text = tr("Whether the device runs %1 programs is not known yet.").arg(run.selection.arch);
        run.unknown(reason.isEmpty() ? text : text + u' ' + reason, connectDevice());
        return;
    }
    const QString there = run.fact("device.arch");
    const bool same = there == run.selection.arch || (run.selection.arch == "armhf"_L1 && there.startsWith("armv"_L1));
    if (same)
        return;
    const Board* board = run.catalog.board(run.fact("device.board"));
    const QString text =
        tr("The device's programs are %1, and %2 is %3.").arg(there, run.selection.board->id, run.selection.arch);
    if (board && board->arch == there)
        run.found(text, setField("board", board->id));
    else
        run.found(text, tr("Choose the board that the device is, or another device."));
}

bool isVariantOf(const Catalog& catalog, const Board& board, const Board& of)
{
    const Board* at = &board;
    while (at) {
        if (at->id == of.id)
            return true;
        at = catalog.board(at->parent);
    }
    return false;
}

void board(RuleRun& run)
{
    const Board* there = run.catalog.board(run.fact("device.board"));
    if (!there || !run.selection.board)
        return;
    if (isVariantOf(run.catalog, *there, *run.selection.board)
        || isVariantOf(run.catalog, *run.selection.board, *there))
        return;
    if (run.selection.board->family == "server"_L1 || run.selection.board->family == "workstation"_L1)
        return; // these records stand for any machine of their kind
    run.found(tr("The device says that it is a %1, and %2 is chosen.").arg(there->name, run.selection.board->id),
              setField("board", there->id));
}

void jetpackUnknown(RuleRun& run)
{
    const QString typed = run.text("jetpack");
    if (typed.isEmpty() || run.selection.jetpack)
        return;
    QStringList ids;
    for (const JetPack& each : run.catalog.jetpacks())
        ids.append(each.id);
    const QString near = nearestName(typed, ids);
    if (near.isEmpty())
        run.found(tr("The catalog has no JetPack \"%1\".").arg(typed),
                  tr("\"crosswright catalog jetpack\" lists them."));
    else
        run.found(tr("The catalog has no JetPack \"%1\"; the nearest is %2.").arg(typed, near),
                  setField("jetpack", near));
}

void jetpackBoard(RuleRun& run)
{
    const JetPack* jetpack = run.selection.jetpack;
    const Board* board = run.selection.board;
    if (!jetpack || !board)
        return;
    run.because(board->source(u"jetpacks"_s));
    if (board->jetpacks.isEmpty()) {
        run.found(tr("%1 has no JetPack.").arg(board->name), unsetFields({u"jetpack"_s}, tr("Remove jetpack.")));
        return;
    }
    if (board->runsJetPack(jetpack->id))
        return;
    QStringList ranges;
    for (const VersionRange& range : board->jetpacks)
        ranges.append(range.from == range.to ? range.from : tr("%1 to %2").arg(range.from, range.to));
    const QString text =
        tr("%1 does not run on %2; it takes %3.").arg(jetpack->name, board->name, ranges.join(", "_L1));
    const QString last = board->jetpacks.last().to;
    if (run.catalog.jetpack(last))
        run.found(text, setField("jetpack", last));
    else
        run.found(text, tr("Choose one of these."));
}

/// "36.4.3" or "R36 (release), REVISION: 4.3" as probed → the JetPack of that L4T.
void jetpackDevice(RuleRun& run)
{
    if (!run.selection.board || !run.selection.board->tegra)
        return;
    const QString l4t = run.fact("device.l4t");
    const JetPack* there =
        l4t.isEmpty() ? run.catalog.jetpack(run.fact("device.jetpack")) : run.catalog.jetpack("L4T "_L1 + l4t);
    const JetPack* chosen = run.selection.jetpack;
    if (!there) {
        if (l4t.isEmpty() && run.selection.cuda)
            run.unknown(tr("Which JetPack is on the device is not known yet."), connectDevice());
        else if (!l4t.isEmpty() && run.selection.cuda)
            run.unknown(tr("The catalog knows no JetPack with L4T %1.").arg(l4t));
        return;
    }
    if (chosen && chosen->id != there->id)
        run.found(tr("The device has %1 (L4T %2), and %3 is chosen.")
                      .arg(there->name, there->l4t.join(", "_L1), chosen->name),
                  setField("jetpack", there->id));
}

void features(RuleRun& run)
{
    const Board* board = run.selection.board;
    if (!board || board->arch != "aarch64"_L1
        || (!board->isa.startsWith("armv8."_L1) && !board->isa.startsWith("armv9"_L1)))
        return;
    bool usesBoardFlags = run.list("optimize").isEmpty();
    for (const QString& flag : run.list("optimize"))
        usesBoardFlags = usesBoardFlags || flag.startsWith("-march=armv8."_L1) || flag.startsWith("-march=armv9"_L1);
    if (!usesBoardFlags || !run.knows("device.cpu"))
        return; // device.arch says that the device is not known
    // ARMv8.1 added the atomics, which every later level has.
    if (!run.factList("device.cpu").contains("atomics"_L1) && !run.factList("device.cpu").isEmpty())
        run.found(tr("The flags of %1 (%2) need instructions that the device's processor does not list.")
                      .arg(board->id, board->isa),
                  setField("optimize", QJsonArray{u"-march=armv8-a"_s}));
}

void disk(RuleRun& run)
{
    if (!run.knows("device.disk"))
        return;                    // said once, by device.arch
    constexpr qint64 least = 1024; // a wheel of some hundred MB, unpacked beside the former one
    if (run.number("device.disk") < least)
        run.found(tr("The device has %1 MiB free; a new version is installed beside the former one.")
                      .arg(run.number("device.disk")),
                  tr("Make room on the device."));
}

void memory(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.knows("device.ram") || !release || release->ramPerJobMiB < 2048 || run.text("product") != "wheel"_L1)
        return;
    if (run.number("device.ram") < 3500)
        run.found(tr("The device has %1 MiB of memory; %2 is slow or does not load there.")
                      .arg(run.number("device.ram"))
                      .arg(release->name),
                  tr("Add swap, or build tflite."));
}

} // namespace

void addDeviceRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    rules << Rule{u"device.arch"_s, S::Error, u"board"_s, u"probe of the device"_s, arch}
          << Rule{u"device.board"_s, S::Warning, u"board"_s, u"probe of the device"_s, board}
          << Rule{u"jetpack.unknown"_s, S::Error, u"jetpack"_s, u"catalog: jetpack"_s, jetpackUnknown}
          << Rule{u"jetpack.board"_s, S::Error, u"jetpack"_s, u"catalog: boards"_s, jetpackBoard}
          << Rule{u"jetpack.device"_s, S::Error, u"jetpack"_s, u"probe of the device"_s, jetpackDevice}
          << Rule{u"device.cpu"_s, S::Error, u"optimize"_s, u"Linux: HWCAP names of AArch64; ARMv8.1 has the atomics"_s,
                  features}
          << Rule{u"device.disk"_s, S::Warning, u"device"_s, u"a default of Crosswright, not a documented number"_s,
                  disk}
          << Rule{u"device.memory"_s, S::Warning, u"device"_s, u"catalog: boards; exact limits not established"_s,
                  memory};
}

} // namespace cw
