// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli", text);
}

void printOverview(const Console& console, const std::vector<std::unique_ptr<Command>>& commands)
{
    console.data(tr("Usage: crosswright VERB [OPTIONS] [ARGUMENTS]"));
    console.data(tr("Configure, cross-build, watch and deploy TensorFlow.\n"));
    qsizetype width = 0;
    for (const auto& command : commands)
        width = std::max(width, command->name().size());
    for (const auto& command : commands)
        console.data("  "_L1 + command->name().leftJustified(width + 2) + command->summary());
    console.data(tr("\n\"crosswright VERB --help\" says more. Every verb takes --json."));
    console.data(tr("Exit codes: 0 fine, 1 warnings or unknowns, 2 errors in what was asked, 3 a run, deployment or "
                    "verification failed, 64 wrong usage."));
}

/// The verb with the most words that the arguments begin with ("device virtual" before "device").
Command* findCommand(const std::vector<std::unique_ptr<Command>>& commands, const QStringList& words, qsizetype& length)
{
    Command* best = nullptr;
    length = 0;
    for (const auto& command : commands) {
        const QStringList name = command->name().split(u' ');
        if (name.size() > length && words.mid(0, name.size()) == name) {
            best = command.get();
            length = name.size();
        }
    }
    return best;
}

int unknownVerb(const Console& console, const std::vector<std::unique_ptr<Command>>& commands, const QStringList& words)
{
    QStringList below;
    for (const auto& command : commands) {
        if (command->name().startsWith(words.first() + u' '))
            below.append(command->name());
    }
    if (below.isEmpty()) {
        console.error({Error::Kind::Invalid, tr("There is no verb \"%1\".").arg(words.first()),
                       tr("\"crosswright --help\" lists them.")});
    } else {
        console.error({Error::Kind::Invalid, tr("\"%1\" needs one of: %2.").arg(words.first(), below.join(", "_L1))});
    }
    return Usage;
}

} // namespace

int usageError(Console& console, const QString& sentence, const Command& command)
{
    console.error({Error::Kind::Invalid, sentence, tr("\"crosswright %1 --help\" says how.").arg(command.name())});
    return Usage;
}

int run(const QStringList& arguments)
{
    Console console;
    const auto commands = allCommands();
    const QStringList words = arguments.mid(1);
    if (words.isEmpty() || words.first() == "--help"_L1 || words.first() == "-h"_L1 || words.first() == "help"_L1) {
        printOverview(console, commands);
        return words.isEmpty() ? Usage : Ok;
    }
    if (words.first() == "--version"_L1) {
        console.data("crosswright "_L1 + QCoreApplication::applicationVersion());
        return Ok;
    }
    qsizetype length = 0;
    Command* command = findCommand(commands, words, length);
    if (!command)
        return unknownVerb(console, commands, words);

    QCommandLineParser parser;
    parser.setApplicationDescription(command->summary());
    const QCommandLineOption json(u"json"_s, tr("Write JSON to standard output."));
    const QCommandLineOption help({u"h"_s, u"help"_s}, tr("Show this help."));
    parser.addOptions({json, help});
    command->describe(parser);
    if (!parser.parse(QStringList{"crosswright "_L1 + command->name()} + words.mid(length)))
        return usageError(console, parser.errorText(), *command);
    if (parser.isSet(help)) {
        console.data(parser.helpText().trimmed());
        return Ok;
    }
    console.json = parser.isSet(json);
    return command->run(parser, parser.positionalArguments(), console);
}

} // namespace cw::cli

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"crosswright"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(CROSSWRIGHT_VERSION));
    return cw::cli::run(QCoreApplication::arguments());
}
