// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selection/bazelchoice.h"

#include "core/base/versionview.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// What the tree itself states wins over the catalog's record of its release.
QString limit(const Facts& facts, const QString& fact, const QString& ofRelease)
{
    return facts.knows(fact) ? facts.text(fact) : ofRelease;
}

struct Limits
{
    QString low, high;

    bool contain(const VersionView& version) const
    {
        const auto least = VersionView::parse(low);
        const auto most = VersionView::parse(high);
        return (!least || !(version < *least)) && (!most || !(*most < version));
    }
};

} // namespace

QString publishedBazel(const Facts& facts, const Release* release)
{
    QString tree = facts.text(u"source.bazelversion"_s);
    if (VersionView::parse(tree))
        return tree;
    return release ? release->bazelExact : QString();
}

std::optional<ChosenBazel> fetchedBazelFor(const Configuration& configuration, const Facts& facts,
                                           const Selection& selection)
{
    if (selection.container)
        return std::nullopt;
    const QStringList versions = facts.list(u"host.bazels"_s);
    if (versions.isEmpty())
        return std::nullopt;
    const auto chosen = [&](const QString& version) -> std::optional<ChosenBazel> {
        const QString program = facts.text("host.bazels."_L1 + version);
        return program.isEmpty() ? std::nullopt : std::optional(ChosenBazel{version, program});
    };
    const QString typed = configuration.text(u"bazel"_s);
    const QString host = facts.text(u"host.bazel"_s);
    const auto own = VersionView::parse(host);
    if (!typed.isEmpty()) {
        const auto wanted = VersionView::parse(typed);
        if (!wanted || (own && wanted->isPrefixOf(*own)))
            return std::nullopt;
        const auto newest = std::find_if(versions.crbegin(), versions.crend(), [&](const QString& each) {
            const auto version = VersionView::parse(each);
            return version && wanted->isPrefixOf(*version);
        });
        return newest == versions.crend() ? std::nullopt : chosen(*newest);
    }
    const QString exact = publishedBazel(facts, selection.release);
    if (exact.isEmpty() || exact == host)
        return std::nullopt;
    if (versions.contains(exact))
        return chosen(exact);
    const Release* release = selection.release;
    const Limits limits{limit(facts, u"source.bazel_min"_s, release ? release->bazelMin : QString()),
                        limit(facts, u"source.bazel_max"_s, release ? release->bazelMax : QString())};
    // Without a maximum nobody knows whether a later one still builds it.
    if (limits.low.isEmpty() || limits.high.isEmpty() || (own && limits.contain(*own)))
        return std::nullopt;
    const auto published = VersionView::parse(exact);
    QString best;
    for (const QString& each :
         versions) { // from the oldest: the first that is not older, else the newest of the others
        const auto version = VersionView::parse(each);
        if (!version || !limits.contain(*version))
            continue;
        best = each;
        if (published && !(*version < *published))
            break;
    }
    return best.isEmpty() ? std::nullopt : chosen(best);
}

} // namespace cw
