// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/configurecommand.h"

#include "app/cli/planinput.h"
#include "app/cli/runstart.h"

using namespace Qt::StringLiterals;

namespace cw::cli {

QString ConfigureCommand::summary() const
{
    return tr("as build, but only up to the configuration of the source");
}

void ConfigureCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"FILE"_s, tr("A configuration (.cw.json), or a saved plan."));
    planinput::addOptions(parser);
    runstart::addOptions(parser);
}

int ConfigureCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("configure takes one file."), *this);
    int exitCode = Ok;
    const auto plan = planinput::planOf(arguments.first(), parser, console, exitCode);
    if (plan)
        return runstart::start(*plan, u"configure"_s, parser, console);
    // The last object of the stream, as for every other end.
    if (console.json)
        console.refused();
    return exitCode;
}

} // namespace cw::cli
