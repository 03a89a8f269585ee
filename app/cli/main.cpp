// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "core/preferences/preferences.h"
#include "core/preferences/translation.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli", text);
}

/// What `--help` prints; the same as a message where nothing was asked.
void printOverview(const std::function<void(const QString&)>& print,
                   const std::vector<std::unique_ptr<Command>>& commands)
{
    print(tr("Usage: crosswright VERB [OPTIONS] [ARGUMENTS]"));
    print(tr("Configure, cross-build, watch and deploy TensorFlow.\n"));
    qsizetype width = 0;
    for (const auto& command : commands)
        width = std::max(width, command->name().size());
    for (const auto& command : commands)
        print("  "_L1 + command->name().leftJustified(width + 2) + command->summary());
    print(tr("\n\"crosswright VERB --help\" says more. Every verb takes --json."));
    print(tr("Exit codes: 0 fine, 1 warnings or unknowns, 2 errors in what was asked, 3 a run, deployment or "
             "verification failed, 64 wrong usage."));
}

bool asksForHelp(const QString& word)
{
    return word == "--help"_L1 || word == "-h"_L1 || word == "help"_L1;
}

/// The help of one verb. Qt's text begins with the program's path and knows no verbs.
QString helpOf(const Command& command, const QCommandLineParser& parser)
{
    return parser.helpText().trimmed().replace(QCoreApplication::arguments().value(0) + u' ',
                                               "crosswright "_L1 + command.name() + u' ');
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

int unknownVerb(Console& console, const std::vector<std::unique_ptr<Command>>& commands, const QStringList& words)
{
    QStringList below;
    for (const auto& command : commands) {
        if (command->name().startsWith(words.first() + u' '))
            below.append(command->name());
    }
    if (!below.isEmpty() && words.size() == 2 && asksForHelp(words.at(1))) {
        for (const auto& command : commands) {
            if (command->name().startsWith(words.first() + u' '))
                console.data("crosswright "_L1 + command->name() + ": "_L1 + command->summary());
        }
        return Ok;
    }
    if (below.isEmpty()) {
        console.error({Error::Kind::Invalid, tr("There is no verb \"%1\".").arg(words.first()),
                       tr("\"crosswright --help\" lists them.")});
    } else {
        console.error({Error::Kind::Invalid, tr("\"%1\" needs one of: %2.").arg(words.first(), below.join(", "_L1))});
    }
    console.json = words.contains("--json"_L1);
    return Usage;
}

int runCommand(Command& command, QCommandLineParser& parser, const QStringList& words, Console& console)
{
    console.json = words.contains("--json"_L1); // where the rest cannot be read
    if (!parser.parse(QStringList{"crosswright "_L1 + command.name()} + words))
        return usageError(console, parser.errorText(), command);
    console.json = parser.isSet(u"json"_s);
    if (parser.isSet(u"help"_s)) {
        console.data(helpOf(command, parser));
        return Ok;
    }
    // A script's unset variable must not mean "the newest run" or "every record".
    if (std::any_of(words.begin(), words.end(), [](const QString& word) {
            return word.isEmpty() || (word.startsWith("--"_L1) && word.indexOf(u'=') == word.size() - 1);
        }))
        return usageError(console, tr("An argument is empty."), command);
    return command.run(parser, parser.positionalArguments(), console);
}

} // namespace

int usageError(Console& console, const QString& sentence, const Command& command)
{
    console.error({Error::Kind::Invalid, sentence, tr("\"crosswright %1 --help\" says how.").arg(command.name())});
    return Usage;
}

namespace {

int runWords(const QStringList& words, Console& console)
{
    const auto commands = allCommands();
    if (words.isEmpty()) {
        printOverview([&](const QString& line) { console.note(line); }, commands);
        return Usage;
    }
    if (asksForHelp(words.first())) {
        printOverview([&](const QString& line) { console.data(line); }, commands);
        return Ok;
    }
    if (words.first() == "--version"_L1) {
        if (words.contains("--json"_L1))
            console.object({{"program"_L1, u"crosswright"_s}, {"release"_L1, QCoreApplication::applicationVersion()}});
        else
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
    return runCommand(*command, parser, words.mid(length), console);
}

} // namespace

int run(const QStringList& arguments)
{
    Console console;
    const int exitCode = runWords(arguments.mid(1), console);
    // Who asked for JSON gets an object, also where there was nothing to say but an error.
    if (console.json && !console.wroteObject() && exitCode >= Wrong)
        console.refused();
    // Data that did not arrive (a full disk) is no success.
    return console.lostData() && exitCode < Wrong ? Wrong : exitCode;
}

} // namespace cw::cli

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"crosswright"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(CROSSWRIGHT_VERSION));
    const auto preferences = cw::Preferences::load();
    const auto used = preferences ? *preferences : cw::Preferences();
    used.exportToEnvironment();
    cw::Translation::install(used.language);
    if (!preferences)
        cw::cli::Console().error(preferences.error());
    return cw::cli::run(QCoreApplication::arguments());
}
