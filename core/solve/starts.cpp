// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/starts.h"

#include "core/base/version.h"
#include "core/catalog/crossbazel.h"
#include "core/rules/rule.h"

#include <QJsonArray>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace cw::solve {
namespace {

constexpr int cpuCost = 300;     // the GPU stays idle: worse than any package, better than a flash
constexpr int productCost = 390; // something else than what was asked for: just better than a flash
constexpr int modeCost = 250;
constexpr int nativeCost = 330; // hours longer, and the board's memory is small
constexpr qsizetype mostCudas = 4;
constexpr qsizetype mostPythons = 2;

struct Toolkit
{
    QString cuda;
    QString cudnn;
    bool operator==(const Toolkit&) const = default;
};

bool isListed(const QStringList& versions, const QString& wanted)
{
    return std::any_of(versions.begin(), versions.end(),
                       [&](const QString& each) { return rules::majorMinor(each) == rules::majorMinor(wanted); });
}

/// For the wheel: what the device has and the release takes, the device's own first; where none of them fits, the
/// device's own, so that the rule says so; where nothing is known, the newest that the release takes.
QStringList pythons(const Ground& ground, const Wish& wish, const Release& release)
{
    if (!wish.python.isEmpty())
        return {wish.python};
    QStringList others = ground.seen.list(u"device.pythons"_s);
    std::stable_sort(others.begin(), others.end(),
                     [](const QString& a, const QString& b) { return rules::older(b, a); });
    QStringList there;
    for (const QString& each : QStringList{ground.seen.text(u"device.python"_s)} + others) {
        const QString version = rules::majorMinor(each);
        if (!version.isEmpty() && !there.contains(version))
            there.append(version);
    }
    QStringList fitting;
    for (const QString& each : there) {
        if (release.python.isEmpty() || isListed(release.python, each))
            fitting.append(each);
    }
    if (!fitting.isEmpty())
        return fitting.mid(0, mostPythons);
    if (!there.isEmpty())
        return {there.first()};
    return release.python.isEmpty() ? QStringList{QString()} : QStringList{release.python.last()};
}

QStringList deviceCudnns(const Facts& facts)
{
    QStringList list;
    for (const QString& fact : {u"device.cudnn"_s, u"host.cudnn"_s}) {
        if (facts.knows(fact))
            list.append(rules::majorMinor(facts.text(fact)));
    }
    return list;
}

QList<Toolkit> toolkits(const Catalog& catalog, const World& world, const Ground& ground, const Wish& wish,
                        const Release& release)
{
    const bool hermetic = release.cudaStyle == "hermetic"_L1;
    const QString own = hermetic && !release.hermeticCuda.isEmpty() ? release.hermeticCuda : release.cuda;
    const QString ownCudnn = hermetic && !release.hermeticCudnn.isEmpty() ? release.hermeticCudnn : release.cudnn;
    if (!wish.cuda.isEmpty())
        return {{wish.cuda, wish.cudnn.isEmpty()
                                ? cudnnFor(catalog, wish.cuda, deviceCudnns(ground.seen) + QStringList{ownCudnn})
                                : wish.cudnn}};
    if (world.board->tegra) {
        if (!ground.jetpack || ground.jetpack->cuda.isEmpty())
            return {};
        // The board's own: nothing else runs there before JetPack 5, and later it takes more packages.
        return {{rules::majorMinor(ground.jetpack->cuda), rules::majorMinor(ground.jetpack->cudnn)}};
    }
    QList<Toolkit> list;
    const auto add = [&](const QString& cuda, const QString& cudnn) {
        const Toolkit toolkit{cuda, wish.cudnn.isEmpty() ? cudnn : wish.cudnn};
        if (!cuda.isEmpty() && !list.contains(toolkit) && list.size() < mostCudas)
            list.append(toolkit);
    };
    add(own, ownCudnn);
    QStringList here = ground.facts.list(u"host.cuda"_s);
    std::stable_sort(here.begin(), here.end(), [](const QString& a, const QString& b) { return rules::older(b, a); });
    if (!hermetic) {
        for (const QString& each : std::as_const(here))
            add(rules::majorMinor(each), cudnnFor(catalog, rules::majorMinor(each), deviceCudnns(ground.seen)));
    }
    // Then the nearest above the release's own: they know newer GPUs and take newer compilers.
    for (const Cuda& line : catalog.cuda()) {
        if (rules::older(release.cuda, line.id) && rules::majorOf(line.id) <= rules::majorOf(release.cuda) + 1)
            add(line.id, cudnnFor(catalog, line.id, {ownCudnn}));
    }
    return list;
}

void setGpu(Configuration& configuration, const Catalog& catalog, const World& world, const Ground& ground,
            const Wish& wish)
{
    if (!wish.gpu.isEmpty()) {
        configuration.set(u"gpu"_s, wish.gpu, chosen());
        return;
    }
    if (!world.board->gpuChosen)
        return;
    const bool asked = ground.seen.knows(u"device.gpus"_s);
    const QStringList names = ground.seen.list(asked ? u"device.gpus"_s : u"host.gpus"_s);
    const QStringList numbers = ground.seen.list(asked ? u"device.gpu_capabilities"_s : u"host.gpu_capabilities"_s);
    if (!names.isEmpty() && catalog.gpu(names.first()))
        configuration.set(u"gpu"_s, names.first(), chosen());
    if (!numbers.isEmpty())
        configuration.set(u"capabilities"_s, QJsonArray{numbers.first()}, chosen());
}

struct Mode
{
    QString name;
    std::optional<Change> change = {}; ///< what is given up for it
};

QList<Mode> modes(const World& world, const Ground& ground, const Wish& wish)
{
    // A machine that nobody looked at is taken for a PC, as in a plan.
    const QString here = ground.facts.fact(u"host.arch"_s).isKnown() ? ground.facts.text(u"host.arch"_s) : u"x86_64"_s;
    const bool same = here == world.board->arch;
    const QString usual = same ? u"native"_s : u"cross"_s;
    QList<Mode> list{{wish.mode.isEmpty() ? usual : wish.mode}};
    const auto add = [&](const QString& mode, const QString& id, const QString& text, int cost) {
        list.append({mode, Change{Change::Side::Wish, id, text, cost, {{u"mode"_s, mode}}}});
    };
    if (list.first().name != usual)
        add(usual, u"wish.mode"_s, tr("mode %1 instead of %2").arg(usual, wish.mode), modeCost);
    if (!same && !wish.device.isEmpty() && ground.facts.knows(u"host.arch"_s) && list.first().name != "native"_L1)
        add(u"native"_s, u"wish.native"_s, tr("building on the device itself"), nativeCost);
    return list;
}

QStringList products(const Wish& wish, const Release& release)
{
    QStringList list{wish.product.isEmpty() ? u"wheel"_s : wish.product};
    for (const Product& each : release.products) {
        if (!list.contains(each.id))
            list.append(each.id);
    }
    return list;
}

QString productText(const QString& product)
{
    if (product == "wheel"_L1)
        return tr("the wheel for Python");
    if (product == "c-library"_L1)
        return tr("the C library");
    if (product == "tflite"_L1)
        return tr("TensorFlow Lite");
    return product;
}

Configuration common(const World& world, const Ground& ground, const Wish& wish, const Release& release)
{
    Configuration configuration;
    const Provenance from = chosen();
    configuration.set(u"tf"_s, release.id, from);
    configuration.set(u"board"_s, world.board->id, from);
    if (ground.jetpack)
        configuration.set(u"jetpack"_s, ground.jetpack->id, from);
    if (!wish.device.isEmpty())
        configuration.set(u"device"_s, wish.device, from);
    return configuration;
}

/// Whose Bazel is not known either way is asked for by its number.
void setBazel(Configuration& configuration, const Ground& ground, const Catalog& catalog, const Release& release)
{
    const Fact there = ground.facts.fact(u"host.bazel"_s);
    const QString bazel = bazelFor(catalog, release, configuration.text(u"mode"_s) == "cross"_L1);
    if (!there.isKnown() && there.unknownBecause.isEmpty() && !bazel.isEmpty())
        configuration.set(u"bazel"_s, bazel, chosen());
}

void giveUp(Start& start, const Change& change)
{
    start.changes.append(change);
    start.cost += change.cost;
}

void setMode(Start& start, const Mode& mode)
{
    start.configuration.set(u"mode"_s, mode.name, chosen());
    if (mode.change)
        giveUp(start, *mode.change);
}

/// The same start once for each pair of versions, the later ones a little dearer.
void addVersions(QList<Start>& starts, const Start& start, const QStringList& pythonVersions,
                 const QList<Toolkit>& pairs)
{
    for (qsizetype t = 0; t < pairs.size(); ++t) {
        for (qsizetype v = 0; v < pythonVersions.size(); ++v) {
            Start one = start;
            one.cost += int(t * 5 + v);
            if (!pythonVersions[v].isEmpty())
                one.configuration.set(u"python"_s, pythonVersions[v], chosen());
            if (!pairs[t].cuda.isEmpty())
                one.configuration.set(u"cuda"_s, pairs[t].cuda, chosen());
            if (!pairs[t].cudnn.isEmpty())
                one.configuration.set(u"cudnn"_s, pairs[t].cudnn, chosen());
            starts.append(one);
        }
    }
}

} // namespace

QString cudnnFor(const Catalog& catalog, const QString& cuda, const QStringList& wanted)
{
    const auto covers = [&](const Cudnn& cudnn) {
        return std::any_of(cudnn.cuda.begin(), cudnn.cuda.end(), [&](const Cudnn::Pair& pair) {
            return VersionRange{pair.cudaMin, pair.cudaMax}.contains(rules::majorMinor(cuda));
        });
    };
    QString newest;
    for (const Cudnn& each : catalog.cudnn()) {
        if (!covers(each))
            continue;
        for (const QString& wish : wanted) {
            if (!wish.isEmpty() && rules::sameLine(each.version, wish))
                return wish;
        }
        if (newest.isEmpty() || rules::older(newest, each.to))
            newest = each.to;
    }
    return newest;
}

QList<Start> startsFor(const Catalog& catalog, const World& world, const Wish& wish, const Release& release, bool cuda)
{
    QList<Start> starts;
    const QStringList offered = products(wish, release);
    for (const Ground& ground : world.grounds) {
        const bool asIs = ground.changes.isEmpty();
        for (const Mode& mode : modes(world, ground, wish)) {
            for (qsizetype p = 0; p < offered.size(); ++p) {
                // One compromise at a time: who flashes the board does not do it for another product.
                if ((p > 0 && (!asIs || cuda || mode.change || wish.use == Wish::Cuda::Insist))
                    || (mode.change && !asIs))
                    continue;
                Start start{common(world, ground, wish, release), &ground, ground.changes, ground.cost};
                start.configuration.set(u"product"_s, offered[p], chosen());
                setMode(start, mode);
                setBazel(start.configuration, ground, catalog, release);
                if (p > 0)
                    giveUp(start, {Change::Side::Wish,
                                   u"wish.product"_s,
                                   tr("%1 instead of %2").arg(productText(offered[p]), productText(offered[0])),
                                   productCost + int(p),
                                   {{u"product"_s, offered[p]}},
                                   {u"python"_s}});
                if (!cuda && wish.use == Wish::Cuda::Require)
                    giveUp(start, {Change::Side::Wish,
                                   u"wish.cpu"_s,
                                   tr("without CUDA"),
                                   cpuCost,
                                   {},
                                   {u"cuda"_s, u"cudnn"_s, u"gpu"_s, u"capabilities"_s, u"cuda_path"_s}});
                if (cuda)
                    setGpu(start.configuration, catalog, world, ground, wish);
                const QStringList versions =
                    offered[p] == "wheel"_L1 ? pythons(ground, wish, release) : QStringList{QString()};
                const QList<Toolkit> pairs =
                    cuda ? toolkits(catalog, world, ground, wish, release) : QList<Toolkit>{Toolkit()};
                addVersions(starts, start, versions, pairs);
            }
        }
    }
    std::stable_sort(starts.begin(), starts.end(), [](const Start& a, const Start& b) { return a.cost < b.cost; });
    return starts;
}

} // namespace cw::solve
