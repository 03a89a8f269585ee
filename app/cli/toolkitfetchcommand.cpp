// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/toolkitfetchcommand.h"

#include "app/cli/toolkitoutput.h"
#include "app/cli/toolkitparts.h"
#include "core/config/edit.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::Toolkit", text);
}

} // namespace

QString ToolkitFetchCommand::name() const
{
    return u"toolkit fetch"_s;
}

QString ToolkitFetchCommand::summary() const
{
    return tr("Fetch a CUDA toolkit and put it together, or fetch one part");
}

void ToolkitFetchCommand::describe(QCommandLineParser& parser) const
{
    parser.addOptions(
        {{u"for"_s, tr("The machine that the result is for."), u"ARCH"_s, u"aarch64"_s},
         {u"cudnn"_s,
          tr("\"newest\" or a version: from the index; a folder; \"stand-in:8.6.0\": an empty one that only says a version; "
             "\"headers:FOLDER\": its headers, and an empty library."),
          u"WHICH"_s},
         {u"into"_s, tr("Where the toolkit is made; without it the cache."), u"FOLDER"_s},
         {u"mirror"_s, tr("A mirror of Debian; without it the one that this system uses."), u"ADDRESS"_s},
         {u"accept-licence"_s, tr("Accept the licences that are shown.")},
         {u"set"_s, tr("Set cuda_path to the toolkit in this configuration."), u"FILE"_s}});
    parser.addPositionalArgument(u"NAME"_s, tr("cuda-VERSION, or a part as \"toolkit list\" names it."));
}

int ToolkitFetchCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("Name one toolkit or part."), *this);
    const auto failed = [&](const Error& error) { return toolkitError(error, console); };
    const auto catalog = Catalog::load();
    if (!catalog)
        return failed(catalog.error());
    fetch::Places places = fetch::Places::standard();
    places.mirror = parser.value(u"mirror"_s);
    const bool accepted = parser.isSet(u"accept-licence"_s);

    if (const PartSource* single = catalog->part(arguments.first())) {
        if (!cuda::partOf(*single))
            return failed({Error::Kind::Missing, gapSentence(*single)});
        if (auto agreed = agreeToLicences({single}, *catalog, places, accepted, console); !agreed)
            return failed(agreed.error());
        FetchNarrator narrator(console);
        const auto parts = cuda::fetchParts({single}, *catalog, places, std::ref(narrator),
                                            [&](const fetch::Part& part, const fetch::Fetched& fetched) {
                                                narrator.end();
                                                sayFetched(part, fetched, console);
                                            });
        narrator.end();
        if (!parts)
            return failed(parts.error());
        if (console.json)
            console.object({{"result"_L1, "fetched"_L1}, {"path"_L1, parts->first().content}});
        else
            console.data(parts->first().content);
        return Ok;
    }

    static const QRegularExpression form(u"^cuda-(\\d+\\.\\d+)$"_s);
    const auto match = form.match(arguments.first());
    if (!match.hasMatch())
        return failed({Error::Kind::Invalid, tr("There is no toolkit or part \"%1\".").arg(arguments.first()),
                       tr("\"crosswright toolkit list\" names them.")});
    const QString target = toolkitMachine(parser.value(u"for"_s));
    if (target.isEmpty())
        return failed({Error::Kind::Invalid, tr("No toolkit can be fetched for \"%1\".").arg(parser.value(u"for"_s)),
                       tr("--for takes aarch64 or x86_64.")});
    const auto cudnn = cudnnChoice(parser.value(u"cudnn"_s));
    if (!cudnn)
        return failed(cudnn.error());
    const auto order = cuda::orderToolkit(
        *catalog, {match.captured(1), QSysInfo::currentCpuArchitecture(), target, *cudnn, QString()});
    if (!order)
        return failed(order.error());
    if (auto agreed = agreeToLicences(order->all(), *catalog, places, accepted, console); !agreed)
        return failed(agreed.error());
    const QString folder = parser.isSet(u"into"_s) ? QDir(parser.value(u"into"_s)).absolutePath() : order->folder();
    FetchNarrator narrator(console);
    const auto made = cuda::fetchToolkit(*order, *catalog, places, folder, std::ref(narrator),
                                         [&](const fetch::Part& part, const fetch::Fetched& fetched) {
                                             narrator.end();
                                             sayFetched(part, fetched, console);
                                         });
    narrator.end();
    if (!made)
        return failed(made.error());
    if (parser.isSet(u"set"_s)) {
        auto configuration = Configuration::load(parser.value(u"set"_s));
        Status done =
            configuration ? applyEdits(*configuration, {"cuda_path="_L1 + folder}) : Status(configuration.error());
        if (done)
            done = configuration->save(parser.value(u"set"_s));
        if (!done)
            return failed(done.error());
    }
    return toolkitDone(made->tree, made->notes, parser.value(u"set"_s), console);
}

} // namespace cw::cli
