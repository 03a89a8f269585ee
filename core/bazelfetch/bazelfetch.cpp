// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazelfetch/bazelfetch.h"

#include "core/base/version.h"
#include "core/bazelfetch/askbazel.h"
#include "core/catalog/catalogtexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::BazelFetch", text);
}

/// One source, whole: fetched, asked, noted.
Result<FetchedBazel> fetchFrom(const BazelSource& source, const fetch::Places& places, const fetch::Watch& watch)
{
    const fetch::Part part = *partOf(source);
    const auto got = fetch::fetchPart(part, places, watch);
    if (!got)
        return got.error();
    FetchedBazel fetched{{}, got->fetched, got->bytes, got->milliseconds, {}};
    if (const auto known = cachedBazelIn(got->folder)) {
        fetched.bazel = *known;
        return fetched;
    }
    const QString program = got->content + u'/' + QFileInfo(source.file).fileName();
    const auto goOn = [&] { return watch({fetch::News::Stage::Checking, part.id, part.title, 0, 0}); };
    const auto said = askBazel(program, goOn);
    if (!said)
        return said.error();
    if (said->version != source.version) {
        QDir(got->folder).removeRecursively();
        return Error{
            Error::Kind::Refused,
            tr("What was fetched says that it is Bazel %1; %2 was asked for.").arg(said->version, source.version),
            tr("It was thrown away.")};
    }
    fetched.bazel = {said->version, program, said->how};
    if (auto noted = noteCachedBazel(got->folder, fetched.bazel); !noted)
        return noted.error();
    return fetched;
}

} // namespace

QString bazelMachine()
{
    const QString machine = QSysInfo::currentCpuArchitecture();
    return machine == "arm64"_L1 ? u"aarch64"_s : machine;
}

std::optional<fetch::Part> partOf(const BazelSource& source)
{
    if (!source.canFetch())
        return std::nullopt;
    fetch::Part part;
    part.id = "bazel-"_L1 + source.id;
    part.title = source.name;
    part.bytes = source.downloadBytes();
    if (source.kind == "npm"_L1) {
        part.unpackedBytes = source.bytes;
        part.from = fetch::NpmFile{source.project,       source.projectVersion, source.integrity,
                                   source.archiveSha256, source.file,           source.sha256};
    } else {
        part.from = fetch::PlainFile{source.url, source.file, source.sha256, true};
    }
    return part;
}

Result<QList<const BazelSource*>> orderBazel(const Catalog& catalog, const BazelWish& wish)
{
    QList<const BazelSource*> found;
    const BazelSource* otherwise = nullptr;
    bool elsewhere = false;
    for (const BazelSource& source : catalog.bazelSources()) {
        if (source.version != wish.version || source.kind == "go"_L1)
            continue;
        if (!source.canFetch())
            otherwise = &source;
        else if (source.arch == wish.arch && (wish.from.isEmpty() || wish.from == source.kind))
            found.append(&source);
        else
            elsewhere = true;
    }
    if (!found.isEmpty())
        return found;
    const QString list = tr("\"crosswright bazel list\" names what can be fetched.");
    if (elsewhere)
        return Error{Error::Kind::Missing,
                     wish.from.isEmpty()
                         ? tr("No Bazel %1 for %2 is known.").arg(wish.version, wish.arch)
                         : tr("No Bazel %1 for %2 from %3 is known.").arg(wish.version, wish.arch, wish.from),
                     list};
    if (otherwise && otherwise->kind == "debian"_L1)
        return Error{Error::Kind::Missing,
                     tr("Bazel %1 is a package of Debian %2, which is installed, not fetched.")
                         .arg(wish.version, otherwise->suite),
                     tr("\"sudo apt install %1\" installs it.").arg(otherwise->packages.join(u' '))};
    if (otherwise)
        return Error{Error::Kind::Missing,
                     tr("Bazel %1 cannot be fetched: %2").arg(wish.version, shownNote(otherwise->note)),
                     tr("Name one that you have: set bazel to its path.")};
    return Error{Error::Kind::Missing, tr("The catalog knows no Bazel \"%1\".").arg(wish.version), list};
}

Result<FetchedBazel> fetchBazel(const Catalog& catalog, const BazelWish& wish, const fetch::Places& places,
                                const fetch::Watch& watch)
{
    const auto sources = orderBazel(catalog, wish);
    if (!sources)
        return sources.error();
    for (const BazelSource* source : *sources) { // one that is here needs no network
        if (const auto found = fetch::findPart(*partOf(*source), places); found && cachedBazelIn(found->folder))
            return fetchFrom(*source, places, watch);
    }
    QStringList notes;
    Error last;
    for (const BazelSource* source : *sources) {
        auto fetched = fetchFrom(*source, places, watch);
        if (fetched) {
            fetched->notes = notes;
            return fetched;
        }
        // A full disk and a user who gives up are the same at every source.
        if (fetched.error().kind == Error::Kind::Cancelled || fetched.error().kind == Error::Kind::Io)
            return fetched.error();
        notes.append("%1: %2"_L1.arg(source->kind, fetched.error().text));
        // "There is no npm here" is no news once another source was tried in vain.
        if (last.text.isEmpty() || last.kind == Error::Kind::Missing)
            last = fetched.error();
    }
    return last;
}

} // namespace cw
