// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planner.h"

#include "core/catalog/crossbazel.h"
#include "core/plan/plannerparts.h"
#include "core/rules/planlimit.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

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

/// The configuration's limits; else what this machine has beyond what the person keeps of it.
void setLimits(const Configuration& configuration, const Facts& facts, const PlanPlaces& places, Plan& plan)
{
    plan.jobs = configuration.count(u"jobs"_s);
    plan.ramMiB = configuration.count(u"ram"_s);
    const auto cores = int(facts.number(u"host.cores"_s));
    if (plan.jobs == 0 && places.keptCores > 0 && cores > 0)
        plan.jobs = std::max(1, cores - places.keptCores);
    // A Bazel alone needs some 500 MiB: less than that is no build.
    constexpr int leastMiB = 1024;
    const auto ram = int(facts.number(u"host.ram"_s));
    if (plan.ramMiB == 0 && places.keptMiB > 0 && ram > 0)
        plan.ramMiB = std::max(leastMiB, ram - places.keptMiB);
}

/// What the catalog knows and this version cannot do.
Status checkPossible(const Configuration& configuration, const Selection& selection, const Facts& facts)
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
    if (const auto limit = planLimit(configuration, selection, facts))
        return refused(limit->text, limit->toDo);
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

QString titleOf(const planning::Context& context)
{
    QString what =
        context.selection.release ? context.selection.release->name : QFileInfo(context.selection.source).fileName();
    if (!context.product)
        what += u' ' + context.configuration.list(u"target"_s).join(u' ');
    return tr("%1 for %2 (CPU, %3)")
        .arg(what, context.selection.board->name, context.foreign ? tr("cross") : tr("native"));
}

QString machineOf(const QString& arch)
{
    return arch == "armhf"_L1 ? u"arm"_s : arch;
}

/// For a machine that nobody looked at (--no-probe): what a Debian with its cross compilers and the release's own Bazel and
/// Python has. Only names that were never asked are filled in; what a probe did not find stays unknown.
Facts withAssumptions(const Facts& facts, const Selection& selection)
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
        if (const QString bazel = bazelFor(*release, selection.cross); !bazel.isEmpty())
            assume(u"host.bazel"_s, bazel);
    }
    const QString triplet = emit::tripletOf(selection.arch);
    const QString base = "host.cross."_L1 + selection.arch + u'.';
    assume(base + "path"_L1, "/usr/bin/"_L1 + triplet + "-gcc"_L1);
    // Folders that hold those of every version of gcc; Bazel takes what lies below them as well.
    assume(base + "includes"_L1, QJsonArray{"/usr/lib/gcc-cross/"_L1 + triplet,
                                            u'/' + ("usr/"_L1 + triplet) + "/include"_L1, u"/usr/include"_s});
    return result;
}

} // namespace

Result<PlannedBazel> plannedBazel(const Configuration& configuration, const Facts& facts, const QString& home)
{
    const QString wanted = configuration.text(u"bazel"_s);
    PlannedBazel bazel;
    bazel.program = facts.text(u"host.bazel_path"_s);
    bazel.version = facts.text(u"host.bazel"_s);
    bazel.debian = facts.text(u"host.bazel_distribution"_s) == "debian"_L1;
    if (wanted.contains(u'/')) {
        bazel.program = planning::atHome(wanted, home);
        bazel.debian = bazel.debian && bazel.program == facts.text(u"host.bazel_path"_s);
    } else if (const auto version = Version::parse(wanted)) {
        const auto found = Version::parse(bazel.version);
        if (!found || !version->isPrefixOf(*found)) {
            // Not the one that was found: bazelisk and the wrappers of Debian and upstream start it when it is there.
            bazel.version = version->toString();
            bazel.environment.insert(u"USE_BAZEL_VERSION"_s, bazel.version);
            bazel.debian = false;
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
    if (bazel.debian)
        bazel.environment.insert(u"USE_BAZEL_VERSION"_s, QString::number(version->major()));
    return bazel;
}

Result<Plan> makePlan(const Configuration& configuration, const Catalog& catalog, const Facts& given,
                      const PlanPlaces& places)
{
    const Selection selection = Selection::of(configuration, catalog, given);
    const bool unseen = !given.all().contains(u"host.arch"_s);
    const Facts facts = unseen ? withAssumptions(given, selection) : given;
    if (auto possible = checkPossible(configuration, selection, facts); !possible)
        return possible.error();
    auto bazel = plannedBazel(configuration, facts, places.home);
    if (!bazel)
        return bazel.error();
    auto source = planSource(selection.source, selection.ref, facts.text(u"source.commit"_s), places);
    if (!source)
        return source.error();

    planning::Context context{configuration, catalog, facts, places, selection, nullptr, nullptr, *bazel, *source};
    context.foreign = selection.arch != facts.text(u"host.arch"_s);
    if (selection.release) {
        context.product = selection.release->product(configuration.text(u"product"_s));
        context.family = catalog.configureFamily(selection.release->configureFamily);
        if (context.project() == "tensorflow"_L1 && *Version::parse(context.release()) < *Version::parse(u"2"))
            context.cxxStandard = u"c++11"_s;
    }
    if (context.foreign && selection.release) // planLimit() has seen that there is a way
        context.treeConfig = treeConfigFor(*selection.release, selection.arch).value_or(QString());
    context.generated = places.cache + "/generated/"_L1 + source->key + "/cpu/"_L1 + selection.board->id;

    Plan plan;
    plan.configuration = configuration.toJson();
    plan.title = titleOf(context);
    if (unseen)
        plan.title += tr(", on a machine that was not looked at");
    plan.project = context.project();
    plan.variant = u"cpu"_s;
    plan.workspace = source->workspace;
    plan.outputBase = places.cache + "/output/"_L1 + source->key;
    plan.bazel = bazel->program;
    plan.bazelVersion = bazel->version;
    setLimits(configuration, facts, places, plan);
    plan.targetMachine = machineOf(selection.arch);
    plan.files = source->files;
    plan.steps = source->steps;
    if (auto done = planning::addHeaders(context, plan); !done)
        return done.error();
    for (auto part : {planning::addConfigure, planning::addBuild, planning::addArtifacts}) {
        if (auto done = part(context, plan); !done)
            return done.error();
    }
    return plan;
}

} // namespace cw
