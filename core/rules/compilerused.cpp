// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/compilerused.h"

#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw::rules {

QString crossFact(const RuleRun& run, const char* last)
{
    return "host.cross."_L1 + run.selection.arch + u'.' + QLatin1StringView(last);
}

bool needsCross(const RuleRun& run)
{
    return run.selection.cross && run.selection.board
           && (!run.knows("host.arch") || run.fact("host.arch") != run.selection.arch);
}

namespace {

/// The compiler that will run: the wanted one when it is another than the probed.
bool usesProbedCompiler(const RuleRun& run)
{
    const QString wanted = run.text("compiler");
    return wanted.isEmpty() || run.facts.text(crossFact(run, "path")).endsWith(wanted.section(u'/', -1));
}

} // namespace

bool compilerRead(const RuleRun& run)
{
    return run.isSet("compiler") && run.fact("host.path.compiler") == run.text("compiler");
}

QString compilerVersion(const RuleRun& run)
{
    if (compilerRead(run))
        return run.fact("host.path.compiler.version");
    if (!usesProbedCompiler(run))
        return {};
    return needsCross(run) ? run.facts.text(crossFact(run, "gcc")) : run.fact("host.gcc");
}

CompilerUsed CompilerUsed::of(const RuleRun& run)
{
    CompilerUsed used;
    const QString named = run.text("compiler").section(u'/', -1);
    const Release* release = run.selection.release;
    const Product* product = release ? release->product(run.text("product")) : nullptr;
    const bool byCMake = run.text("road") == "cmake"_L1 && product && !product->cmakeSource.isEmpty();
    used.clang = named.isEmpty() ? release && !byCMake && !needsCross(run) && release->compiler.startsWith("Clang"_L1)
                                 : named.startsWith("clang"_L1);
    if (!used.clang) {
        const QString suffix = named.section(u'-', -1); // gcc-9, aarch64-linux-gnu-gcc-9
        const bool plain = named == "gcc"_L1 || named == "g++"_L1;
        used.version = plain && !needsCross(run) ? run.fact("host.gcc") : compilerVersion(run);
        if (used.version.isEmpty() && majorOf(suffix) > 0)
            used.version = suffix;
    } else {
        const QString suffix = named.section(u'-', 1);
        used.version = majorOf(suffix) > 0 ? suffix : run.fact("host.clang");
    }
    return used;
}

} // namespace cw::rules
