// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/otherruns.h"

#include "core/base/filelock.h"
#include "core/monitor/cgroup.h"
#include "core/monitor/procreader.h"
#include "core/run/rundirectory.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <QThread>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::sharingSentence", text);
}

} // namespace

MachineSize MachineSize::here()
{
    qint64 kib = ProcReader().machine().totalKiB;
    if (const auto limit = readCgroupLimits().memoryMaxKiB; limit && (kib == 0 || *limit < kib))
        kib = *limit;
    return {QThread::idealThreadCount(), kib / 1024};
}

QList<LiveRun> liveRuns(const QString& except)
{
    QList<LiveRun> found;
    for (const RunDirectory& run : RunDirectory::all()) {
        if (run.id() == except || !FileLock::holder(run.lockFile()))
            continue;
        QFile journal(run.journalFile());
        if (!journal.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject created = QJsonDocument::fromJson(journal.readLine()).object();
        found.append({run.id(), created.value("jobs"_L1).toInt(), created.value("ram_mib"_L1).toInt()});
    }
    return found;
}

QString sharingSentence(const LiveRun& own, const QList<LiveRun>& others, const MachineSize& machine)
{
    if (others.isEmpty())
        return {};
    qint64 memory = own.ramMiB;
    qint64 jobs = own.jobs > 0 ? own.jobs : machine.cores;
    bool limited = own.ramMiB > 0;
    QStringList names;
    for (const LiveRun& run : others) {
        memory += run.ramMiB;
        jobs += run.jobs > 0 ? run.jobs : machine.cores;
        limited = limited && run.ramMiB > 0;
        names.append(run.id);
    }
    QStringList sentences;
    if (!limited)
        sentences.append(
            tr("Not every one of them has a memory limit, so nothing keeps them within the machine's %1 MiB.")
                .arg(machine.memoryMiB));
    else if (machine.memoryMiB > 0 && memory > machine.memoryMiB)
        sentences.append(
            tr("Together they may use %1 MiB; this machine has %2 MiB.").arg(memory).arg(machine.memoryMiB));
    if (machine.cores > 0 && jobs > machine.cores)
        sentences.append(tr("Together they run up to %1 jobs on %2 cores.").arg(jobs).arg(machine.cores));
    if (sentences.isEmpty())
        return {};
    return tr("Another run goes on beside this one: %1.").arg(names.join(", "_L1)) + u' ' + sentences.join(u' ');
}

} // namespace cw
