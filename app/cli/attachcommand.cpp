// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/attachcommand.h"

#include "app/cli/runview.h"
#include "core/run/runsockets.h"
#include "core/run/unixsignals.h"

#include <csignal>

using namespace Qt::StringLiterals;

namespace cw::cli {

QString AttachCommand::summary() const
{
    return tr("watch a run; Ctrl-C ends the watching, not the run");
}

void AttachCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"RUN"_s, tr("Id, the beginning of one, or folder; the newest run without it."),
                                 u"[RUN]"_s);
    parser.addOption({u"all"_s, tr("Show the log from its beginning, not only its last lines.")});
    parser.addOption({u"log"_s, tr("With --json: also one object for each line of the log.")});
}

int AttachCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() > 1)
        return usageError(console, tr("attach takes one run."), *this);
    auto directory = RunDirectory::find(arguments.value(0));
    if (!directory) {
        if (const RunDirectory lost = findWithoutFolder(arguments.value(0)); !lost.isNull())
            return RunView::watchWithoutFolder(lost, console);
        console.error(directory.error());
        return Wrong;
    }
    UnixSignals interrupts({SIGINT});
    RunView view(
        *directory,
        {.stopOnInterrupt = false, .logFromStart = parser.isSet(u"all"_s), .logInJson = parser.isSet(u"log"_s)},
        console, interrupts);
    return view.watch();
}

} // namespace cw::cli
