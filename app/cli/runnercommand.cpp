// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runnercommand.h"

#include "core/run/runner.h"
#include "core/run/unixsignals.h"

#include <csignal>

using namespace Qt::StringLiterals;

namespace cw::cli {

QString RunnerCommand::summary() const
{
    return tr("(internal) carry out the approved plan of a run directory");
}

void RunnerCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"RUNDIR"_s, tr("The run's folder."));
    parser.addOption({u"approve"_s, tr("The hash of the plan that was approved."), u"HASH"_s});
    parser.addOption({u"session"_s, tr("How the runner was separated from its caller."), u"KIND"_s, u"attached"_s});
}

int RunnerCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1 || !parser.isSet(u"approve"_s))
        return usageError(console, tr("The runner needs a run's folder and the approved hash."), *this);
    auto directory = RunDirectory::find(arguments.first() + u'/');
    if (!directory) {
        console.error(directory.error());
        return Wrong;
    }
    // A caller that is closed takes its terminal along; that must not reach the runner.
    ::signal(SIGHUP, SIG_IGN);
    UnixSignals signalsToStop({SIGINT, SIGTERM});
    Runner runner(
        {*directory, parser.value(u"approve"_s), QCoreApplication::applicationFilePath(), parser.value(u"session"_s)});
    int asked = 0;
    QObject::connect(&signalsToStop, &UnixSignals::received, &runner, [&runner, &asked](int number) {
        runner.stop(u"signal"_s, u"signal %1"_s.arg(number), ++asked > 1);
    });
    bool good = false;
    QObject::connect(
        &runner, &Runner::ended, &runner,
        [&good](const RunStatus& status) {
            good = status.state == RunStatus::State::Succeeded || status.state == RunStatus::State::Configured;
            QCoreApplication::quit();
        },
        Qt::QueuedConnection);
    if (auto started = runner.start(); !started) {
        console.error(started.error());
        return exitCodeFor(started.error());
    }
    QCoreApplication::exec();
    return good ? Ok : Failed;
}

} // namespace cw::cli
