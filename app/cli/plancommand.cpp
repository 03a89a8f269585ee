// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plancommand.h"

#include "app/cli/factsoptions.h"
#include "app/cli/planmaking.h"
#include "core/plan/plandiff.h"
#include "core/plan/plantext.h"
#include "core/roads/road.h"
#include "core/run/planfolder.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::PlanCommand", text);
}

void printFiles(const Plan& plan, const Console& console)
{
    console.data(console.toned(tr("Files"), Console::Tone::Strong));
    QString why; // said once for files in a row that share it
    for (const PlanFile& file : plan.files) {
        if (file.why != why)
            console.data("  # "_L1 + file.why);
        why = file.why;
        console.data(u"  %1  %2"_s.arg(file.mode, 4, 8, QChar(u'0')).arg(file.path));
    }
}

/// What ./configure is told, also where no field says it, and the lines that come of it.
void printAnswers(const ConfigureCall& call, const Console& console)
{
    for (const ConfigureAnswer& answer : call.answers) {
        const QString who = answer.field.isEmpty() ? tr("Crosswright's choice") : answer.field;
        console.data("     "_L1 + tr("# answer %1=%2 (%3)").arg(answer.variable, answer.value, who));
        for (const ConfigureLine& line : call.expected) {
            if (line.variable == answer.variable && line.line.startsWith("build"_L1))
                console.data("     #   "_L1 + QString(line.line).replace("${VALUE}"_L1, line.value));
        }
    }
    for (const ConfigureCall::Kept& kept : call.kept)
        console.data("     "_L1 + tr("# answer to \"%1\": %2 (configure_answers)").arg(kept.text, kept.answer));
}

void printSteps(const Plan& plan, const Console& console)
{
    console.data(QString());
    console.data(console.toned(tr("Steps"), Console::Tone::Strong));
    for (qsizetype i = 0; i < plan.steps.size(); ++i) {
        const PlanStep& step = plan.steps.at(i);
        const QString where = plantext::where(step);
        console.data(u"  %1. %2"_s.arg(i + 1).arg(step.title) + (where.isEmpty() ? QString() : " ("_L1 + where + u')'));
        console.data("     # "_L1 + step.why);
        if (const QString command = plantext::command(step); !command.isEmpty())
            console.data("     "_L1 + command);
        if (step.timeoutSeconds > 0)
            console.data("     "_L1 + tr("# ended after %1 s").arg(step.timeoutSeconds));
        for (const QString& file : step.expectedFiles)
            console.data("     "_L1 + tr("# must leave %1").arg(file));
        if (step.configure)
            printAnswers(*step.configure, console);
        for (const QString& file : step.skipIfExists)
            console.data("     "_L1 + tr("# skipped when there is %1").arg(file));
    }
    console.data(QString());
    console.data(console.toned(tr("Artifacts"), Console::Tone::Strong));
    for (const PlanArtifact& artifact : plan.artifacts) {
        console.data("  "_L1
                     + (artifact.pattern.isEmpty()
                            ? tr("%1: the outputs of %2").arg(artifact.kind, artifact.label)
                            : tr("%1: %2 in %3").arg(artifact.kind, artifact.pattern, artifact.folder)));
    }
}

} // namespace

QString PlanCommand::name() const
{
    return u"plan"_s;
}

QString PlanCommand::summary() const
{
    return tr("Show every file and command of a build before anything happens.");
}

void PlanCommand::describe(QCommandLineParser& parser) const
{
    addFactsOptions(parser);
    parser.addOptions(
        {{u"out"_s, tr("Write the files into this folder and run nothing."), u"DIR"_s},
         {u"diff"_s, tr("Show what differs from a run's plan or from a folder of --out."), u"RUN|DIR"_s},
         {u"script"_s, tr("Write a shell script for the same job that needs no Crosswright."), u"FILE.sh"_s}});
    parser.addPositionalArgument(u"FILE"_s, tr("The configuration."));
}

int PlanCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("One file is expected."), *this);
    int exitCode = Ok;
    const auto plan = checkedPlan(parser, arguments.first(), console, exitCode);
    if (!plan)
        return exitCode;
    const int finished = finish(parser, *plan, console);
    return finished == Ok ? exitCode : finished;
}

int PlanCommand::finish(const QCommandLineParser& parser, const Plan& plan, const Console& console) const
{
    QJsonObject object{{"hash"_L1, plan.hash()}, {"plan"_L1, plan.toJson()}};
    if (const QString former = parser.value(u"diff"_s); !former.isEmpty()) {
        const auto from = formerPlan(former);
        if (!from) {
            console.error(from.error());
            return exitCodeFor(from.error());
        }
        const QString difference = planDiff(*from, plan);
        object.insert("diff"_L1, difference);
        if (!console.json)
            console.data(difference.isEmpty() ? tr("Nothing differs.") : difference.chopped(1));
    }
    if (const QString folder = parser.value(u"out"_s); !folder.isEmpty()) {
        if (const auto written = writePlanFolder(plan, folder); !written) {
            console.error(written.error());
            return exitCodeFor(written.error());
        }
        object.insert("out"_L1, folder);
        console.note(QCoreApplication::translate("cw::cli::PlanCommand", "%n file(s) written into %1; nothing was run.",
                                                 nullptr, int(plan.files.size()))
                         .arg(folder));
    }
    if (const QString script = parser.value(u"script"_s); !script.isEmpty()) {
        if (const auto written = writePlanScript(plan, script); !written) {
            console.error(written.error());
            return exitCodeFor(written.error());
        }
        object.insert("script"_L1, script);
        console.note(tr("The script is %1; \"sh %1\" does the job.").arg(script));
    }
    if (console.json) {
        console.object(object);
        return Ok;
    }
    if (!parser.isSet(u"diff"_s) && !parser.isSet(u"out"_s) && !parser.isSet(u"script"_s)) {
        console.data(console.toned(plan.title, Console::Tone::Strong));
        if (const QString road = roadName(plan.road); !road.isEmpty())
            console.data(tr("Road: %1 (%2)").arg(road, plan.road));
        if (const QString evidence = plantext::evidence(plan); !evidence.isEmpty())
            console.data(tr("This is %1: nobody is known to have built it this way.").arg(evidence));
        printFiles(plan, console);
        printSteps(plan, console);
        console.data(QString());
    }
    console.data(tr("Plan %1").arg(plan.hash()));
    return Ok;
}

} // namespace cw::cli
