// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/exitcode.h"

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace cw::cli {

/// One verb of the command line; one class, one file (app/cli/<verb>command.{h,cpp}).
class Command
{
public:
    virtual ~Command() = default;

    virtual QString name() const = 0;    ///< "check", or two words: "device add"
    virtual QString summary() const = 0; ///< one line for --help
    /// Adds options and positional arguments. `--json` and `--help` are already there.
    virtual void describe(QCommandLineParser& parser) const = 0;
    /// Runs the verb. `arguments` are the positional ones (the verb removed).
    virtual int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) = 0;
};

/// Every verb, in the order of --help. app/cli/commands.cpp lists them; a new verb is one line there.
std::vector<std::unique_ptr<Command>> allCommands();

/// The common ending of a usage error: the sentence, then where help is.
int usageError(Console& console, const QString& sentence, const Command& command);

} // namespace cw::cli
