// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/bazelcommand.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

QStringList BazelCommand::arguments() const
{
    QStringList all = startup;
    all << command << eventFlags << profileFlags << terminalFlags << options;
    if (!targets.isEmpty())
        all << u"--"_s << targets;
    return all;
}

QStringList BazelCommand::plainArguments() const
{
    BazelCommand plain = *this;
    plain.terminalFlags.clear();
    return plain.arguments();
}

QStringList BazelCommand::sameServer(const QString& otherCommand) const
{
    return startup + QStringList{otherCommand};
}

BazelCommand BazelCommand::fromArguments(const QStringList& arguments)
{
    constexpr auto events = "--build_event_json_file="_L1;
    constexpr auto profile = "--profile="_L1;
    BazelCommand result;
    const auto command =
        std::find_if(arguments.begin(), arguments.end(), [](const QString& word) { return !word.startsWith(u'-'); });
    result.startup = QStringList(arguments.begin(), command);
    result.command = command == arguments.end() ? QString() : *command;
    bool inTargets = false;
    for (auto it = command; it != arguments.end(); ++it) {
        if (it == command)
            continue;
        if (!inTargets && *it == "--"_L1) {
            inTargets = true;
        } else if (inTargets) {
            result.targets.append(*it);
        } else if (it->startsWith(events)) {
            result.eventsFile = it->mid(events.size());
            result.eventFlags.append(*it);
        } else if (it->startsWith(profile)) {
            result.profileFile = it->mid(profile.size());
            result.profileFlags.append(*it);
        } else {
            result.options.append(*it);
        }
    }
    return result;
}

} // namespace cw
