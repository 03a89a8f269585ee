// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/planner.h"

#include "core/base/version.h"
#include "core/budget/budget.h"
#include "core/catalog/crossbazel.h"
#include "core/roads/plandraft.h"
#include "core/roads/road.h"
#include "core/selection/bazelchoice.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Planner", text);
}

Error refused(const QString& text, const QString& hint = {})
{
    return {Error::Kind::Refused, text, hint};
}

/// The one budget of the build. A part of a machine that nobody looked at is no number, and none is made up.
Status setLimits(const Configuration& configuration, const Selection& selection, const Facts& facts,
                 const PlanPlaces& places, const BazelEra& era, Plan& plan)
{
    const Budget budget =
        Budget::of(configuration, facts, {places.keptCores, places.keptMiB}, builderOf(selection, configuration, facts),
                   {era.heapParts, era.heapLeastMiB, era.heapMostMiB});
    if (!budget.jobsUnknown.isEmpty())
        return refused(budget.jobsUnknown, tr("Let this machine be probed, or set jobs to a number."));
    if (!budget.memoryUnknown.isEmpty())
        return refused(budget.memoryUnknown, tr("Let this machine be probed, or set ram to a size such as 4GiB."));
    plan.jobs = budget.jobs;
    plan.ramMiB = budget.totalMiB;
    plan.heapMiB = budget.heapMiB;
    plan.actionsMiB = budget.actionsMiB;
    return Done{};
}

/// What the catalog knows and this version cannot do.
Status checkPossible(const Configuration& configuration, const Selection& selection)
{
    const QString product = configuration.text(u"product"_s);
    if (selection.source.isEmpty()) {
        return Error{Error::Kind::Missing, tr("There is nothing to build: neither a release nor a source is chosen."),
                     tr("Set tf to a release of the catalog, or source to a tree.")};
    }
    if (!selection.board) {
        return Error{Error::Kind::Missing,
                     tr("No board of the catalog is chosen, so it is not known for which machine to build."),
                     tr("Set board; \"crosswright catalog boards\" lists them.")};
    }
    if (product == "target"_L1 && configuration.list(u"target"_s).isEmpty()) {
        return Error{Error::Kind::Missing, tr("The product is a Bazel target, but none is named."),
                     tr("Set target to labels such as //:re2_test.")};
    }
    if (product != "target"_L1 && !selection.release) {
        return Error{Error::Kind::Missing,
                     tr("No release of the catalog speaks for this source, so what \"%1\" means there is not known.")
                         .arg(product),
                     tr("Set product to target and target to the labels to build.")};
    }
    if (product != "target"_L1 && !selection.release->product(product))
        return refused(
            tr("The catalog does not say how %1 is built into \"%2\".").arg(selection.release->name, product),
            tr("Set product to target and target to the labels to build."));
    return Done{};
}

QString titleOf(const PlanDraft& draft, const Road& road)
{
    QString what =
        draft.selection.release ? draft.selection.release->name : QFileInfo(draft.selection.source).fileName();
    if (!draft.product)
        what += u' ' + draft.configuration.list(u"target"_s).join(u' ');
    const QString how = road.id() == "board"_L1       ? tr("built on the board")
                        : road.id() == "container"_L1 ? tr("in a container")
                        : draft.foreign               ? tr("cross")
                                                      : tr("native");
    return draft.selection.cuda
               ? tr("%1 for %2 (CUDA %3, %4)").arg(what, draft.selection.board->name, draft.text(u"cuda"_s), how)
               : tr("%1 for %2 (CPU, %3)").arg(what, draft.selection.board->name, how);
}

/// Whether somebody is known to have carried out a plan like this one (catalog: builds).
bool wasBuilt(const PlanDraft& draft, const Road& road)
{
    const auto& builds = draft.catalog.knownBuilds();
    return std::any_of(builds.begin(), builds.end(), [&](const KnownBuild& build) {
        return build.road == road.id() && build.project == draft.project() && build.releases.contains(draft.release())
               && (build.products.isEmpty() || build.products.contains(draft.text(u"product"_s)))
               && build.archs.contains(draft.selection.arch) && build.cuda == draft.selection.cuda;
    });
}

QString machineOf(const QString& arch)
{
    return arch == "armhf"_L1 ? u"arm"_s : arch;
}

/// For a machine that nobody looked at (--no-probe): what a Debian with its cross compilers and the release's own Bazel and
/// Python has. Only names that were never asked are filled in; what a probe did not find stays unknown.
Facts withAssumptions(const Catalog& catalog, const Facts& facts, const Selection& selection)
{
    Facts result = facts;
    const auto assume = [&](const QString& name, const QJsonValue& value) {
        if (!facts.all().contains(name))
            result.set(name, value, tr("assumed"), {});
    };
    assume(u"host.arch"_s, u"x86_64"_s);
    assume(u"host.os"_s, u"debian"_s);
    assume(u"host.python_path"_s, u"/usr/bin/python3"_s);
    if (const Release* release = selection.release) {
        if (!release->python.isEmpty())
            assume(u"host.python"_s, release->python.last());
        if (const QString bazel = bazelFor(catalog, *release, selection.cross); !bazel.isEmpty())
            assume(u"host.bazel"_s, bazel);
    }
    assume(u"host.gcc_path"_s, u"/usr/bin/gcc"_s);
    assume(u"host.gcc_includes"_s, QJsonArray{u"/usr/include"_s, u"/usr/lib/gcc"_s});
    const QString triplet = emit::tripletOf(selection.arch);
    const QString base = "host.cross."_L1 + selection.arch + u'.';
    assume(base + "path"_L1, "/usr/bin/"_L1 + triplet + "-gcc"_L1);
    // Folders that hold those of every version of gcc; Bazel takes what lies below them as well.
    assume(base + "includes"_L1, QJsonArray{"/usr/lib/gcc-cross/"_L1 + triplet,
                                            u'/' + ("usr/"_L1 + triplet) + "/include"_L1, u"/usr/include"_s});
    return result;
}

/// The Bazel that the configuration asks for (`bazel`: a version or a path), else one that was fetched and fits better than
/// the machine's own, else that.
Result<PlannedBazel> plannedBazel(const Configuration& configuration, const Facts& facts, const Selection& selection,
                                  const QString& home)
{
    if (const auto fetched = fetchedBazelFor(configuration, facts, selection))
        return PlannedBazel{fetched->program, fetched->version, {}};
    const QString wanted = configuration.text(u"bazel"_s);
    PlannedBazel bazel;
    bazel.program = facts.text(u"host.bazel_path"_s);
    bazel.version = facts.text(u"host.bazel"_s);
    bazel.distribution = facts.text(u"host.bazel_distribution"_s);
    if (wanted.contains(u'/')) {
        const QString path = planning::atHome(wanted, home);
        if (path != bazel.program) {
            // Another one than the machine's own: its flags may be spelled in another way.
            const bool looked = facts.text(u"host.path.bazel"_s) == wanted;
            bazel.version = looked ? facts.text(u"host.path.bazel.version"_s) : QString();
            bazel.distribution = looked ? facts.text(u"host.path.bazel.distribution"_s) : QString();
            const QString executable = looked ? facts.text(u"host.path.bazel.executable"_s) : QString();
            bazel.program = executable.isEmpty() ? path : executable;
            if (!Version::parse(bazel.version)) {
                return Error{Error::Kind::Missing,
                             tr("Which version %1 is is not known, and it decides the flags.").arg(path),
                             tr("Let this machine be probed, or give --fact host.path.bazel=%1 and --fact "
                                "host.path.bazel.version=VERSION.")
                                 .arg(wanted)};
            }
        }
    } else if (const auto version = Version::parse(wanted)) {
        const auto found = Version::parse(bazel.version);
        if (!found || !version->isPrefixOf(*found)) {
            // Not the one that was found: bazelisk and the wrappers of Debian and upstream start it when it is there.
            bazel.version = version->toString();
            bazel.environment.insert(u"USE_BAZEL_VERSION"_s, bazel.version);
            bazel.distribution.clear();
        }
    }
    if (bazel.program.isEmpty())
        bazel.program = u"bazel"_s;
    const auto version = Version::parse(bazel.version);
    if (!version) {
        return Error{Error::Kind::Missing, tr("No Bazel was found on this machine, and its version decides the flags."),
                     tr("Install Bazel (on Debian bazel-bootstrap), or set bazel to a version.")};
    }
    // Debian's wrapper refuses a tree whose .bazelversion names another patch release; the major number is what its
    // packages are called by.
    bazel.debian = bazel.distribution == "debian"_L1;
    if (bazel.debian)
        bazel.environment.insert(u"USE_BAZEL_VERSION"_s, QString::number(version->major()));
    return bazel;
}

} // namespace

Result<Plan> makePlan(const Configuration& configuration, const Catalog& catalog, const Facts& given,
                      const PlanPlaces& places)
{
    const Selection selection = Selection::of(configuration, catalog, given);
    const bool unseen = !given.all().contains(u"host.arch"_s);
    const Facts facts = unseen ? withAssumptions(catalog, given, selection) : given;
    const RoadQuestion question{configuration, catalog, selection, facts};
    const RoadChoice choice = chooseRoad(question);
    if (const auto limit = choice.limit())
        return refused(limit->text, limit->toDo);
    if (auto possible = checkPossible(configuration, selection); !possible)
        return possible.error();
    auto bazel = plannedBazel(configuration, facts, selection, places.home);
    if (!bazel)
        return bazel.error();
    auto source = planSource(selection.source, selection.ref, facts.text(u"source.commit"_s), places);
    if (!source)
        return source.error();

    PlanDraft draft{configuration, catalog, facts, places, selection};
    draft.bazel = *bazel;
    draft.source = *source;
    draft.foreign = question.foreign();
    if (selection.release) {
        draft.product = selection.release->product(configuration.text(u"product"_s));
        draft.family = catalog.configureFamily(selection.release->configureFamily);
    }
    const QString variant = selection.cuda ? u"cuda"_s : u"cpu"_s;
    draft.generated = places.cache + "/generated/"_L1 + source->key + u'/' + variant + u'/' + selection.board->id;

    Plan& plan = draft.plan;
    plan.configuration = configuration.toJson();
    plan.road = choice.road->id();
    plan.neverBuilt = !wasBuilt(draft, *choice.road);
    plan.title = titleOf(draft, *choice.road);
    if (unseen)
        plan.title += tr(", on a machine that was not looked at");
    plan.project = draft.project();
    plan.variant = variant;
    plan.workspace = source->workspace;
    // What the two variants make never lies in one folder.
    plan.outputBase = places.cache + "/output/"_L1 + source->key + (selection.cuda ? "-cuda"_L1 : ""_L1);
    plan.bazel = bazel->program;
    plan.bazelVersion = bazel->version;
    const BazelEra& era = catalog.bazelEraFor(bazel->version);
    plan.totalUseless = era.totalUseless;
    if (auto limited = setLimits(configuration, selection, facts, places, era, plan); !limited)
        return limited.error();
    plan.targetMachine = machineOf(selection.arch);
    plan.files = source->files;
    plan.steps = source->steps;
    if (auto done = choice.road->add(draft); !done)
        return done.error();
    return plan;
}

} // namespace cw
