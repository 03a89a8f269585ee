// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runstart.h"

#include "app/cli/runview.h"
#include "core/plan/plantext.h"
#include "core/run/launcher.h"
#include "core/run/otherruns.h"
#include "core/run/rundirectory.h"
#include "core/run/unixsignals.h"

#include <QCoreApplication>

#include <csignal>
#include <optional>

using namespace Qt::StringLiterals;

namespace cw::cli::runstart {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::runstart", text);
}

/// What is about to happen, short; `crosswright plan` shows all of it.
void describePlan(const Plan& plan, const QString& untilStep, const Console& console)
{
    console.note(console.toned(plan.title, Console::Tone::Strong, true));
    console.note(tr("  files to write  %1").arg(plan.files.size()));
    for (const PlanStep& step : plan.steps) {
        console.note(tr("  step            %1: %2").arg(step.id, step.title));
        if (step.id == untilStep)
            break;
    }
    console.note(tr("  limits          %1").arg(plantext::limits(plan)));
    console.note(tr("  plan            %1").arg(plan.hash()));
}

/// Approval by hash, by --yes, or by a person at a terminal.
Status approve(const Plan& plan, const QCommandLineParser& parser, const Console& console)
{
    const QString hash = plan.hash();
    if (parser.isSet(u"approve"_s)) {
        if (parser.value(u"approve"_s) == hash)
            return Done{};
        return Error{Error::Kind::Refused,
                     tr("Plan %1 was approved, but this is plan %2.").arg(parser.value(u"approve"_s), hash),
                     tr("Look at it with \"crosswright plan\" and approve it.")};
    }
    if (parser.isSet(u"yes"_s))
        return Done{};
    if (!Console::canAsk()) {
        return Error{Error::Kind::Refused, tr("Nobody can be asked here whether plan %1 may run.").arg(hash),
                     tr("Say --yes, or --approve %1.").arg(hash)};
    }
    if (console.ask(tr("Run this plan?")))
        return Done{};
    return Error{Error::Kind::Refused, tr("Not approved, so nothing was done.")};
}

} // namespace

void addOptions(QCommandLineParser& parser)
{
    parser.addOption({u"yes"_s, tr("Approve the plan without being asked.")});
    parser.addOption({u"approve"_s, tr("Approve exactly the plan with this hash."), u"PLAN_HASH"_s});
    parser.addOption({u"detach"_s, tr("Start the run, print its id and leave it.")});
    parser.addOption({u"keep-server"_s, tr("Leave Bazel's server running when the run ends by itself; the next build "
                                           "starts faster.")});
    parser.addOption({u"log"_s, tr("With --json: also one object for each line of the log.")});
}

int start(const Plan& plan, const QString& untilStep, const QCommandLineParser& parser, Console& console)
{
    const auto refused = [&](const Error& error) {
        console.error(error);
        if (console.json)
            console.refused({{"plan"_L1, plan.hash()}});
        return int(Wrong);
    };
    if (auto possible = canEndAfter(plan, untilStep); !possible)
        return refused(possible.error());
    if (!console.json)
        describePlan(plan, untilStep, console);
    if (const QString others = sharingSentence({{}, plan.jobs, plan.ramMiB}, liveRuns(), MachineSize::here());
        !others.isEmpty())
        console.note(console.toned(others, Console::Tone::Caution, true));
    if (auto approved = approve(plan, parser, console); !approved)
        return refused(approved.error());
    // Before there is a run: a Ctrl-C while it starts is kept, and stops it as soon as it can be asked to.
    std::optional<UnixSignals> interrupts;
    if (!parser.isSet(u"detach"_s))
        interrupts.emplace(QList<int>{SIGINT});
    auto run = beginRun(plan, {.untilStep = untilStep, .keepServer = parser.isSet(u"keep-server"_s), .continues = {}},
                        QCoreApplication::applicationFilePath());
    if (!run) {
        console.error(run.error());
        if (console.json)
            console.refused({{"plan"_L1, plan.hash()}});
        return exitCodeFor(run.error());
    }
    if (parser.isSet(u"detach"_s)) {
        if (console.json)
            console.object({{"result"_L1, u"started"_s}, {"run"_L1, run->id()}, {"path"_L1, run->path()}});
        else
            console.data(run->id());
        return Ok;
    }
    if (!console.json)
        console.note(tr("Run %1; Ctrl-C stops it, closing the terminal does not.").arg(run->id()));
    RunView view(*run, {.stopOnInterrupt = true, .logFromStart = true, .logInJson = parser.isSet(u"log"_s)}, console,
                 *interrupts);
    return view.watch();
}

} // namespace cw::cli::runstart
