// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bazellistcommand.h"

#include "core/bazelfetch/bazelfetch.h"
#include "core/catalog/catalogtexts.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::BazelCommand", text);
}

/// Where it comes from, or why it does not.
QString originOf(const BazelSource& source)
{
    if (source.kind == "npm"_L1)
        return tr("npm's registry, %1").arg(source.project);
    if (source.kind == "upstream"_L1)
        return tr("upstream's release");
    if (source.kind == "debian"_L1)
        return tr("Debian %1: sudo apt install %2").arg(source.suite, source.packages.join(u' '));
    if (source.kind == "go"_L1)
        return tr("go install %1@v%2").arg(source.project, source.version);
    return tr("nowhere: %1").arg(shownNote(source.note));
}

/// "TensorFlow 2.5.0 to 2.7.0": whose published builds used it.
QString usersOf(const Catalog& catalog, const QString& version)
{
    QStringList names;
    for (const Release& release : catalog.releases()) {
        if (release.bazelExact == version || release.bazelFile == version)
            names.append(release.name);
    }
    if (names.size() > 3)
        return tr("%1 … %2").arg(names.first(), names.last());
    return names.join(", "_L1);
}

} // namespace

QString BazelListCommand::name() const
{
    return u"bazel list"_s;
}

QString BazelListCommand::summary() const
{
    return tr("Which Bazel can be fetched, from where, and which are here");
}

void BazelListCommand::describe(QCommandLineParser& parser) const
{
    parser.addOption({u"for"_s, tr("For this kind of machine: x86_64 or aarch64; without it this one."), u"ARCH"_s});
}

int BazelListCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (!arguments.isEmpty())
        return usageError(console, tr("No argument is expected."), *this);
    const auto catalog = Catalog::load();
    if (!catalog) {
        console.error(catalog.error());
        return exitCodeFor(catalog.error());
    }
    const QString arch = parser.isSet(u"for"_s) ? parser.value(u"for"_s) : bazelMachine();
    const fetch::Places places = fetch::Places::standard();
    QJsonArray list;
    QString last;
    for (const BazelSource& source : catalog->bazelSources()) {
        if (!source.arch.isEmpty() && source.arch != arch)
            continue;
        const auto part = partOf(source);
        const auto found = part ? fetch::findPart(*part, places) : std::nullopt;
        const auto cached = found ? cachedBazelIn(found->folder) : std::nullopt;
        const qint64 begun = part && !found ? fetch::begunBytes(*part, places) : 0;
        if (console.json) {
            QJsonObject object = source.json;
            object.insert("fetchable"_L1, source.canFetch());
            object.insert("here"_L1, cached.has_value());
            if (cached)
                object.insert("program"_L1, cached->program);
            if (begun > 0)
                object.insert("begun_bytes"_L1, begun);
            list.append(object);
            continue;
        }
        const bool again = source.version == last; // another source of the same one
        last = source.version;
        const QString size = source.downloadBytes() > 0 ? fetch::sizeText(source.downloadBytes()) : QString();
        const QString state = cached ? tr("here") : begun > 0 ? tr("begun") : QString();
        QString name = source.kind == "go"_L1 ? source.name : again ? QString() : source.version;
        QString line = "%1  %2  %3  %4"_L1.arg(name.leftJustified(8), size.rightJustified(7), state.leftJustified(6),
                                               originOf(source));
        const QString users = again || source.kind == "go"_L1 ? QString() : usersOf(*catalog, source.version);
        if (!users.isEmpty())
            line += "  ("_L1 + users + u')';
        console.data(line);
    }
    if (console.json)
        console.object({{"bazels"_L1, list}});
    return Ok;
}

} // namespace cw::cli
