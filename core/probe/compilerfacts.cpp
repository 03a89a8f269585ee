// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/compilerfacts.h"

#include "core/probe/compilerparser.h"
#include "core/proc/process.h"
#include "core/toolchain/compilertext.h"
#include "core/toolchain/drivers.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

struct Asked
{
    QString driver;
    CompilerAnswer answer;
    QString because; ///< why it said nothing
};

Asked ask(const QString& driver, toolchain::Language language)
{
    const auto text = toolchain::compilerText(driver, language);
    if (!text)
        return {driver, {}, text.error().text};
    Asked asked{driver, parseCompiler(*text), {}};
    if (asked.answer.version.isEmpty())
        asked.because = tr("%1 -v says nothing of a compiler.").arg(driver);
    else if (!asked.answer.problem.isEmpty())
        asked.because = tr("%1: %2").arg(driver, asked.answer.problem);
    return asked;
}

} // namespace

QString compilerFacts(const QString& path, const QString& arch, Facts& facts, const QDateTime& when)
{
    const QString base = u"host.path.compiler."_s;
    const QString file = path.contains(u'/') ? path : findProgram(path);
    QStringList drivers = toolchain::driversAt(file.isEmpty() ? path : file);
    const bool folder = QFileInfo(file).isDir();
    QString nothing = folder ? tr("%1 and the bin folders below it hold no gcc.").arg(path)
                             : tr("There is no compiler %1.").arg(path);
    Asked chosen;
    QStringList fitting;
    QStringList others;
    for (const QString& driver : drivers) {
        const Asked asked = ask(driver, toolchain::Language::C);
        if (asked.answer.version.isEmpty()) {
            nothing = asked.because;
            continue;
        }
        const bool fits = arch.isEmpty() || toolchain::archOfTriplet(asked.answer.target) == arch;
        (fits ? fitting : others).append(driver);
        if (chosen.driver.isEmpty() || (fits && fitting.size() == 1))
            chosen = asked;
    }
    const CompilerAnswer& answer = chosen.answer;
    const QString how = chosen.driver.isEmpty() ? path : chosen.driver + " -v, -dumpmachine, -Q --help=target"_L1;
    const auto known = [&](const char* name, const QString& value, const QString& because) {
        if (value.isEmpty())
            facts.setUnknown(base + QLatin1StringView(name), because, when);
        else
            facts.set(base + QLatin1StringView(name), value, how, when);
    };
    const auto stated = [&](const char* name, const QString& value) {
        if (!value.isEmpty())
            facts.set(base + QLatin1StringView(name), value, how, when);
    };
    stated("path", file);
    if (folder)
        facts.set(base + "drivers"_L1, QJsonArray::fromStringList(fitting + others), path, when);
    if (folder)
        facts.set(base + "fitting"_L1, QJsonArray::fromStringList(fitting), path, when);
    known("driver", chosen.driver, nothing);
    known("version", answer.version, nothing);
    known("target", answer.target, nothing);
    if (chosen.driver.isEmpty())
        return {};
    stated("sysroot", answer.sysroot);
    stated("glibc", answer.glibc);
    stated("arch", answer.arch);
    stated("fpu", answer.fpu);
    stated("float_abi", answer.floatAbi);
    stated("instructions", answer.thumb);
    stated("runtime_arch", answer.runtimeArch);
    stated("runtime_file", answer.runtimeFile);

    const QString cxx = toolchain::cxxDriverOf(chosen.driver);
    const Asked second = QFileInfo(cxx).isExecutable()
                             ? ask(cxx, toolchain::Language::Cxx)
                             : Asked{cxx, {}, tr("There is no %1.").arg(cxx.isEmpty() ? u"g++"_s : cxx)};
    QStringList includes = second.answer.includes + answer.includes;
    includes.removeDuplicates();
    known("gxx", second.answer.version.isEmpty() ? QString() : cxx, second.because);
    if (includes.isEmpty())
        facts.setUnknown(base + "includes"_L1, chosen.because.isEmpty() ? second.because : chosen.because, when);
    else
        facts.set(base + "includes"_L1, QJsonArray::fromStringList(includes), how, when);
    return second.answer.version.isEmpty() ? chosen.driver : cxx;
}

} // namespace cw::probe
