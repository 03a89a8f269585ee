// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/field.h"
#include "core/rules/rule.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

/// "--copt=-march=native" → "-march=native"
QString bare(const QString& flag)
{
    static const QRegularExpression wrapper(u"^--(?:copt|cxxopt|conlyopt|host_copt|linkopt)=(.*)$"_s);
    const auto match = wrapper.match(flag);
    return match.hasMatch() ? match.captured(1) : flag;
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

void beyondBoard(RuleRun& run)
{
    const Board* board = run.selection.board;
    if (!board || isaLevel(board->isa) == 0)
        return;
    for (const QString& flag : targetFlags(run)) {
        const int wanted = flag.startsWith("-march="_L1) ? isaLevel(flag.mid(7)) : 0;
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
    if (release && !release->cuda.isEmpty())
        run.found(text, setField("cuda", release->cudaStyle == "hermetic"_L1 && !release->hermeticCuda.isEmpty()
                                             ? release->hermeticCuda
                                             : release->cuda));
    else
        run.found(text, tr("Set cuda= to a version, or remove the config."));
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

void unaskedFeature(RuleRun& run)
{
    const Release* release = run.selection.release;
    const auto values = run.configuration.values();
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        const QString feature = it.key().startsWith("features."_L1) ? it.key().mid(9) : QString();
        if (feature.isEmpty() || planFeatures().contains(feature))
            continue;
        const ConfigureFamily* family = release ? run.catalog.configureFamily(release->configureFamily) : nullptr;
        if (!family) {
            run.unknown(tr("Whether %1 can be built in is not known: what ./configure asks is not.").arg(feature));
        } else if (family->featureVariable(feature).isEmpty()) {
            run.because(family->source());
            run.found(tr("./configure of %1 asks nothing about %2.").arg(release->name, feature),
                      unsetFields({it.key()}, tr("Remove %1.").arg(it.key())));
        } else {
            continue;
        }
        run.at(it.key());
    }
}

} // namespace

void addFlagRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    rules << Rule{u"optimize.native"_s, S::Error, u"optimize"_s, u"GCC: -march=native"_s, native}
          << Rule{u"optimize.wrong_arch"_s, S::Error, u"optimize"_s, u"GCC: machine options of x86, ARM and AArch64"_s,
                  wrongArch}
          << Rule{u"optimize.beyond_board"_s, S::Error, u"optimize"_s, u"catalog: boards"_s, beyondBoard}
          << Rule{u"flags.cuda_order"_s, S::Error, u"flags"_s,
                  u"cross build of TensorFlow 1.5 for the TX1: --config=cuda comes first"_s, cudaOrder}
          << Rule{u"config.cuda_alone"_s, S::Error, u"cuda"_s,
                  u"two configurators must agree (cross build of TensorFlow 1.5)"_s, cudaTwice}
          << Rule{u"feature.not_asked"_s, S::Error, u"features"_s, u"catalog: configure"_s, unaskedFeature}
          << Rule{u"config.unknown"_s, S::Warning, u"config"_s, u"catalog: releases"_s, unknownConfig};
}

} // namespace cw
