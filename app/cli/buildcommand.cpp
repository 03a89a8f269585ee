// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/buildcommand.h"

#include "app/cli/planinput.h"
#include "app/cli/runstart.h"

using namespace Qt::StringLiterals;

namespace cw::cli {

QString BuildCommand::summary() const
{
    return tr("plan, ask for approval, build in the background and watch; Ctrl-C stops the build");
}

void BuildCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"FILE"_s, tr("A configuration (.cw.json), or a saved plan."));
    planinput::addOptions(parser);
    runstart::addOptions(parser);
}

int BuildCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("build takes one file."), *this);
    int exitCode = Ok;
    const auto plan = planinput::planOf(arguments.first(), parser, console, exitCode);
    if (plan)
        return runstart::start(*plan, {}, parser, console);
    // The last object of the stream, as for every other end.
    if (console.json)
        console.refused();
    return exitCode;
}

} // namespace cw::cli
