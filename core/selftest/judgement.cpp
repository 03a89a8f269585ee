// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/judgement.h"

#include "core/base/version.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::selftest {
namespace {

/// A smoke program's exit code for "there is no GPU here" (automake's word for a skipped test).
constexpr int noGpuExitCode = 77;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SelfTest", text);
}

/// "sm_80" → "8.0", "sm_90a" → "9.0a", "sm_120" → "12.0".
QString dotted(const QString& number)
{
    const qsizetype digits = number.size() - (number.back().isLetter() ? 1 : 0);
    return number.left(digits - 1) + u'.' + number.mid(digits - 1);
}

int numberOf(const QString& capability)
{
    QString digits = capability;
    digits.remove(QRegularExpression(u"[^0-9]"_s));
    return digits.toInt();
}

void sortUnique(QStringList& list)
{
    std::sort(list.begin(), list.end(), [](const QString& one, const QString& other) {
        return numberOf(one) == numberOf(other) ? one < other : numberOf(one) < numberOf(other);
    });
    list.removeDuplicates();
}

QString words(const QStringList& list)
{
    return list.isEmpty() ? tr("none") : list.join(", "_L1);
}

bool newer(const QString& needed, const QString& there)
{
    const auto need = Version::parse(needed);
    const auto have = Version::parse(there);
    return need && have && *need > *have;
}

Check symbols(const QString& id, const QString& name, const QString& needed, const QString& there)
{
    if (needed.isEmpty())
        return {id, Check::State::Good, tr("It needs no %1.").arg(name)};
    if (there.isEmpty())
        return {id, Check::State::Good, tr("It needs %1 %2; the device's is not known.").arg(name, needed)};
    if (newer(needed, there))
        return {id, Check::State::Failed, tr("It needs %1 %2; the device has %3.").arg(name, needed, there)};
    return {id, Check::State::Good, tr("It needs %1 %2; the device has %3.").arg(name, needed, there)};
}

/// Machine code runs on its own major capability from its minor on; code with a suffix on exactly its own.
bool runsOn(const GpuCode& code, const QString& device)
{
    const auto fits = [&](const QString& one) {
        if (one.back().isLetter())
            return one.chopped(1) == device;
        return one.section(u'.', 0, 0) == device.section(u'.', 0, 0) && numberOf(one) <= numberOf(device);
    };
    const auto translates = [&](const QString& one) {
        return one.back().isLetter() ? one.chopped(1) == device : numberOf(one) <= numberOf(device);
    };
    return std::any_of(code.code.begin(), code.code.end(), fits)
           || std::any_of(code.ptx.begin(), code.ptx.end(), translates);
}

QString lastLine(const QByteArray& text)
{
    return QString::fromUtf8(text).trimmed().section(u'\n', -1).simplified();
}

} // namespace

QString stateName(Check::State state)
{
    switch (state) {
    case Check::State::Good: return u"good"_s;
    case Check::State::Remark: return u"remark"_s;
    case Check::State::Failed: break;
    }
    return u"failed"_s;
}

Check::State worstOf(const QList<Check>& checks)
{
    Check::State worst = Check::State::Good;
    for (const Check& check : checks)
        worst = std::max(worst, check.state);
    return worst;
}

GpuCode readGpuCode(const QByteArray& listing)
{
    static const QRegularExpression line(u"^(ELF|PTX) file\\s+\\d+: .*\\bsm_(\\d{2,3}[a-z]?)\\.(cubin|ptx)\\s*$"_s);
    GpuCode found;
    for (const QByteArray& text : listing.split('\n')) {
        const auto match = line.match(QString::fromUtf8(text));
        if (match.hasMatch())
            (match.captured(1) == "ELF"_L1 ? found.code : found.ptx).append(dotted(match.captured(2)));
    }
    sortUnique(found.code);
    sortUnique(found.ptx);
    return found;
}

QList<Check> judgeFile(const ElfFile& file, const SelfTestPlan& plan)
{
    QList<Check> checks;
    const bool machine = file.machine == plan.machine;
    checks.append({u"machine"_s, machine ? Check::State::Good : Check::State::Failed,
                   machine ? tr("It is for %1.").arg(file.machine)
                           : tr("It is for %1, and %2 is wanted.").arg(file.machine, plan.machine)});
    if (!plan.interpreter.isEmpty()) {
        const bool loader = file.interpreter == plan.interpreter;
        checks.append({u"interpreter"_s, loader ? Check::State::Good : Check::State::Failed,
                       loader
                           ? tr("Its loader is %1.").arg(file.interpreter)
                           : tr("Its loader is %1, and %2 is wanted.")
                                 .arg(file.interpreter.isEmpty() ? tr("none") : file.interpreter, plan.interpreter)});
    }
    checks.append(symbols(u"glibc"_s, u"glibc"_s, file.newestGlibc, plan.deviceGlibc));
    checks.append(symbols(u"glibcxx"_s, u"libstdc++ (GLIBCXX)"_s, file.newestGlibcxx, plan.deviceGlibcxx));
    return checks;
}

QList<Check> judgeGpuCode(const GpuCode& code, const SelfTestPlan& plan)
{
    QStringList wanted = plan.capabilities;
    sortUnique(wanted);
    const bool exact = code.code == wanted && code.ptx == wanted;
    QList<Check> checks{{u"gpu_code"_s, exact ? Check::State::Good : Check::State::Failed,
                         exact ? tr("It holds code and PTX for %1.").arg(words(wanted))
                               : tr("It holds code for %1 and PTX for %2, and both are wanted for %3.")
                                     .arg(words(code.code), words(code.ptx), words(wanted))}};
    if (!plan.deviceCapability.isEmpty()) {
        const bool runs = runsOn(code, plan.deviceCapability);
        checks.append({u"gpu_device"_s, runs ? Check::State::Good : Check::State::Failed,
                       runs ? tr("A GPU of capability %1 can run it.").arg(plan.deviceCapability)
                            : tr("A GPU of capability %1 cannot run it.").arg(plan.deviceCapability)});
    }
    return checks;
}

Check judgeRun(const Program& program, const ProcessOutcome& outcome, const QString& where)
{
    const auto check = [](Check::State state, const QString& text) { return Check{u"run"_s, state, text}; };
    const QString said = lastLine(outcome.output.trimmed().isEmpty() ? outcome.errors : outcome.output);
    if (outcome.timedOut)
        return check(Check::State::Failed, tr("It did not end in time %1.").arg(where));
    if (program.cuda && outcome.exitCode == noGpuExitCode && !outcome.crashed)
        return check(Check::State::Remark, tr("No GPU %1: %2").arg(where, said));
    // The toolkit's libraries are the device's own affair: this program was never to bring them.
    static const QRegularExpression missing(u"error while loading shared libraries: (libcu\\S+?):"_s);
    if (const auto match = missing.match(QString::fromUtf8(outcome.errors + outcome.output));
        program.cuda && match.hasMatch())
        return check(Check::State::Remark, tr("It cannot start %1: %2 is not there.").arg(where, match.captured(1)));
    if (outcome.crashed)
        return check(Check::State::Failed, tr("It crashed %1. %2").arg(where, said));
    if (outcome.exitCode != 0)
        return check(Check::State::Failed,
                     tr("It failed %1 with exit code %2: %3").arg(where).arg(outcome.exitCode).arg(said));
    const QStringList lines = QString::fromUtf8(outcome.output).split(u'\n');
    for (const QString& expected : program.expected) {
        const QRegularExpression pattern(expected);
        if (std::none_of(lines.begin(), lines.end(),
                         [&](const QString& line) { return pattern.match(line).hasMatch(); }))
            return check(Check::State::Failed, tr("It printed something else %1: %2").arg(where, said));
    }
    return check(Check::State::Good,
                 tr("It ran %1 and printed what it must: %2").arg(where, lines.first().simplified()));
}

} // namespace cw::selftest
