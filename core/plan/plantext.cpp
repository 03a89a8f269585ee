// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plantext.h"

#include "core/emit/shellquote.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::plantext {

QString command(const PlanStep& step)
{
    if (step.program.isEmpty())
        return {};
    const QString line = emit::shellCommand(step.program, step.allArguments(), step.environment, step.unsetEnvironment);
    return step.workingDirectory.isEmpty() ? line
                                           : "cd "_L1 + emit::shellQuoted(step.workingDirectory) + " && "_L1 + line;
}

QString limits(const Plan& plan)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("cw::plantext", text); };
    const QString jobs = plan.jobs > 0 ? QCoreApplication::translate("cw::plantext", "%n job(s)", nullptr, plan.jobs)
                                       : tr("jobs as Bazel decides");
    QString memory = plan.ramMiB > 0 ? tr("%1 MiB").arg(plan.ramMiB) : tr("memory as Bazel decides");
    if (plan.heapMiB > 0)
        memory = tr("%1 MiB, %2 of them for Bazel's server").arg(plan.ramMiB).arg(plan.heapMiB);
    return jobs + ", "_L1 + memory;
}

QString evidence(const Plan& plan)
{
    return plan.neverBuilt ? QCoreApplication::translate("cw::plantext", "planned, never built") : QString();
}

QString where(const PlanStep& step)
{
    switch (step.where) {
    case PlanStep::Where::Container: return QCoreApplication::translate("cw::plantext", "in the container");
    case PlanStep::Where::Device: return QCoreApplication::translate("cw::plantext", "on the board, over ssh");
    case PlanStep::Where::BuildHost:
        return QCoreApplication::translate("cw::plantext", "on the build machine, over ssh");
    case PlanStep::Where::Host: break;
    }
    return {};
}

QStringList lines(const PlanStep& step)
{
    QStringList result{"step "_L1 + step.id + ": "_L1 + step.title};
    if (step.where != PlanStep::Where::Host)
        result.append("  on the "_L1 + PlanStep::whereName(step.where));
    if (!step.workingDirectory.isEmpty())
        result.append("  in "_L1 + step.workingDirectory);
    for (const QString& name : step.unsetEnvironment)
        result.append("  unset "_L1 + name);
    for (auto it = step.environment.cbegin(); it != step.environment.cend(); ++it)
        result.append("  set "_L1 + it.key() + u'=' + it.value());
    if (!step.program.isEmpty())
        result.append("  run "_L1 + step.program);
    for (const QString& argument : step.allArguments())
        result.append("    "_L1 + argument);
    if (step.timeoutSeconds > 0)
        result.append(u"  for at most %1 s"_s.arg(step.timeoutSeconds));
    if (step.outputLimitMiB > 0)
        result.append(u"  printing at most %1 MiB"_s.arg(step.outputLimitMiB));
    for (const QString& file : step.expectedFiles)
        result.append("  makes "_L1 + file);
    if (step.configure) {
        for (const ConfigureLine& line : step.configure->expected)
            result.append("  writes "_L1 + QString(line.line).replace("${VALUE}"_L1, line.value));
    }
    for (const QString& file : step.skipIfExists)
        result.append("  not when there is "_L1 + file);
    return result;
}

QString relativePath(const QString& path, const QString& cache)
{
    const QString above = cache + u'/';
    return path.startsWith(above) ? path.mid(above.size()) : "root"_L1 + path;
}

} // namespace cw::plantext
