// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bazelfetchcommand.h"

#include "app/cli/toolkitoutput.h"
#include "app/cli/toolkitparts.h"
#include "core/bazelfetch/bazelfetch.h"
#include "core/config/edit.h"

#include <QCoreApplication>

#include <functional>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::BazelCommand", text);
}

} // namespace

QString BazelFetchCommand::name() const
{
    return u"bazel fetch"_s;
}

QString BazelFetchCommand::summary() const
{
    return tr("Fetch a Bazel into the cache, compare its sum, and ask it its version");
}

void BazelFetchCommand::describe(QCommandLineParser& parser) const
{
    parser.addOptions({{u"from"_s, tr("Only from there: npm or upstream."), u"SOURCE"_s},
                       {u"set"_s, tr("Set bazel to the version in this configuration."), u"FILE"_s}});
    parser.addPositionalArgument(u"VERSION"_s, tr("As \"bazel list\" names it."));
}

int BazelFetchCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("Name one version."), *this);
    const QString from = parser.value(u"from"_s);
    if (!from.isEmpty() && from != "npm"_L1 && from != "upstream"_L1)
        return usageError(console, tr("--from takes npm or upstream."), *this);
    const auto catalog = Catalog::load();
    if (!catalog)
        return toolkitError(catalog.error(), console);
    FetchNarrator narrator(console);
    const auto fetched =
        fetchBazel(*catalog, {arguments.first(), bazelMachine(), from}, fetch::Places::standard(), std::ref(narrator));
    narrator.end();
    if (!fetched)
        return toolkitError(fetched.error(), console);
    for (const QString& note : fetched->notes)
        console.note(note);
    const CachedBazel& bazel = fetched->bazel;
    if (parser.isSet(u"set"_s)) {
        const QString file = parser.value(u"set"_s);
        auto configuration = Configuration::load(file);
        Status done =
            configuration ? applyEdits(*configuration, {"bazel="_L1 + bazel.version}) : Status(configuration.error());
        if (done)
            done = configuration->save(file);
        if (!done)
            return toolkitError(done.error(), console);
    }
    if (console.json) {
        console.object({{"result"_L1, fetched->fetched ? "fetched"_L1 : "there"_L1},
                        {"bazel"_L1, bazel.version},
                        {"how"_L1, bazel.how},
                        {"path"_L1, bazel.program}});
        return Ok;
    }
    if (fetched->fetched)
        console.note(tr("%1 fetched in %2 s.")
                         .arg(fetch::sizeText(fetched->bytes))
                         .arg(double(fetched->milliseconds) / 1000, 0, 'f', 1));
    console.note(tr("It says that it is Bazel %1 (asked with \"%2\").").arg(bazel.version, bazel.how));
    console.note(tr("Plans whose release wants it use it by themselves."));
    console.data(bazel.program);
    return Ok;
}

} // namespace cw::cli
