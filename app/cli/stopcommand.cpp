// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/stopcommand.h"

#include "app/cli/runview.h"
#include "core/run/controlclient.h"
#include "core/run/runsockets.h"
#include "core/run/runstop.h"

using namespace Qt::StringLiterals;

namespace cw::cli {

QString StopCommand::summary() const
{
    return tr("end a run within ten seconds; building again continues it");
}

void StopCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"RUN"_s, tr("Id, the beginning of one, or folder; the newest run without it."),
                                 u"[RUN]"_s);
    parser.addOption({u"force"_s, tr("End Bazel and its compilers at once.")});
}

int StopCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() > 1)
        return usageError(console, tr("stop takes one run."), *this);
    auto directory = RunDirectory::find(arguments.value(0));
    const bool lost = !directory && !findWithoutFolder(arguments.value(0)).isNull();
    if (lost)
        directory = findWithoutFolder(arguments.value(0));
    if (!directory) {
        console.error(directory.error());
        return Wrong;
    }
    const RunStatus before = lost ? RunStatus() : RunReader::statusOf(*directory);
    if (before.isOver() && before.state != RunStatus::State::Broken) {
        if (console.json)
            console.object(RunView::resultObject(*directory, before));
        else
            console.note(tr("Run %1 is over already: %2.").arg(before.run, before.stateName()));
        return Ok;
    }
    if (auto stopped = stopRun(*directory, parser.isSet(u"force"_s)); !stopped) {
        console.error(stopped.error());
        return exitCodeFor(stopped.error());
    }
    if (lost) {
        if (console.json)
            console.object({{"result"_L1, u"stopped"_s}, {"reason"_L1, u"folder"_s}, {"run"_L1, directory->id()}});
        else
            console.note(tr("Run %1 is stopped; its folder was deleted before.").arg(directory->id()));
        return Ok;
    }
    const RunStatus after = RunReader::statusOf(*directory);
    if (console.json)
        console.object(RunView::resultObject(*directory, after));
    else
        console.note(tr("Run %1: %2.").arg(after.run, after.stateName()));
    return Ok;
}

} // namespace cw::cli
