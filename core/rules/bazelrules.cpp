// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/versionview.h"
#include "core/catalog/crossbazel.h"
#include "core/rules/bazelused.h"
#include "core/rules/releasebounds.h"
#include "core/rules/rule.h"
#include "core/selection/bazelchoice.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

/// What the tree itself states wins over the catalog's record of its release.
QString limit(const RuleRun& run, rules::Name fact, const QString& fromRelease)
{
    return run.knows(fact) ? run.fact(fact) : fromRelease;
}

QString exact(const RuleRun& run)
{
    return publishedBazel(run.facts, run.selection.release);
}

/// What brings a Bazel to this machine, where the catalog knows a source with a sum.
std::optional<FetchOffer> fetchOf(const RuleRun& run, const QString& version)
{
    if (run.selection.container || run.buildsOnDevice())
        return std::nullopt;
    const BazelSource* source = fetchableBazel(run.catalog, version, run.fact("host.arch"));
    if (!source)
        return std::nullopt;
    return FetchOffer{u"bazel"_s, version, source->downloadBytes()};
}

/// The finding that this Bazel is not here, with the way to it.
void absent(RuleRun& run, Finding::Severity severity, const QString& text, const QString& version)
{
    const QString typed = run.text("bazel");
    const auto offer = fetchOf(run, version);
    if (!offer) {
        run.found(severity, text, std::nullopt, tr("Install Bazel %1 and set bazel to its path.").arg(version));
        return;
    }
    run.found(
        severity, text, std::nullopt,
        typed.isEmpty() || typed == version
            ? tr("Bazel %1 can be fetched into your cache; nothing is installed.").arg(version)
            : tr("Bazel %1 can be fetched into your cache, and bazel set to it; nothing is installed.").arg(version));
    run.fetchable(*offer);
}

/// A wrong version, with a better one as the repair where that is there or may be; else it must be installed first.
void instead(RuleRun& run, const QString& better, const QString& text,
             Finding::Severity severity = Finding::Severity::Error)
{
    const bool here = run.knows("host.bazels") && run.factList("host.bazels").contains(better);
    const bool lacking =
        !run.selection.container && !here
        && (run.knows("host.bazel") ? !sameLine(run.fact("host.bazel"), better) : run.searchedInVain(u"host.bazel"_s));
    if (better.isEmpty())
        run.found(severity, text, std::nullopt, tr("Choose another Bazel."));
    else if (lacking)
        absent(run, severity, text, better);
    else
        run.found(severity, text, setField("bazel", better));
}

/// The better one is the release's own.
void insteadExact(RuleRun& run, const QString& text, Finding::Severity severity = Finding::Severity::Error)
{
    instead(run, exact(run), text, severity);
}

void missing(RuleRun& run)
{
    if (!run.text("bazel").isEmpty() || run.selection.container || run.knows("host.bazel")
        || !usedBazelVersion(run).isEmpty())
        return;
    QString reason;
    const QString version = exact(run);
    if (run.knows("host.bazel_path"))
        run.unknown(tr("Bazel is there (%1), but not which version: it does not say.").arg(run.fact("host.bazel_path")),
                    tr("Set bazel to its version."));
    else if (run.searchedInVain(u"host.bazel"_s, &reason) || run.searchedInVain(u"host.bazel_path"_s, &reason)) {
        const QString text = tr("There is no Bazel on this machine (%1).").arg(reason);
        if (version.isEmpty())
            run.found(text, tr("Install Bazel."));
        else if (fetchOf(run, version))
            absent(run, Finding::Severity::Error, text, version);
        else
            run.found(
                text,
                tr("Install Bazel %1 (Debian: bazel-bootstrap is 4.2.3), or set bazel to its path.").arg(version));
    } else
        run.unknown(tr("Which Bazel this machine has is not known."), tr("Let this machine be probed."));
}

/// What the catalog knows besides the limits of ./configure. True when it spoke.
bool knownLimit(RuleRun& run, const QString& version)
{
    const ReleaseBounds bounds(run, "bazel"_L1);
    const Bound* bound = bounds.against(version);
    const Release* release = run.selection.release;
    if (!bound || !release)
        return false;
    run.because(bound->source());
    const Finding::Severity severity = bound->warns ? Finding::Severity::Warning : Finding::Severity::Error;
    const QString text = tr("%1 takes Bazel %2, not %3").arg(release->name, ReleaseBounds::shown(*bound), version)
                         + ReleaseBounds::because(*bound) + u'.';
    for (const QString& better : {exact(run), release->bazelExact, release->bazelMin, bounds.least(), bounds.most()}) {
        const bool fits = !better.isEmpty() && !bounds.against(better)
                          && (release->bazelMin.isEmpty() || !older(better, release->bazelMin))
                          && (release->bazelMax.isEmpty() || !older(release->bazelMax, better));
        if (fits) {
            instead(run, better, text, severity);
            return true;
        }
    }
    run.found(severity, text, std::nullopt, tr("Install Bazel %1.").arg(ReleaseBounds::shown(*bound)));
    return true;
}

void range(RuleRun& run)
{
    const QString version = usedBazelVersion(run);
    const Release* release = run.selection.release;
    const QString low = limit(run, "source.bazel_min", release ? release->bazelMin : QString());
    const QString high = limit(run, "source.bazel_max", release ? release->bazelMax : QString());
    if (version.isEmpty() || knownLimit(run, version) || (low.isEmpty() && high.isEmpty()))
        return; // bazel.missing says that it is not known
    const bool tooOld = !low.isEmpty() && older(version, low);
    const bool tooNew = !high.isEmpty() && older(high, version);
    if (!tooOld && !tooNew)
        return;
    const QString what = release ? release->name : tr("The tree");
    run.because(run.knows("source.bazel_min") ? run.how("source.bazel_min") : release ? release->source() : QString());
    const QString text = tooOld ? tr("Bazel %1 is too old for %2, which asks for at least %3.").arg(version, what, low)
                                : tr("Bazel %1 is too new for %2, which takes at most %3.").arg(version, what, high);
    const QString better = exact(run);
    const bool helps =
        !better.isEmpty() && (low.isEmpty() || !older(better, low)) && (high.isEmpty() || !older(high, better));
    if (helps)
        insteadExact(run, text);
    else
        run.found(
            text,
            tr("Install Bazel %1 to %2.").arg(low.isEmpty() ? tr("any") : low, high.isEmpty() ? tr("any") : high));
}

void contradiction(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release)
        return;
    run.because(release->source());
    if (!release->bazelFile.isEmpty() && !sameLine(release->bazelFile, release->bazelExact)) {
        run.found(tr("%1 contradicts itself: its published builds used Bazel %2, its own .bazelversion says %3.")
                      .arg(release->name, release->bazelExact, release->bazelFile),
                  tr("Nothing to repair: both are inside its limits, and the file decides."));
    }
    if (run.selection.cuda && !release->bazelExactCuda.isEmpty() && older(release->bazelExactCuda, release->bazelMin)) {
        run.found(tr("%1 contradicts itself: its published CUDA builds used Bazel %2, below its own minimum of %3.")
                      .arg(release->name, release->bazelExactCuda, release->bazelMin),
                  tr("Nothing to repair here; use Bazel %1.").arg(release->bazelMin));
    }
    if (!release->bazelMin.isEmpty() && older(release->bazelExact, release->bazelMin)) {
        run.found(tr("%1 contradicts itself: its published builds used Bazel %2, below its own minimum of %3.")
                      .arg(release->name, release->bazelExact, release->bazelMin),
                  tr("Nothing to repair here; use Bazel %1.").arg(release->bazelMin));
    }
}

/// Older by a major number than what the release was built with, where nothing states a minimum.
bool tooOldByMajor(const RuleRun& run)
{
    const QString version = usedBazelVersion(run);
    const Release* release = run.selection.release;
    const QString tested = exact(run);
    return !version.isEmpty() && release && !tested.isEmpty() && release->bazelMin.isEmpty()
           && !run.knows("source.bazel_min") && majorOf(version) < majorOf(tested);
}

void olderMajor(RuleRun& run)
{
    if (!tooOldByMajor(run))
        return;
    const Release* release = run.selection.release;
    run.because(release->source());
    insteadExact(
        run,
        tr("Bazel %1 is older by a major version than the one that %2 is built with (%3); it does not know the flags and rules of that tree.")
            .arg(usedBazelVersion(run), release->name, exact(run)));
}

void otherEra(RuleRun& run)
{
    const QString version = usedBazelVersion(run);
    const Release* release = run.selection.release;
    if (version.isEmpty() || !release || release->bazelExact.isEmpty() || !release->bazelMax.isEmpty())
        return; // a release with a maximum is judged by it
    if (ReleaseBounds(run, "bazel"_L1).against(version))
        return; // bazel.range says so
    const BazelEra* mine = run.catalog.bazelEra(version);
    // A cross build of the oldest releases takes the first Bazel that can be given a toolchain.
    const BazelEra* tested = run.catalog.bazelEra(bazelFor(run.catalog, *release, run.selection.cross));
    if (!mine || !tested || mine->id == tested->id || tooOldByMajor(run))
        return;
    run.because(release->source());
    insteadExact(run,
                 tr("%1 was built with Bazel %2; %3 is of another era and nobody is known to have built it with that.")
                     .arg(release->name, release->bazelExact, version),
                 Finding::Severity::Unknown);
}

void eraUnknown(RuleRun& run)
{
    const QString version = usedBazelVersion(run);
    if (!version.isEmpty() && !run.catalog.bazelEra(version))
        run.unknown(tr("How Bazel %1 spells its flags is not known.").arg(version),
                    tr("Choose a version that the catalog knows."));
}

void crossMechanism(RuleRun& run)
{
    const Release* release = run.selection.release;
    const QString version = usedBazelVersion(run);
    const BazelEra* era = run.catalog.bazelEra(version);
    if (!run.selection.cross || !release || !era || release->crossMechanisms.isEmpty())
        return;
    if (tooOldToCross(run.catalog, version)) {
        run.because(era->source(u"toolchainForm"_s));
        const QString own = exact(run);
        instead(
            run, tooOldToCross(run.catalog, own) ? leastCrossBazel(run.catalog) : own,
            tr("Bazel %1 can neither be given a cross toolchain from outside the tree nor say what it made: --override_repository and --build_event_json_file came with 0.5.0 and 0.5.3.")
                .arg(version));
        return;
    }
    QStringList kinds;
    for (const CrossMechanism& mechanism : release->crossMechanisms) {
        if (!mechanism.archs.isEmpty() && !mechanism.archs.contains(run.selection.arch))
            continue;
        kinds.append(mechanism.kind);
        const bool own = mechanism.kind != "config"_L1 && mechanism.kind != "container"_L1;
        const bool inRange =
            (mechanism.bazelMin.isEmpty() || !older(version, mechanism.bazelMin))
            && (mechanism.bazelMax.isEmpty() || VersionRange{QString(), mechanism.bazelMax}.contains(version));
        if (inRange && (!own || era->crossMechanisms.contains(mechanism.kind)))
            return;
    }
    if (kinds.isEmpty())
        return; // mode.no_cross says that
    const QString text = tr("Bazel %1 takes none of the cross toolchains that %2 is built with (%3); it takes %4.")
                             .arg(version, release->name, kinds.join(", "_L1), era->crossMechanisms.join(", "_L1));
    run.because(era->source(u"crossMechanisms"_s));
    if (sameLine(exact(run), version))
        run.found(text, tr("Choose another Bazel."));
    else
        insteadExact(run, text);
}

void notInstalled(RuleRun& run)
{
    const QString wanted = run.text("bazel");
    if (!VersionView::parse(wanted) || run.selection.container
        || (run.knows("host.bazels") && fetchedBazelFor(run.configuration, run.facts, run.selection)))
        return;
    if (!run.knows("host.bazel")) {
        QString reason;
        if (run.searchedInVain(u"host.bazel"_s, &reason))
            absent(run, Finding::Severity::Error,
                   tr("Bazel %1 is wanted, and there is no Bazel on this machine (%2).").arg(wanted, reason), wanted);
        else
            run.unknown(tr("Whether Bazel %1 is on this machine is not known.").arg(wanted));
        return;
    }
    if (!sameLine(run.fact("host.bazel"), wanted))
        absent(run, Finding::Severity::Error,
               tr("Bazel %1 is wanted, and this machine has %2.").arg(wanted, run.fact("host.bazel")), wanted);
}

void fileDiffers(RuleRun& run)
{
    const QString file = run.fact("source.bazelversion");
    const QString version = usedBazelVersion(run);
    if (!VersionView::parse(file) || version.isEmpty() || sameLine(file, version))
        return;
    run.because(run.how("source.bazelversion"));
    run.found(tr("The tree's .bazelversion says %1; Bazel %2 will be used.").arg(file, version),
              tr("Nothing needs to be done as long as it is inside the release's limits."));
}

void noAndroid(RuleRun& run)
{
    if (run.flag("features.android_stand_ins") || run.text("road") == "cmake"_L1)
        return;
    const BazelPackage* package = run.catalog.bazelPackage(usedBazelDistribution(run), usedBazelVersion(run));
    const QString repository = androidRulesOf(run.selection, run.facts);
    if (!package || !package->lacksAndroid() || repository.isEmpty())
        return;
    run.because(package->source(u"absentRules"_s));
    run.found(
        tr("%1 has no rules for Android, and BUILD files of %2 name them (%3): the build would end with \"no native function or rule 'android_library'\".")
            .arg(package->name, run.selection.release ? run.selection.release->name : tr("the tree"),
                 u'@' + repository),
        Repair{
            tr("Let the plan add stand-ins for these rules (or set bazel to the path of its authors' own, by bazelisk)."),
            {{u"features.android_stand_ins"_s, true}}});
}

} // namespace

void addBazelRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    const char* const limits =
        QT_TRANSLATE_NOOP("cw::Rules", "the release's configure.py: its minimum and maximum Bazel");
    rules
        << Rule{u"bazel.missing"_s,
                S::Error,
                u"bazel"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "probe of this machine"),
                missing,
                u"there is a Bazel, and its version is known"_s}
        << Rule{u"bazel.not_installed"_s,
                S::Error,
                u"bazel"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "probe of this machine"),
                notInstalled,
                u"the Bazel that is wanted is the one that is there"_s}
        << Rule{u"bazel.range"_s, S::Error, u"bazel"_s,
                limits,           range,    u"Bazel is within the limits of the tree's or the release's ./configure"_s}
        << Rule{u"bazel.contradiction"_s,
                S::Info,
                u"bazel"_s,
                limits,
                contradiction,
                u"the release does not contradict itself: published build, minimum, .bazelversion"_s}
        << Rule{u"bazel.other_era"_s,
                S::Unknown,
                u"bazel"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "catalog: bazel"),
                otherEra,
                u"Bazel is of the era of the published build, where no maximum is stated"_s}
        << Rule{u"bazel.older"_s,
                S::Error,
                u"bazel"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "the tree's .bazelversion, else the published builds"),
                olderMajor,
                u"Bazel is not older by a major version than what the release is built with, where no minimum is stated"_s}
        << Rule{u"bazel.era_unknown"_s,
                S::Unknown,
                u"bazel"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "catalog: bazel"),
                eraUnknown,
                u"the catalog knows how this Bazel spells its flags"_s}
        << Rule{u"bazel.cross"_s,
                S::Error,
                u"bazel"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "cross toolchains run on real Bazel binaries"),
                crossMechanism,
                u"this Bazel takes one of the release's cross toolchains: CROSSTOOL, Starlark or platforms"_s}
        << Rule{u"bazel.file_differs"_s,
                S::Info,
                u"bazel"_s,
                QT_TRANSLATE_NOOP("cw::Rules", ".bazelversion"),
                fileDiffers,
                u"the tree's .bazelversion is the Bazel that is used"_s}
        << Rule{u"bazel.no_android"_s,
                S::Error,
                u"bazel"_s,
                QT_TRANSLATE_NOOP("cw::Rules", "catalog: bazelPackages"),
                noAndroid,
                u"Bazel has the rules for Android that the tree's BUILD files name, or stand-ins are allowed"_s};
}

} // namespace cw
