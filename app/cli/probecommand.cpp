// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/probecommand.h"

#include "app/cli/factsoutput.h"
#include "core/base/files.h"
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
    return tr("Say what this machine has, or what recorded outputs of another one state");
}

void ProbeCommand::describe(QCommandLineParser& parser) const
{
    parser.addOptions({
        {u"parse"_s,
         tr("Read a recorded output instead: %1, or \"dir\" for a folder of them.")
             .arg(probe::recordingKinds().join(", "_L1)),
         u"KIND"_s},
        {u"host"_s, tr("With --parse: name the facts host.* rather than device.*.")},
    });
    parser.addPositionalArgument(u"FILE"_s, tr("With --parse: the recording, or the folder."), u"[FILE]"_s);
}

int ProbeCommand::parse(const QString& kind, const QStringList& arguments, bool host, Console& console) const
{
    if (arguments.size() != 1)
        return usageError(console, tr("--parse needs one file (or one folder, with the kind \"dir\")."), *this);
    const QString& path = arguments.first();
    const QString prefix = host ? u"host."_s : u"device."_s;
    const QDateTime when = QDateTime::currentDateTimeUtc();
    const auto facts = [&]() -> Result<Facts> {
        if (kind == "dir"_L1)
            return probe::parseRecordings(path, prefix, when);
        // The kind first: a wrong word is a wrong word whether or not the file is there.
        if (auto known = probe::parseRecording(kind, {}, prefix, path, when); !known)
            return known.error();
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
    console.note(tr("%1 states nothing that can be read as %2.").arg(path, kind));
    return Unsure;
}

int ProbeCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (parser.isSet(u"parse"_s))
        return parse(parser.value(u"parse"_s), arguments, parser.isSet(u"host"_s), console);
    if (!arguments.isEmpty())
        return usageError(console, tr("\"%1\" is not expected here.").arg(arguments.first()), *this);
    const auto facts = probe::probeHost();
    if (!facts) {
        console.error(facts.error());
        return exitCodeFor(facts.error());
    }
    printFacts(*facts, console);
    return Ok;
}

} // namespace cw::cli
