// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/probecommand.h"

#include "app/cli/factsoutput.h"
#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/git/sourcefacts.h"
#include "core/git/sourcereader.h"
#include "core/plan/sourceplan.h"
#include "core/probe/probe.h"
#include "core/probe/recordings.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::ProbeCommand", text);
}

} // namespace

QString ProbeCommand::name() const
{
    return u"probe"_s;
}

QString ProbeCommand::summary() const
{
    return tr("Say what this machine has, what recorded outputs state, or what a source tree asks for");
}

void ProbeCommand::describe(QCommandLineParser& parser) const
{
    parser.addOptions({
        {u"parse"_s,
         tr("Read a recorded output instead: %1, or \"dir\" for a folder of them.")
             .arg(probe::recordingKinds().join(", "_L1)),
         u"KIND"_s},
        {u"host"_s, tr("With --parse: name the facts host.* rather than device.*.")},
        {u"source"_s, tr("Say what a source tree asks for instead: a folder or a git repository."), u"TREE"_s},
        {u"ref"_s, tr("With --source: a branch, tag or commit; nothing is checked out."), u"REF"_s},
    });
    parser.addPositionalArgument(u"FILE"_s, tr("With --parse: the recording, or the folder."), u"[FILE]"_s);
}

int ProbeCommand::parse(const QString& kind, const QStringList& arguments, bool host, Console& console) const
{
    // The kind first: a wrong word is a wrong word whether or not the file is there.
    if (const auto known = probe::parseRecording(kind, {}, {}, {}, {}); kind != "dir"_L1 && !known)
        return usageError(console, known.error().sentence(), *this);
    if (arguments.size() != 1)
        return usageError(console, tr("--parse needs one file (or one folder, with the kind \"dir\")."), *this);
    const QString& path = arguments.first();
    const QString prefix = host ? u"host."_s : u"device."_s;
    const QDateTime when = QDateTime::currentDateTimeUtc();
    const auto facts = [&]() -> Result<Facts> {
        if (kind == "dir"_L1)
            return probe::parseRecordings(path, prefix, when);
        const auto text = files::read(path);
        if (!text)
            return text.error();
        return probe::parseRecording(kind, *text, prefix, path, when);
    }();
    if (!facts) {
        console.error(facts.error());
        return exitCodeFor(facts.error());
    }
    printFacts(*facts, console);
    for (const Fact& fact : facts->all()) {
        if (fact.isKnown())
            return Ok;
    }
    if (kind == "dir"_L1)
        console.note(tr("%1 holds no recording that could be read; a file's name says what it is (%2).")
                         .arg(path, probe::recordingKinds().join(", "_L1)));
    else
        console.note(tr("%1 states nothing that can be read as %2.").arg(path, kind));
    return Unsure;
}

int ProbeCommand::source(const QString& tree, const QString& ref, Console& console) const
{
    const auto catalog = Catalog::load();
    if (!catalog) {
        console.error(catalog.error());
        return exitCodeFor(catalog.error());
    }
    const QString clone = checkoutFolder(paths::cache(), tree, ref);
    const bool cloned = SourceReader::isAddress(tree) && QFileInfo(clone).isDir();
    if (const auto reader = SourceReader::open(cloned ? clone : tree, cloned ? QString() : ref); !reader) {
        console.error(reader.error());
        return exitCodeFor(reader.error());
    }
    printFacts(sourceFacts(tree, ref, *catalog, QDateTime::currentDateTimeUtc(), clone), console);
    return Ok;
}

int ProbeCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (parser.isSet(u"parse"_s))
        return parse(parser.value(u"parse"_s), arguments, parser.isSet(u"host"_s), console);
    if (parser.isSet(u"ref"_s) && !parser.isSet(u"source"_s))
        return usageError(console, tr("--ref needs --source."), *this);
    if (!arguments.isEmpty())
        return usageError(console, tr("\"%1\" is not expected here.").arg(arguments.first()), *this);
    if (parser.isSet(u"source"_s))
        return source(parser.value(u"source"_s), parser.value(u"ref"_s), console);
    const auto facts = probe::probeHost();
    if (!facts) {
        console.error(facts.error());
        return exitCodeFor(facts.error());
    }
    printFacts(*facts, console);
    return Ok;
}

} // namespace cw::cli
