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
    if (!run.targetKnows("arch")) {
        const QString reason = run.facts.fact(run.targetName("arch"_L1)).unknownBecause;
        const QString text = tr("Whether the device runs %1 programs is not known yet.").arg(run.selection.arch);
        run.unknown(reason.isEmpty() ? text : text + u' ' + reason, askTarget(run));
        return;
    }
    const QString there = run.targetFact("arch");
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

/// `uname -m` tells of the kernel; what programs must be is the user space's.
void userSpace(RuleRun& run)
{
    if (run.fact("device.kernel_arch") == "aarch64"_L1 && run.fact("device.arch") == "armhf"_L1)
        run.found(
            tr("The device has a 64-bit kernel under a 32-bit system: its programs and wheels are armhf, whatever uname says."),
            tr("Nothing needs to be done; a 64-bit system would be another board in the catalog."));
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
        run.found(tr("The catalog has no JetPack \"%1\".").arg(typed), tr("Choose a JetPack of the catalog."));
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
        else if (!l4t.isEmpty() && (run.selection.cuda || chosen))
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
        return; // device.arch says that the device is not known; under emulation the list is another machine's
    // ARMv8.1 added the atomics, which every later level has.
    if (!run.factList("device.cpu").contains("atomics"_L1) && !run.factList("device.cpu").isEmpty())
        run.found(tr("The flags of %1 (%2) need instructions that the device's processor does not list.")
                      .arg(board->id, board->isa),
                  setField("optimize", QJsonArray{u"-march=armv8-a"_s}));
}

void disk(RuleRun& run)
{
    if (!run.knows("device.disk")) {
        if (run.isSet("device"))
            run.unknown(tr("How much room the device has is not known yet."), connectDevice());
        return;
    }
    constexpr qint64 least = 1024; // a wheel of some hundred MB, unpacked beside the former one
    if (run.number("device.disk") < least)
        run.found(tr("The device has %1 MiB free; a new version is installed beside the former one.")
                      .arg(run.number("device.disk")),
                  tr("Make room on the device."));
}

void memory(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release || release->ramPerJobMiB < 2048 || run.text("product") != "wheel"_L1)
        return;
    if (!run.knows("device.ram")) {
        if (run.isSet("device"))
            run.unknown(tr("Whether the device has the memory to run %1 is not known yet.").arg(release->name),
                        connectDevice());
        return;
    }
    if (run.number("device.ram") < 3500)
        run.found(tr("The device has %1 MiB of memory; %2 is slow or does not load there.")
                      .arg(run.number("device.ram"))
                      .arg(release->name),
                  tr("Add swap, or build tflite."));
}

/// pip unpacks a wheel in /tmp first.
void temporary(RuleRun& run)
{
    if (run.text("product") != "wheel"_L1)
        return;
    if (!run.knows("device.disk_tmp")) {
        if (run.isSet("device"))
            run.unknown(tr("How much room the device has for temporary files is not known yet."), connectDevice());
        return;
    }
    constexpr qint64 least = 1024; // three times a wheel of some hundred MB
    if (run.number("device.disk_tmp") < least)
        run.found(
            tr("The device has %1 MiB free in /tmp, where pip unpacks the wheel.").arg(run.number("device.disk_tmp")),
            tr("Make room there, or set TMPDIR on the device."));
}

void tensorrtAlone(RuleRun& run)
{
    if (run.isSet("tensorrt") && !run.selection.cuda)
        run.found(tr("TensorRT is named, but cuda is empty, so the build is for the CPU only."),
                  unsetFields({u"tensorrt"_s}, tr("Remove tensorrt.")));
}

void tensorrtJetpack(RuleRun& run)
{
    const JetPack* jetpack = run.selection.jetpack;
    const QString typed = run.text("tensorrt");
    if (typed.isEmpty() || !run.selection.cuda || !jetpack || jetpack->tensorrt.isEmpty() || !run.selection.board
        || !run.selection.board->tegra || sameLine(majorMinor(jetpack->tensorrt), majorMinor(typed)))
        return;
    run.because(jetpack->source(u"tensorrt"_s));
    run.found(tr("%1 brings TensorRT %2, and %3 is chosen.").arg(jetpack->name, jetpack->tensorrt, typed),
              setField("tensorrt", majorMinor(jetpack->tensorrt)));
}

/// libnvinfer.so.MAJOR is what the dynamic linker looks for.
void tensorrtDevice(RuleRun& run)
{
    const QString typed = run.text("tensorrt");
    if (typed.isEmpty() || !run.selection.cuda)
        return;
    if (!run.targetKnows("tensorrt")) {
        run.unknown(tr("Whether the machine that runs the result has TensorRT %1 is not known yet.").arg(typed),
                    askTarget(run));
        return;
    }
    const QString there = run.targetFact("tensorrt");
    if (majorOf(there) != majorOf(typed))
        run.found(tr("What is built needs libnvinfer.so.%1, and the machine that runs it has TensorRT %2.")
                      .arg(majorOf(typed))
                      .arg(there),
                  tr("Install TensorRT %1 there, or build with its version.").arg(majorOf(typed)));
}

} // namespace

void addDeviceRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    rules << Rule{u"device.arch"_s,
                  S::Error,
                  u"board"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "probe of the device"),
                  arch,
                  u"the device runs programs of the board's architecture"_s}
          << Rule{u"device.board"_s,
                  S::Warning,
                  u"board"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "probe of the device"),
                  board,
                  u"the device is the board that is chosen"_s}
          << Rule{u"jetpack.unknown"_s, S::Error,
                  u"jetpack"_s,         QT_TRANSLATE_NOOP("cw::Rules", "catalog: jetpack"),
                  jetpackUnknown,       u"the catalog knows the JetPack"_s}
          << Rule{u"jetpack.board"_s, S::Error,
                  u"jetpack"_s,       QT_TRANSLATE_NOOP("cw::Rules", "catalog: boards"),
                  jetpackBoard,       u"the board runs the JetPack"_s}
          << Rule{u"jetpack.device"_s, S::Error,
                  u"jetpack"_s,        QT_TRANSLATE_NOOP("cw::Rules", "probe of the device"),
                  jetpackDevice,       u"the device has the JetPack that is chosen"_s}
          << Rule{u"device.cpu"_s,
                  S::Error,
                  u"optimize"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "Linux: HWCAP names of AArch64; ARMv8.1 has the atomics"),
                  features,
                  u"the device's processor has the instructions of the board's flags"_s}
          << Rule{u"device.disk"_s,
                  S::Warning,
                  u"device"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "a default of Crosswright, not a documented number"),
                  disk,
                  u"the device has room for a second version beside the first"_s}
          << Rule{u"device.memory"_s,
                  S::Warning,
                  u"device"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: boards; exact limits not established"),
                  memory,
                  u"the device has the memory to run TensorFlow"_s}
          << Rule{u"device.disk_tmp"_s,
                  S::Warning,
                  u"device"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "pip: no space left on device in /tmp"),
                  temporary,
                  u"the device has room for temporary files"_s}
          << Rule{u"device.user_space"_s,
                  S::Info,
                  u"board"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: boards, Raspberry Pi 4 with a 32-bit system"),
                  userSpace,
                  u"the device's kernel and its programs are of one architecture"_s}
          << Rule{u"tensorrt.cpu"_s, S::Warning,
                  u"tensorrt"_s,     QT_TRANSLATE_NOOP("cw::Rules", "docs/formats.md"),
                  tensorrtAlone,     u"TensorRT is named only with CUDA"_s}
          << Rule{u"tensorrt.jetpack"_s, S::Warning,
                  u"tensorrt"_s,         QT_TRANSLATE_NOOP("cw::Rules", "catalog: jetpack"),
                  tensorrtJetpack,       u"the JetPack brings this TensorRT"_s}
          << Rule{u"tensorrt.device"_s, S::Error,
                  u"tensorrt"_s,        QT_TRANSLATE_NOOP("cw::Rules", "TensorRT: libnvinfer.so.MAJOR"),
                  tensorrtDevice,       u"the machine that runs the result has the same major TensorRT"_s};
}

} // namespace cw
