// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selection/selection.h"

#include "core/selection/bazelchoice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

QString capabilityNumber(const QString& text)
{
    QStringView rest = QStringView(text).trimmed();
    for (const QLatin1StringView prefix : {"sm_"_L1, "compute_"_L1}) {
        if (rest.startsWith(prefix, Qt::CaseInsensitive)) {
            rest = rest.sliced(prefix.size());
            break;
        }
    }
    QString suffix;
    if (!rest.isEmpty() && !rest.back().isDigit()) {
        suffix = rest.back().toLower();
        if (suffix != "a"_L1 && suffix != "f"_L1)
            return {};
        rest.chop(1);
    }
    const auto digits = [](QStringView part) {
        return !part.isEmpty() && std::all_of(part.begin(), part.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    };
    const qsizetype dot = rest.indexOf(u'.');
    const QStringView major = dot < 0 ? rest.chopped(std::min<qsizetype>(1, rest.size())) : rest.first(dot);
    const QStringView minor = dot < 0 ? rest.last(std::min<qsizetype>(1, rest.size())) : rest.sliced(dot + 1);
    if (!digits(major) || !digits(minor) || minor.size() != 1)
        return {};
    return major.toString() + u'.' + minor.toString() + suffix;
}

Selection Selection::of(const Configuration& configuration, const Catalog& catalog, const Facts& facts)
{
    Selection selection;
    selection.source = configuration.text(u"source"_s);
    selection.ref = configuration.text(u"ref"_s);
    if (!selection.source.isEmpty() && facts.knows(u"source.tf"_s))
        selection.release = catalog.releaseFor(facts.text(u"source.project"_s), facts.text(u"source.tf"_s));
    if (!selection.release && (selection.source.isEmpty() || !facts.knows(u"source.tf"_s)))
        selection.release = catalog.release(configuration.text(u"tf"_s));
    if (selection.source.isEmpty() && selection.release) {
        selection.source =
            selection.release->origin.isEmpty() ? selection.release->repository : selection.release->origin;
        if (selection.ref.isEmpty() && selection.release->origin.isEmpty())
            selection.ref = selection.release->tag.isEmpty() ? selection.release->branch : selection.release->tag;
    }
    if (selection.release) {
        selection.version = selection.release->version;
        if (facts.knows(u"source.tf"_s) && !configuration.text(u"source"_s).isEmpty())
            selection.version = facts.text(u"source.tf"_s);
        const QString typed = configuration.text(u"tf"_s);
        for (const QString& each : selection.release->tags) {
            const QString tag = each.section(u'=', 0, 0);
            if (configuration.text(u"source"_s).isEmpty() && (tag == typed || tag.mid(1) == typed)) {
                selection.version = tag.mid(1);
                if (selection.ref == selection.release->tag)
                    selection.ref = tag;
            }
        }
    }

    selection.board = catalog.board(configuration.text(u"board"_s));
    selection.gpu = catalog.gpu(configuration.text(u"gpu"_s));
    selection.jetpack = catalog.jetpack(configuration.text(u"jetpack"_s));
    selection.cuda = !configuration.text(u"cuda"_s).isEmpty();
    selection.cudaLine = catalog.cuda(configuration.text(u"cuda"_s));
    selection.cudnnLine = catalog.cudnn(configuration.text(u"cudnn"_s));
    const QString mode = configuration.text(u"mode"_s);
    selection.cross = mode == "cross"_L1;
    selection.native = mode == "native"_L1;
    selection.container = mode == "container"_L1;
    if (selection.board) {
        selection.arch = selection.board->arch;
        selection.deviceCapability = selection.board->capability;
    }
    if (selection.gpu)
        selection.deviceCapability = selection.gpu->capability;
    if (selection.cuda) {
        for (const QString& typed : configuration.list(u"capabilities"_s)) {
            const QString number = capabilityNumber(typed);
            selection.capabilities.append(number.isEmpty() ? typed : number);
        }
        if (selection.capabilities.isEmpty() && !selection.deviceCapability.isEmpty())
            selection.capabilities.append(selection.deviceCapability);
        // Nobody named a GPU: what ./configure offers is compiled for (capability.missing says so).
        if (selection.capabilities.isEmpty() && configuration.text(u"gpu"_s).isEmpty() && selection.board
            && selection.board->hasGpu() && selection.release)
            selection.capabilities = selection.release->defaultCapabilities;
    }
    return selection;
}

Budget::Builder builderOf(const Selection& selection, const Configuration& configuration, const Facts& facts)
{
    const bool onDevice = selection.native && !configuration.text(u"device"_s).isEmpty() && facts.knows(u"host.arch"_s)
                          && facts.text(u"host.arch"_s) != selection.arch;
    return onDevice ? Budget::Builder::Device : Budget::Builder::Host;
}

QString androidRulesOf(const Selection& selection, const Facts& facts)
{
    static const QString fact = u"source.android_rules"_s;
    if (facts.all().contains(fact))
        return facts.text(fact);
    return selection.release ? selection.release->androidRules : QString();
}

HeapShare heapShareOf(const Configuration& configuration, const Catalog& catalog, const Facts& facts)
{
    if (facts.knows(u"host.bazels"_s)) {
        const Selection selection = Selection::of(configuration, catalog, facts);
        if (const auto fetched = fetchedBazelFor(configuration, facts, selection)) {
            const BazelEra& era = catalog.bazelEraFor(fetched->version);
            return {era.heapParts, era.heapLeastMiB, era.heapMostMiB};
        }
    }
    const QString wanted = configuration.text(u"bazel"_s);
    QString version = wanted.isEmpty() ? facts.text(u"host.bazel"_s) : wanted;
    if (wanted.contains(u'/')) {
        version = wanted == facts.text(u"host.path.bazel"_s) ? facts.text(u"host.path.bazel.version"_s)
                                                             : facts.text(u"host.bazel"_s);
    }
    const BazelEra& era = catalog.bazelEraFor(version);
    return {era.heapParts, era.heapLeastMiB, era.heapMostMiB};
}

} // namespace cw
