// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runfollower.h"

#include "core/run/journal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int heartbeatMs = 1000;
constexpr qint64 diskEveryMs = 10000;
constexpr qint64 pointEveryMs = 500;
constexpr qint64 failureBytes = 64 * 1024;

} // namespace

RunFollower::RunFollower() : m_throttle(this), m_heartbeat(this)
{
    m_throttle.setSingleShot(true);
    m_heartbeat.setInterval(heartbeatMs);
    connect(&m_throttle, &QTimer::timeout, this, &RunFollower::look);
    connect(&m_heartbeat, &QTimer::timeout, this, &RunFollower::changed);
}

void RunFollower::begin(const RunDirectory& run)
{
    end();
    m_files = new QFileSystemWatcher(this);
    connect(m_files, &QFileSystemWatcher::fileChanged, this, &RunFollower::changed);
    connect(m_files, &QFileSystemWatcher::directoryChanged, this, [this] {
        watchFiles();
        changed();
    });
    m_reader.emplace(run);
    m_journal.emplace(run.journalFile());
    m_measurements.emplace(run.measurementsFile());
    const auto plan = run.plan();
    m_plan = plan ? std::make_shared<const Plan>(*plan) : nullptr;
    m_files->addPath(run.path());
    watchFiles();
    m_heartbeat.start();
    look();
}

void RunFollower::end()
{
    m_heartbeat.stop();
    m_throttle.stop();
    delete m_files;
    m_files = nullptr;
    m_reader.reset();
    m_journal.reset();
    m_measurements.reset();
    m_plan.reset();
    m_peak = {};
    m_lastPoint.reset();
    m_heldBack.reset();
    m_failureOutput.clear();
    m_artifacts = {};
    m_zero = 0;
    m_first = true;
    m_waiting = false;
    m_endRead = false;
    m_sinceNews.invalidate();
    m_sinceDisk.invalidate();
}

void RunFollower::taken()
{
    m_waiting = false;
    if (m_throttle.isActive() || !m_reader)
        return;
    if (m_measurements->hasMore())
        changed();
}

void RunFollower::changed()
{
    if (!m_reader || m_throttle.isActive())
        return;
    const qint64 since = m_sinceNews.isValid() ? m_sinceNews.elapsed() : newsEveryMs;
    m_throttle.start(int(std::max<qint64>(0, newsEveryMs - since)));
}

/// The log is not among them: it may grow by megabytes a second, and it is not read here.
void RunFollower::watchFiles()
{
    const RunDirectory& run = m_reader->run();
    const QStringList watched = m_files->files();
    for (const QString& path : {run.journalFile(), run.measurementsFile()}) {
        if (!watched.contains(path) && QFileInfo::exists(path))
            m_files->addPath(path);
    }
}

void RunFollower::look()
{
    if (!m_reader)
        return;
    if (m_waiting) {
        // Whoever is told has not taken the last news: look again, later.
        m_throttle.start(newsEveryMs);
        return;
    }
    RunNews told;
    told.run = m_reader->run();
    m_reader->refresh();
    told.status = m_reader->status();
    m_zero = told.status.started;
    readJournal(told);
    readMeasurements(told);
    if (told.status.isOver())
        readEnd(told);
    else
        measureDisk(told);
    told.first = std::exchange(m_first, false);
    told.caughtUp = !m_measurements->hasMore();
    told.zero = m_zero;
    told.peak = m_peak;
    told.plan = m_plan;
    told.artifacts = m_artifacts;
    told.failureOutput = m_failureOutput;
    // A run that is over changes no more; files that are still written to it (a deployment) come by the watcher.
    if (told.status.isOver() && told.caughtUp)
        m_heartbeat.stop();
    m_waiting = true;
    m_sinceNews.start();
    Q_EMIT news(told);
}

void RunFollower::readJournal(RunNews& told)
{
    const auto tell = [this, &told](const ProgressPoint& point) {
        told.progress.append(point);
        m_lastPoint = point;
        m_heldBack.reset();
    };
    for (const JournalEvent& event : m_journal->next()) {
        if (event.event != events::progress || !event.fields.contains("done"_L1) || m_zero == 0)
            continue;
        const ProgressPoint point{event.time - m_zero, event.fields.value("done"_L1).toInteger(),
                                  event.fields.value("total"_L1).toInteger()};
        const bool same = m_lastPoint && m_lastPoint->done == point.done && m_lastPoint->total == point.total;
        if (same)
            continue;
        if (m_lastPoint && point.done >= m_lastPoint->done && point.ms - m_lastPoint->ms < pointEveryMs)
            m_heldBack = point;
        else
            tell(point);
    }
    if (m_heldBack && (told.status.isOver() || m_heldBack->ms - m_lastPoint->ms >= pointEveryMs))
        tell(*m_heldBack);
}

void RunFollower::readMeasurements(RunNews& told)
{
    const QList<MemorySample> fresh = m_measurements->next();
    for (const MemorySample& measured : fresh) {
        told.memory.append(
            {measured.t, measured.residentKiB, measured.swapUsedKiB, measured.compilers, measured.linkers});
        for (const ProcessReading& ended : measured.ended) {
            told.finished.append(
                {ended.group, ended.program, ended.what, ended.peakKiB, ended.cpuMs, ended.firstMs, ended.lastMs});
        }
        if (measured.totalKiB() <= m_peak.totalKiB)
            continue;
        m_peak = {measured.t, measured.totalKiB(), {}, {}, 0};
        for (const ProcessReading& process : measured.largest) {
            if (process.group == ProcessGroup::Server)
                continue;
            m_peak.program = process.program;
            m_peak.what = process.what;
            m_peak.processKiB = process.residentKiB;
            break;
        }
    }
    if (!fresh.isEmpty())
        told.latest = fresh.last();
}

void RunFollower::measureDisk(RunNews& told)
{
    if (m_sinceDisk.isValid() && m_sinceDisk.elapsed() < diskEveryMs)
        return;
    m_sinceDisk.start();
    // Bazel makes its folder only when it begins.
    QString folder = m_plan ? m_plan->outputBase : QString();
    while (folder.size() > 1 && !QFileInfo::exists(folder))
        folder = QFileInfo(folder).path();
    const QStorageInfo storage(folder);
    if (folder.size() > 1 && storage.isValid())
        told.freeBytes = storage.bytesAvailable();
}

void RunFollower::readEnd(RunNews& told)
{
    if (m_endRead)
        return;
    m_endRead = true;
    m_artifacts = ArtifactList::load(told.run.path()).valueOr({});
    for (const RunFailure& failure : told.status.failures) {
        QFile file(told.run.path() + u'/' + failure.output);
        if (!failure.output.isEmpty() && file.open(QIODevice::ReadOnly)) {
            m_failureOutput = QString::fromUtf8(file.read(failureBytes));
            break;
        }
    }
}

} // namespace cw
