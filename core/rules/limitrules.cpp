// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

void jobs(RuleRun& run)
{
    if (!run.isSet("jobs") && !run.isSet("ram"))
        return;
    const Budget& budget = run.budget();
    if (budget.jobsFrom != Budget::Origin::Configuration)
        return;
    if (!budget.jobsUnknown.isEmpty()) {
        run.unknown(budget.jobsUnknown);
        return;
    }
    if (budget.machineCores == 0) {
        run.unknown(tr("How many cores the building machine has is not known."));
        return;
    }
    if (budget.jobs > budget.machineCores)
        run.found(tr("%1 jobs on %2 cores do not build faster and need more memory.")
                      .arg(budget.jobs)
                      .arg(budget.machineCores),
                  setField("jobs", budget.machineCores));
}

void memory(RuleRun& run)
{
    if (!run.isSet("ram"))
        return;
    const Budget& budget = run.budget();
    if (!budget.memoryUnknown.isEmpty()) {
        run.unknown(budget.memoryUnknown);
        return;
    }
    if (budget.machineMiB == 0) {
        run.unknown(tr("How much memory the building machine has is not known."));
        return;
    }
    if (budget.totalMiB > budget.machineMiB)
        run.found(
            tr("The build may use %1 MiB, and the machine has %2 MiB.").arg(budget.totalMiB).arg(budget.machineMiB),
            setField("ram", std::max(1, int(qint64(budget.machineMiB) * 3 / 4))));
}

/// Where somebody asked for less than a build is made in, or for a part of the machine that is less.
void leastMemory(RuleRun& run)
{
    if (!run.isSet("ram"))
        return;
    const Budget& budget = run.budget();
    if (budget.raised)
        run.found(tr("\"%1\" of the machine's %2 MiB is less than a build needs, so the build gets %3 MiB.")
                      .arg(budget.memoryText)
                      .arg(budget.machineMiB)
                      .arg(budget.totalMiB),
                  setField("ram", budget.totalMiB));
    else if (budget.totalMiB > 0 && budget.totalMiB < Budget::leastMiB)
        run.found(
            tr("The build may use %1 MiB: Bazel's server gets %2 of them and crawls, and %3 are left for compilers.")
                .arg(budget.totalMiB)
                .arg(budget.heapMiB)
                .arg(budget.actionsMiB),
            setField("ram", Budget::leastMiB));
}

/// What RAM,CPU,IO of old instructions means here.
void resources(RuleRun& run)
{
    if (!run.isSet("ram"))
        return;
    const Budget& budget = run.budget();
    if (!budget.memoryWritten || budget.memoryWritten->form != Limit::Form::Resources)
        return;
    run.found(
        tr("\"%1\" is Bazel's old --local_resources: %2 MiB, %3 cores and %4 of a workstation's disk. Here Bazel's "
           "server counts among these MiB, actions at once are %5 at most, and the disk's part has no counterpart.")
            .arg(budget.memoryText)
            .arg(budget.totalMiB)
            .arg(budget.memoryWritten->cores)
            .arg(budget.memoryWritten->io)
            .arg(budget.atOnce()),
        tr("Nothing needs to be done."));
}

void perJob(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release)
        return;
    const Budget& budget = run.budget();
    const int jobs = budget.jobs > 0 ? budget.jobs : budget.machineCores; // Bazel's own choice: one for each core
    const int ram = budget.forActionsMiB();
    if (jobs == 0 || ram == 0)
        return;
    // What was measured here counts for more than what others saw, and a larger compiler for more than a smaller one.
    const int seen = run.selection.cuda ? release->ramPerJobCudaMiB : release->ramPerJobMiB;
    const int measured = int(run.number("source.peak"));
    const int need = std::max(seen, measured);
    if (need == 0 || ram >= qint64(need) * jobs)
        return;
    if (measured <= seen)
        run.because(release->source(u"ramPerJobMiB"_s));
    const int fitting = std::max(1, ram / need);
    const QString text =
        (measured > seen
             ? tr("%1 MiB for %2 jobs is %3 MiB for each; the largest compiler of an earlier run needed %4 MiB.")
                   .arg(ram)
                   .arg(jobs)
                   .arg(ram / jobs)
                   .arg(measured)
             : tr("%1 MiB for %2 jobs is %3 MiB for each; %4 was seen to need about %5 MiB.")
                   .arg(ram)
                   .arg(jobs)
                   .arg(ram / jobs)
                   .arg(release->name)
                   .arg(need))
        + (budget.besideMiB() > 0 ? u' '
                                        + tr("The other %1 of %2 MiB are for Bazel's server.")
                                              .arg(budget.besideMiB())
                                              .arg(ram + budget.besideMiB())
                                  : QString());
    if (fitting < jobs)
        run.found(text, setField("jobs", fitting));
    else
        run.found(text, tr("One job is the least; give it more memory or swap."));
}

void nativeMemory(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!run.buildsOnDevice() || !release || release->ramPerJobMiB < 2048)
        return; // a small project builds anywhere
    if (!run.knows("device.ram")) {
        run.unknown(tr("Whether the device has the memory to build on it is not known yet."), connectDevice());
        return;
    }
    const qint64 together = run.number("device.ram") + run.number("device.swap");
    constexpr qint64 least = 8 * 1024;
    if (together >= least)
        return;
    const auto repair = run.firstThatHolds({setField("mode", u"cross"_s)});
    run.found(Finding::Severity::Error,
              tr("Building on the device needs about 8 GiB of memory and swap together; it has %1 MiB.").arg(together),
              repair, repair ? QString() : tr("Give it %1 MiB of swap.").arg(least - run.number("device.ram")));
}

void disk(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release || release->diskMiB == 0)
        return;
    if (!run.buildKnows("disk")) {
        run.unknown(tr("How much room there is on the disk is not known."));
        return;
    }
    run.because(release->source(u"diskMiB"_s));
    if (run.buildNumber("disk") < release->diskMiB)
        run.found(tr("%1 needs about %2 MiB on the disk where the cache lies, and %3 MiB are free.")
                      .arg(release->name)
                      .arg(release->diskMiB)
                      .arg(run.buildNumber("disk")),
                  tr("Make room, or move the cache (XDG_CACHE_HOME)."));
}

void ownFlags(RuleRun& run)
{
    // What the runner sets itself: two spellings of one limit would leave it open which holds.
    static const QMap<QString, QString> fieldOf{{u"--jobs"_s, u"jobs"_s},
                                                {u"-j"_s, u"jobs"_s},
                                                {u"--local_ram_resources"_s, u"ram"_s},
                                                {u"--local_resources"_s, u"ram"_s},
                                                {u"--output_base"_s, QString()},
                                                {u"--output_user_root"_s, QString()},
                                                {u"--build_event_json_file"_s, QString()}};
    const QStringList flags = run.list("flags");
    QStringList kept;
    QStringList ours;
    for (const QString& flag : flags)
        (fieldOf.contains(flag.section(u'=', 0, 0)) ? ours : kept).append(flag);
    if (ours.isEmpty())
        return;
    const Repair repair = kept.isEmpty() ? unsetFields({u"flags"_s}, tr("Remove flags."))
                                         : setField("flags", QJsonArray::fromStringList(kept));
    run.found(tr("%1: Crosswright sets this flag itself, from the fields jobs and ram and from the run.")
                  .arg(ours.join(u' ')),
              repair);
}

/// Core hours of published builds: from the quickest to the slowest that was told with its cores.
struct Published
{
    const char* first; ///< release
    const char* last;
    bool cuda;
    double least, most;
    const char* source;
};

constexpr std::array<Published, 6> published{{
    {"1.0", "1.15.99", false, 1, 18,
     QT_TRANSLATE_NOOP("cw::Rules",
                       "a cross build of 1.5 on a Core i7 in 15 min; debian-devel 2019-04; tensorflow#28832")},
    {"1.0", "1.15.99", true, 1.5, 30,
     QT_TRANSLATE_NOOP("cw::Rules", "a cross build of 1.5 on a Core i7 in 22 min; tensorflow#18643; JetsonTFBuild#4")},
    {"2.0", "2.15.99", false, 11, 64,
     QT_TRANSLATE_NOOP("cw::Rules", "conda tensorflow-feedstock#110 (not finished after 5 h 40 on 2 cores)")},
    {"2.0", "2.15.99", true, 90, 256, QT_TRANSLATE_NOOP("cw::Rules", "tensorflow#34719; tensorflow#44605")},
    {"2.16", "2.99", false, 64, 144, QT_TRANSLATE_NOOP("cw::Rules", "conda tensorflow-feedstock#426 and #438")},
    {"2.16", "2.99", true, 144, 256, QT_TRANSLATE_NOOP("cw::Rules", "conda tensorflow-feedstock#438")},
}};

const Published* publishedTime(const RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release || release->project != "tensorflow"_L1 || run.text("product") != "wheel"_L1)
        return nullptr;
    for (const Published& each : published) {
        if (each.cuda == run.selection.cuda && !older(release->version, QString::fromLatin1(each.first))
            && !older(QString::fromLatin1(each.last), release->version))
            return &each;
    }
    return nullptr;
}

QString hours(double value)
{
    return QString::number(value, 'f', value < 10 ? 1 : 0);
}

void estimate(RuleRun& run)
{
    const Published* times = publishedTime(run);
    if (!times)
        return;
    const int jobs = run.budget().atOnce();
    if (jobs == 0) {
        run.unknown(tr("How long the build takes is not known: the building machine's cores are not."));
        return;
    }
    run.because(tr(times->source));
    run.found(tr("Published builds of such releases took %1 to %2 core hours; with %3 jobs that is %4 to %5 hours.")
                  .arg(hours(times->least), hours(times->most))
                  .arg(jobs)
                  .arg(hours(times->least / jobs), hours(times->most / jobs)),
              tr("Nothing needs to be done; a cache makes the next build short."));
}

void tooLong(RuleRun& run)
{
    constexpr double day = 24;
    const Published* times = publishedTime(run);
    const int jobs = run.budget().atOnce();
    if (!times || jobs == 0 || times->least / jobs <= day)
        return;
    run.because(tr(times->source));
    run.found(tr("With %1 jobs this build takes more than a day: published ones took at least %2 core hours.")
                  .arg(jobs)
                  .arg(hours(times->least)),
              tr("Build on a machine with more cores, use a remote cache, or build tflite."));
}

/// The packing step copies everything that goes into the wheel to TMPDIR.
void temporary(RuleRun& run)
{
    const Release* release = run.selection.release;
    if (!release || release->project != "tensorflow"_L1 || run.text("product") != "wheel"_L1)
        return;
    if (!run.buildKnows("disk_tmp")) {
        run.unknown(tr("How much room there is for temporary files is not known; making the wheel needs about 4 GiB."));
        return;
    }
    if (run.buildNumber("disk_tmp") < 4096)
        run.found(tr("Making the wheel needs about 4096 MiB for temporary files, and %1 MiB are free.")
                      .arg(run.buildNumber("disk_tmp")),
                  tr("Set TMPDIR to a folder on a larger disk."));
}

} // namespace

void addLimitRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    rules << Rule{u"jobs.cores"_s,
                  S::Warning,
                  u"jobs"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "probe of the building machine"),
                  jobs,
                  u"no more jobs than cores"_s}
          << Rule{u"ram.host"_s, S::Error,
                  u"ram"_s,      QT_TRANSLATE_NOOP("cw::Rules", "probe of the building machine"),
                  memory,        u"the build may not use more memory than there is"_s}
          << Rule{u"ram.least"_s, S::Warning,
                  u"ram"_s,       QT_TRANSLATE_NOOP("cw::Rules", "the heap that old Bazel servers were seen to need"),
                  leastMemory,    u"the build has the memory for Bazel's server and a compiler"_s}
          << Rule{u"ram.resources"_s,
                  S::Info,
                  u"ram"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "help text of --local_resources, Bazel 0.17.2 to 2.1.0"),
                  resources,
                  u"what RAM,CPU,IO in place of a size means"_s}
          << Rule{u"ram.per_job"_s, S::Warning,
                  u"jobs"_s,        QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                  perJob,           u"each job has the memory that one compiler was seen to need"_s}
          << Rule{u"ram.native"_s,
                  S::Error,
                  u"mode"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "published native builds on Jetson boards: 4 GiB and 8 GiB of swap"),
                  nativeMemory,
                  u"a device that builds has 8 GiB of memory and swap together"_s}
          << Rule{u"disk.host"_s, S::Warning,
                  u"source"_s,    QT_TRANSLATE_NOOP("cw::Rules", "catalog: releases"),
                  disk,           u"there is room for the build"_s}
          << Rule{u"disk.tmp"_s,
                  S::Warning,
                  u"source"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "rocm-arch#15: a wheel did not fit into a temporary folder of 4 GB"),
                  temporary,
                  u"there is room for temporary files when the wheel is packed"_s}
          << Rule{u"time.estimate"_s, S::Info,
                  u"jobs"_s,          QT_TRANSLATE_NOOP("cw::Rules", "published build times"),
                  estimate,           u"how long the build will take, from published builds"_s}
          << Rule{u"time.long"_s, S::Warning,
                  u"jobs"_s,      QT_TRANSLATE_NOOP("cw::Rules", "published build times"),
                  tooLong,        u"the build ends within a day"_s}
          << Rule{u"flags.own"_s, S::Error,
                  u"flags"_s,     QT_TRANSLATE_NOOP("cw::Rules", "docs/formats.md: plan"),
                  ownFlags,       u"flags do not set what Crosswright sets itself"_s};
}

} // namespace cw
