// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/toolkitlistcommand.h"

#include "app/cli/toolkitparts.h"
#include "core/catalog/catalogtexts.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::Toolkit", text);
}

} // namespace

QString ToolkitListCommand::name() const
{
    return u"toolkit list"_s;
}

QString ToolkitListCommand::summary() const
{
    return tr("What parts of CUDA can be fetched, from where, and what is nowhere to be had");
}

void ToolkitListCommand::describe(QCommandLineParser& parser) const
{
    parser.addOption({u"cuda"_s, tr("Only what is for this CUDA."), u"VERSION"_s});
    parser.addOption({u"for"_s, tr("Only what runs on this machine: aarch64 or x86_64."), u"ARCH"_s});
}

int ToolkitListCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (!arguments.isEmpty())
        return usageError(console, tr("No argument is expected."), *this);
    const auto catalog = Catalog::load();
    if (!catalog) {
        console.error(catalog.error());
        return exitCodeFor(catalog.error());
    }
    const fetch::Places places = fetch::Places::standard();
    const QString cuda = parser.value(u"cuda"_s);
    const QString arch = parser.value(u"for"_s);
    QJsonArray list;
    for (const PartSource& source : catalog->parts()) {
        if ((!cuda.isEmpty() && !cuda.startsWith(source.cuda) && !source.cuda.startsWith(cuda))
            || (!arch.isEmpty() && source.arch != arch))
            continue;
        const auto part = cuda::partOf(source);
        const bool here = part && fetch::findPart(*part, places);
        const qint64 begun = part && !here ? fetch::begunBytes(*part, places) : 0;
        QJsonObject object = source.json;
        object.insert("here"_L1, here);
        if (begun > 0)
            object.insert("begun_bytes"_L1, begun);
        list.append(object);
        if (console.json)
            continue;
        const QString size = part && part->bytes > 0 ? fetch::sizeText(part->bytes) : QString();
        const QString state = here ? tr("here") : begun > 0 ? tr("begun") : QString();
        console.data(
            "%1  %2  %3  %4"_L1
                .arg(source.id.leftJustified(48), size.rightJustified(7), cuda::originOf(source).leftJustified(34), state)
                .trimmed());
        if (source.kind == "none"_L1)
            console.data("    "_L1 + shownText(source.note) + u'.');
    }
    if (console.json)
        console.object({{"parts"_L1, list}});
    return Ok;
}

} // namespace cw::cli
