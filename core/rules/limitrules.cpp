// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

void jobs(RuleRun& run)
{
    const int jobs = run.count("jobs");
    if (jobs == 0)
        return;
    if (!run.buildKnows("cores")) {
        run.unknown(tr("How many cores the building machine has is not known."));
        return;
    }
    const int cores = int(run.buildNumber("cores"));
    if (jobs > cores && cores > 0)
        run.found(tr("%1 jobs on %2 cores do not build faster and need more memory.").arg(jobs).arg(cores),
                  setField("jobs", cores));
}

void memory(RuleRun& run)
{
    const int ram = run.count("ram");
    if (ram == 0)
        return;
    if (!run.buildKnows("ram")) {
        run.unknown(tr("How much memory the building machine has is not known."));
        return;
    }
    const int there = int(run.buildNumber("ram"));
    if (ram > there && there > 0)
        run.found(tr("The build may use %1 MiB, and the machine has %2 MiB.").arg(ram).arg(there),
                  setField("ram", std::max(1, there * 3 / 4)));
}

void perJob(RuleRun& run)
{
    const Release* release = run.selection.release;
    const int jobs = run.count("jobs");
    int ram = run.count("ram");
    if (ram == 0)
        ram = int(run.buildNumber("ram"));
    if (!release || jobs == 0 || ram == 0)
        return;
    const int need = run.selection.cuda ? release->ramPerJobCudaMiB : release->ramPerJobMiB;
    if (need == 0 || ram >= need * jobs)
        return;
    run.because(release->source(u"ramPerJobMiB"_s));
    const int fitting = std::max(1, ram / need);
    const QString text = tr("%1 MiB for %2 jobs is %3 MiB for each; %4 was seen to need about %5 MiB.")
                             .arg(ram)
                             .arg(jobs)
                             .arg(ram / jobs)
                             .arg(release->name)
                             .arg(need);
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
    if (together < 8 * 1024)
        run.found(
            tr("Building on the device needs about 8 GiB of memory and swap together; it has %1 MiB.").arg(together),
            setField("mode", u"cross"_s));
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

} // namespace

void addLimitRules(QList<Rule>& rules)
{
    using S = Finding::Severity;
    rules << Rule{u"jobs.cores"_s, S::Warning, u"jobs"_s, u"probe of the building machine"_s, jobs}
          << Rule{u"ram.host"_s, S::Error, u"ram"_s, u"probe of the building machine"_s, memory}
          << Rule{u"ram.per_job"_s, S::Warning, u"jobs"_s, u"catalog: releases"_s, perJob}
          << Rule{u"ram.native"_s, S::Error, u"mode"_s,
                  u"published native builds on Jetson boards: 4 GiB and 8 GiB of swap"_s, nativeMemory}
          << Rule{u"disk.host"_s, S::Warning, u"source"_s, u"catalog: releases"_s, disk}
          << Rule{u"flags.own"_s, S::Error, u"flags"_s, u"docs/formats.md: plan"_s, ownFlags};
}

} // namespace cw
