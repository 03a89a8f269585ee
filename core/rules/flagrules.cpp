// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule.h"

#include <QJsonArray>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

/// "--copt=-march=native" → "-march=native"
QString bare(const QString& flag)
{
    for (const QLatin1StringView wrapper :
         {"--copt="_L1, "--cxxopt="_L1, "--conlyopt="_L1, "--host_copt="_L1, "--linkopt="_L1}) {
        if (flag.startsWith(wrapper))
            return flag.sliced(wrapper.size());
    }
    return flag;
}

/// The flags for the target out of both fields; those for host tools may be anything.
QStringList targetFlags(const RuleRun& run)
{
    QStringList all = run.list("optimize");
    for (const QString& flag : run.list("flags")) {
        if (!flag.startsWith("--host_copt="_L1) && flag.startsWith("--"_L1) && flag.contains("opt=-"_L1))
            all.append(bare(flag));
    }
    return all;
}

/// Without the flags that `wrong` names; the board's own where nothing is left of `optimize`.
Repair withoutFlags(const RuleRun& run, const QStringList& wrong)
{
    const auto keep = [&](const QString& field) {
        QStringList kept;
        for (const QString& flag : run.configuration.list(field)) {
            if (!wrong.contains(bare(flag)) || flag.startsWith("--host_copt="_L1))
                kept.append(flag);
        }
        return kept;
    };
    Repair repair{tr("Use flags that fit the board."), {}, {}};
    for (const QString& field : {u"optimize"_s, u"flags"_s}) {
        const QStringList before = run.configuration.list(field);
        QStringList after = keep(field);
        if (before == after)
            continue;
        if (field == "optimize"_L1 && run.selection.board) {
            for (const QString& flag : run.selection.board->flags) {
                if (!after.contains(flag))
                    after.append(flag);
            }
        }
        if (after.isEmpty())
            repair.unset.append(field);
        else
            repair.set.insert(field, QJsonArray::fromStringList(after));
    }
    return repair;
}

void native(RuleRun& run)
{
    if (!run.selection.cross)
        return;
    static const QRegularExpression itself(u"^-m(?:arch|cpu|tune)=native$"_s);
    const QStringList wrong = targetFlags(run).filter(itself);
    if (!wrong.isEmpty())
        run.found(tr("%1 means the machine that compiles, not the board.").arg(wrong.join(u' ')),
                  withoutFlags(run, wrong));
}

void wrongArch(RuleRun& run)
{
    const QString arch = run.selection.arch;
    if (arch.isEmpty())
        return;
    static const QRegularExpression x86(
        u"^-m(?:avx|sse|fma$|bmi|aes|f16c|3dnow|mmx|popcnt|xop|adx|sha$|arch=(?:x86-64|core|haswell|broadwell|skylake|ivybridge|sandybridge|icelake|znver|nehalem|westmere|i[3-6]86|k8|knl))"_s);
    static const QRegularExpression arm(u"^-m(?:arch=armv|cpu=(?:cortex|neoverse|arm|carmel|ampere))"_s);
    static const QRegularExpression arm32(u"^-m(?:fpu=|float-abi=|thumb|arm$|fp16-format|arch=armv[67])"_s);
    static const QRegularExpression arm64(u"^-march=armv(?:8\\.[1-9]|9)"_s);
    QStringList wrong;
    for (const QString& flag : targetFlags(run)) {
        const bool bad = arch == "x86_64"_L1    ? flag.contains(arm) || flag.contains(arm32)
                         : arch == "aarch64"_L1 ? flag.contains(x86) || flag.contains(arm32)
                                                : flag.contains(x86) || flag.contains(arm64);
        if (bad)
            wrong.append(flag);
    }
    if (!wrong.isEmpty())
        run.found(tr("%1 does not exist on %2 (%3).").arg(wrong.join(u' '), run.selection.board->id, arch),
                  withoutFlags(run, wrong));
}

/// armv6 < armv7-a < armv8-a < armv8.2-a < armv9-a; 0 when the name says nothing.
int isaLevel(const QString& isa)
{
    static const QRegularExpression pattern(u"^armv([0-9]+)(?:\\.([0-9]+))?(?:-a)?(?:\\+.*)?$"_s);
    const auto match = pattern.match(isa);
    return match.hasMatch() ? match.captured(1).toInt() * 100 + match.captured(2).toInt() : 0;
}

/// What the processor that is named runs, by GCC's list; 0 for one that is not here.
int cpuLevel(const QString& cpu)
{
    static const QRegularExpression pattern(
        u"^(?:(arm11)|(cortex-a(?:[5789]|12|15|17)$)|(cortex-a(?:32|3[45]|53|57|7[23])$)|(cortex-a(?:55|65(?:ae)?|75|76(?:ae)?|77|78(?:ae|c)?)$|cortex-x1c?$|neoverse-(?:n1|e1)$|carmel$|ampere1$)|(neoverse-(?:v1|512tvb)$)|(cortex-a(?:510|520|710|715|720|725)$|cortex-x[2-4]$|neoverse-(?:n2|n3|v2|v3|v3ae)$))"_s);
    static constexpr int levels[]{600, 700, 800, 802, 804, 900};
    const auto match = pattern.match(cpu.section(u'+', 0, 0));
    for (int group = 1; group <= match.lastCapturedIndex(); ++group) {
        if (match.hasCaptured(group))
            return levels[group - 1];
    }
    return 0;
}

/// The first version of the architecture that has what is added by "+lse": its processors may have it, older ones do not.
int extensionLevel(const QString& name)
{
    static const QMap<QString, int> known{{u"lse"_s, 801},     {u"rdma"_s, 801}, {u"fp16"_s, 802},
                                          {u"dotprod"_s, 802}, {u"rcpc"_s, 802}, {u"sve"_s, 804},
                                          {u"bf16"_s, 804},    {u"i8mm"_s, 804}, {u"sve2"_s, 900}};
    return known.value(name);
}

/// The least architecture that runs what a flag lets the compiler use; 0 when the flag says nothing about that.
int wantedLevel(const QString& flag)
{
    if (flag.startsWith("-mfpu="_L1))
        return flag.contains("neon"_L1) || flag.contains("vfpv3"_L1) || flag.contains("vfpv4"_L1) ? 700 : 0;
    const bool cpu = flag.startsWith("-mcpu="_L1);
    if (!cpu && !flag.startsWith("-march="_L1))
        return 0;
    const QString value = flag.section(u'=', 1);
    int level = cpu ? cpuLevel(value) : isaLevel(value);
    for (const QString& extension : value.split(u'+').mid(1))
        level = std::max(level, extensionLevel(extension));
    return level;
}

void beyondBoard(RuleRun& run)
{
    const Board* board = run.selection.board;
    if (!board || isaLevel(board->isa) == 0)
        return;
    for (const QString& flag : targetFlags(run)) {
        const int wanted = wantedLevel(flag);
        if (wanted > isaLevel(board->isa)) {
            run.because(board->source());
            run.found(tr("%1 is more than %2 has (%3): the program would stop with an illegal instruction.")
                          .arg(flag, board->id, board->isa),
                      withoutFlags(run, {flag}));
        }
    }
}

void cudaOrder(RuleRun& run)
{
    // --config expands in place, so a later --crosstool_top wins over the one inside config:cuda.
    const QStringList flags = run.list("flags");
    const qsizetype cuda = flags.indexOf(u"--config=cuda"_s);
    qsizetype crosstool = -1;
    for (qsizetype i = 0; i < flags.size() && crosstool < 0; ++i) {
        if (flags[i].startsWith("--crosstool_top="_L1))
            crosstool = i;
    }
    if (cuda < 0 || crosstool < 0 || cuda < crosstool)
        return;
    QStringList better = flags;
    better.move(cuda, crosstool);
    run.found(tr("--config=cuda comes after --crosstool_top and replaces it: the cross toolchain would not be used."),
              setField("flags", QJsonArray::fromStringList(better)));
}

void cudaTwice(RuleRun& run)
{
    const bool wanted = run.list("flags").contains("--config=cuda"_L1) || run.list("config").contains("cuda"_L1);
    if (!wanted || run.selection.cuda)
        return;
    const Release* release = run.selection.release;
    const QString text =
        tr("--config=cuda is given, but the field cuda is empty: ./configure would be told to build without CUDA.");
    const Board* board = run.selection.board;
    if ((board && !board->hasGpu()) || (release && release->cudaStyle == "none"_L1)) {
        Repair repair{tr("Build for the CPU."), {}, {}};
        QStringList flags = run.list("flags");
        QStringList configs = run.list("config");
        if (flags.removeAll("--config=cuda"_L1) > 0)
            repair.set.insert(u"flags"_s, QJsonArray::fromStringList(flags));
        if (configs.removeAll("cuda"_L1) > 0)
            repair.set.insert(u"config"_s, QJsonArray::fromStringList(configs));
        run.found(text, repair);
    } else if (release && !release->cuda.isEmpty())
        run.found(text, setField("cuda", release->cudaStyle == "hermetic"_L1 && !release->hermeticCuda.isEmpty()
                                             ? release->hermeticCuda
                                             : release->cuda));
    else
        run.found(text, tr("Set cuda to a version, or remove the config."));
}

void unknownConfig(RuleRun& run)
{
    const Release* release = run.selection.release;
    const QStringList configs = run.list("config");
    if (!release || configs.isEmpty())
        return;
    if (release->configs.isEmpty()) {
        run.unknown(tr("Which --config names %1 has is not known.").arg(release->name));
        return;
    }
    static const QStringList always{u"opt"_s}; // written by ./configure
    QStringList unknown;
    QStringList kept;
    for (const QString& config : configs)
        (release->configs.contains(config) || always.contains(config) ? kept : unknown).append(config);
    if (unknown.isEmpty())
        return;
    run.because(release->source(u"configs"_s));
    run.found(tr("%1 is not a --config of %2.").arg(unknown.join(", "_L1), release->name),
              kept.isEmpty() ? unsetFields({u"config"_s}, tr("Remove config."))
                             : setField("config", QJsonArray::fromStringList(kept)));
}

/// "--a,--b" and "-O2,-mavx": a list typed with commas is one flag. Commas belong to -Wl, -Wa and -Wp.
void commas(RuleRun& run)
{
    for (const QString& field : {u"flags"_s, u"optimize"_s}) {
        if (!run.configuration.has(field))
            continue;
        // Bazel's own lists hold such commas: --features=a,-b
        const QLatin1StringView comma = field == "flags"_L1 ? ",--"_L1 : ",-"_L1;
        QStringList better;
        QString wrong;
        for (const QString& flag : run.configuration.list(field)) {
            const bool passed = flag.contains("-Wl,"_L1) || flag.contains("-Wa,"_L1) || flag.contains("-Wp,"_L1);
            if (passed || !flag.startsWith(u'-') || !flag.contains(comma)) {
                better.append(flag);
                continue;
            }
            wrong = flag;
            QString rest = flag;
            for (qsizetype at = rest.indexOf(comma); at >= 0; at = rest.indexOf(comma)) {
                better.append(rest.first(at));
                rest = rest.sliced(at + 1);
            }
            better.append(rest);
        }
        if (wrong.isEmpty())
            continue;
        run.found(tr("%1 is one flag as it stands; flags are separated by blanks.").arg(wrong),
                  Repair{tr("Part it at its commas."), {{field, QJsonArray::fromStringList(better)}}, {}});
        run.at(field);
    }
}

/// A distribution's armhf compiler makes Thumb by default, and ARMv6 has no Thumb with a hardware FPU.
void armMode(RuleRun& run)
{
    const Board* board = run.selection.board;
    if (!board || board->isa != "armv6"_L1)
        return;
    QStringList flags = run.list("optimize");
    if (flags.isEmpty())
        flags = board->flags;
    if (flags.contains("-marm"_L1) || flags.contains("-mfloat-abi=soft"_L1))
        return;
    flags.append(u"-marm"_s);
    run.found(
        tr("Without -marm a compiler that makes Thumb by default stops on %1: \"Thumb-1 hard-float VFP ABI\" does not exist.")
            .arg(board->name),
        setField("optimize", QJsonArray::fromStringList(flags)));
}

/// A stub libcuda is for the link; found at run time it replaces the driver.
void stubs(RuleRun& run)
{
    if (!run.isSet("flags"))
        return;
    QStringList kept;
    QString wrong;
    for (const QString& flag : run.list("flags")) {
        const bool runtime =
            flag.contains("rpath,"_L1) || flag.contains("rpath="_L1) || flag.contains("LD_LIBRARY_PATH="_L1);
        const bool shipped = runtime && !flag.contains("rpath-link"_L1) && flag.contains("stubs"_L1);
        if (shipped)
            wrong = flag;
        else
            kept.append(flag);
    }
    if (!wrong.isEmpty())
        run.found(tr("%1: on the target the stub libcuda would be loaded in place of the driver.").arg(wrong),
                  kept.isEmpty() ? unsetFields({u"flags"_s}, tr("Remove flags."))
                                 : setField("flags", QJsonArray::fromStringList(kept)));
}

/// The crosstool of the TX1 branch has two compilers for the board; the plain one knows no CUDA.
void crosstoolCompiler(RuleRun& run)
{
    if (!run.isSet("flags"))
        return;
    QStringList flags = run.list("flags");
    if (!flags.contains("--crosstool_top=//third_party/toolchains/cpus/aarch64:toolchain"_L1))
        return;
    const bool cudaCompiler = flags.contains("--compiler=cuda"_L1);
    if (run.selection.cuda && !cudaCompiler) {
        flags.removeIf([](const QString& flag) { return flag.startsWith("--compiler="_L1); });
        flags.append(u"--compiler=cuda"_s);
        run.found(tr("This crosstool compiles CUDA only with --compiler=cuda, and its plain compiler would be used."),
                  setField("flags", QJsonArray::fromStringList(flags)));
    } else if (!run.selection.cuda && cudaCompiler) {
        flags.removeAll(u"--compiler=cuda"_s);
        run.found(tr("--compiler=cuda is given, but the field cuda is empty: the wrapper of nvcc has nothing to run."),
                  setField("flags", QJsonArray::fromStringList(flags)));
    }
}

} // namespace

void addFlagRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    rules << Rule{u"optimize.native"_s,
                  S::Error,
                  u"optimize"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "GCC: -march=native"),
                  native,
                  u"no -march=native in a cross build"_s}
          << Rule{u"optimize.wrong_arch"_s,
                  S::Error,
                  u"optimize"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "GCC: machine options of x86, ARM and AArch64"),
                  wrongArch,
                  u"machine flags exist for the board's architecture"_s}
          << Rule{u"optimize.beyond_board"_s,
                  S::Error,
                  u"optimize"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "catalog: boards"),
                  beyondBoard,
                  u"machine flags do not ask for more than the board has"_s}
          << Rule{u"flags.cuda_order"_s,
                  S::Error,
                  u"flags"_s,
                  QT_TRANSLATE_NOOP("cw::Rules",
                                    "cross build of TensorFlow 1.5 for the TX1: --config=cuda comes first"),
                  cudaOrder,
                  u"--config=cuda comes before --crosstool_top"_s}
          << Rule{u"config.cuda_alone"_s,
                  S::Error,
                  u"cuda"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "two configurators must agree (cross build of TensorFlow 1.5)"),
                  cudaTwice,
                  u"--config=cuda and the field cuda agree, as the two configurators must"_s}
          << Rule{u"flags.commas"_s,
                  S::Error,
                  u"flags"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "docs/formats.md: flags are separated by blanks"),
                  commas,
                  u"flags are separated by blanks, not by commas"_s}
          << Rule{u"optimize.marm"_s,
                  S::Warning,
                  u"optimize"_s,
                  QT_TRANSLATE_NOOP("cw::Rules",
                                    "seen: GCC 12 arm-linux-gnueabihf -march=armv6 -mfloat-abi=hard without -marm"),
                  armMode,
                  u"ARMv6 with a hardware FPU is built with -marm"_s}
          << Rule{u"flags.stubs"_s,
                  S::Error,
                  u"flags"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "NVIDIA's cross packages: stubs are for the link only"),
                  stubs,
                  u"no stub of libcuda is found at run time"_s}
          << Rule{u"flags.compiler_cuda"_s,
                  S::Error,
                  u"flags"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "cross build of TensorFlow 1.5 for the TX1: --compiler=cuda"),
                  crosstoolCompiler,
                  u"the TX1 branch's crosstool gets --compiler=cuda exactly in CUDA builds"_s}
          << Rule{u"config.unknown"_s, S::Warning,
                  u"config"_s,         QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                  unknownConfig,       u"the release's tree has the --config"_s};
}

} // namespace cw
