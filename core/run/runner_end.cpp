// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The second half of Runner: what goes on beside the steps, and how a run ends.

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/run/bazeljob.h"
#include "core/run/failuretext.h"
#include "core/run/runner.h"
#include "core/run/runreader.h"
#include "core/run/runsummaryfile.h"
#include "core/run/serverend.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QStorageInfo>
#include <QThread>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qint64 longestFailure = 1024 * 1024;
constexpr qsizetype runningTold = 16; ///< texts of running actions in one progress event

QString phaseName(BuildProgress::Phase phase)
{
    switch (phase) {
    case BuildProgress::Phase::Analysing: return u"analysing"_s;
    case BuildProgress::Phase::Building: return u"building"_s;
    case BuildProgress::Phase::Loading: break;
    }
    return u"loading"_s;
}

/// Below this much free space (bytes) a run ends itself politely; a small disk gets a small margin.
qint64 leastFree(const QStorageInfo& disk)
{
    return std::min<qint64>(64 * 1024 * 1024, disk.bytesTotal() / 50);
}

/// The folder itself or the nearest one above it that is there.
QString existing(QString path)
{
    while (!path.isEmpty() && !QFileInfo::exists(path))
        path = path.section(u'/', 0, -2);
    return path.isEmpty() ? u"/"_s : path;
}

} // namespace

void Runner::keepFailure(const FailedAction& action)
{
    // Bazel deletes what an action printed with the next build, so it is copied at once.
    QByteArray printed;
    for (const QString& path : {action.stderrPath, action.stdoutPath}) {
        QFile file(path);
        if (!path.isEmpty() && file.open(QIODevice::ReadOnly))
            printed += file.read(longestFailure);
    }
    QString name;
    if (!printed.isEmpty() && !m_diskFull && !m_folderGone) {
        name = "failures/"_L1 + QString::number(m_status.failures.size() + 1) + ".txt"_L1;
        if (!files::write(m_run.path() + u'/' + name, printed))
            name.clear();
    }
    QJsonObject fields{{"label"_L1, action.label},
                       {"mnemonic"_L1, action.mnemonic},
                       {"exit_code"_L1, action.exitCode},
                       {"output"_L1, name}};
    const QString text = QString::fromUtf8(printed) + u'\n' + action.message;
    if (const QString error = firstError(text); !error.isEmpty())
        fields.insert("error"_L1, error);
    if (const QJsonObject victim = victimOf(action, text); !victim.isEmpty()) {
        fields.insert("killed"_L1, victim);
        if (m_victim.isEmpty())
            m_victim = victim;
    }
    record(events::actionFailed, fields);
}

/// The program that was ended, as measured, and what the kernel counted; empty when nothing tells of one.
QJsonObject Runner::victimOf(const FailedAction& action, const QString& printed) const
{
    const auto killed = killedProgram(printed);
    if (!killed || !m_bazel)
        return {};
    const KillCounters::Rise kills = m_kills.rise();
    QJsonObject victim{{"program"_L1, killed->program}, {"label"_L1, action.label}};
    if (killed->saidItself)
        victim.insert("said_itself"_L1, true);
    if (kills.known)
        victim.insert("kernel"_L1, kills.any());
    // Of several compilers of that name it is the one that made this file, else the one that ended last.
    const ProcessReading* best = nullptr;
    const QList<ProcessReading> finished = m_bazel->measurements().finished();
    const auto makesIt = [&action](const ProcessReading& process) {
        return !process.what.isEmpty() && action.output.endsWith(process.what);
    };
    for (const ProcessReading& process : finished) {
        if (!killed->program.isEmpty() && process.program != killed->program)
            continue;
        const bool better = !best || (makesIt(process) && !makesIt(*best))
                            || (makesIt(process) == makesIt(*best) && process.lastMs > best->lastMs);
        if (better)
            best = &process;
    }
    if (best) {
        victim.insert("program"_L1, best->program);
        victim.insert("peak_mib"_L1, best->peakKiB / 1024);
    }
    return victim;
}

void Runner::keeperLost(const Status& problem)
{
    QJsonObject fields{{"replaced"_L1, bool(problem)}};
    if (!problem) {
        fields.insert("sentence"_L1, tr("The run lost its keeper and has no other one, so compilers and Bazel's server "
                                        "would outlive the runner if that were killed. %1")
                                         .arg(problem.error().sentence()));
    }
    record(events::keeperLost, fields);
}

void Runner::collect(const PlanStep& step)
{
    // A thread, since hashing hundreds of megabytes would make the journal silent and the socket deaf.
    m_collecting = true;
    auto* result = new Result<ArtifactList>(ArtifactList());
    QThread* thread =
        QThread::create([this, result] { *result = collectArtifacts(m_plan, m_run, m_products, m_cancelCollect); });
    connect(thread, &QThread::finished, this, [this, step, result, thread] {
        thread->deleteLater();
        const Result<ArtifactList> artifacts = *result;
        delete result;
        m_collecting = false;
        collected(step, artifacts);
    });
    thread->start();
}

void Runner::collected(const PlanStep& step, const Result<ArtifactList>& artifacts)
{
    QJsonObject fields{{"step"_L1, step.id}, {"result"_L1, artifacts ? u"succeeded"_s : u"failed"_s}};
    if (!artifacts)
        fields.insert("sentence"_L1, artifacts.error().sentence());
    if (artifacts) {
        m_artifacts = *artifacts;
        for (const QJsonValue& artifact : m_artifacts.toJson(m_run.path()).value("artifacts"_L1).toArray())
            record(events::artifact, artifact.toObject());
    }
    record(events::stepFinished, fields, true);
    if (artifacts || m_stopping)
        nextStep();
    else
        finish(u"failed"_s, u"artifacts"_s, artifacts.error().sentence());
}

void Runner::heartbeat()
{
    QJsonObject fields;
    if (!m_status.steps.isEmpty())
        fields.insert("step"_L1, m_status.steps.last().id);
    if (m_bazel) {
        const BuildProgress& progress = m_bazel->progress();
        const MemorySample& measurement = m_bazel->measurement();
        fields.insert("phase"_L1, phaseName(progress.phase));
        if (progress.done >= 0)
            fields.insert("done"_L1, progress.done);
        if (progress.total >= 0 && !m_plan.totalUseless)
            fields.insert("total"_L1, progress.total);
        if (const int percent = percentNow(); percent >= 0)
            fields.insert("percent"_L1, percent);
        if (const auto left = remainingTime(m_counts, double(m_clock.elapsed()) / 1000);
            left && progress.phase == BuildProgress::Phase::Building) {
            fields.insert("remaining_s"_L1, QJsonObject{{"likely"_L1, std::llround(left->likely)},
                                                        {"low"_L1, std::llround(left->low)},
                                                        {"high"_L1, std::llround(left->high)}});
        }
        QJsonArray running;
        for (const RunningAction& action : progress.actions.mid(0, runningTold))
            running.append(action.text);
        fields.insert("running"_L1, running);
        fields.insert("compilers"_L1, measurement.compilers);
        fields.insert("memory_mib"_L1, measurement.totalKiB() / 1024);
        fields.insert("available_mib"_L1, measurement.availableKiB / 1024);
    }
    record(events::progress, fields);
    checkFolder();
    checkOthers();
    checkDisk();
}

void Runner::checkDisk()
{
    if (m_diskFull || m_finishing)
        return;
    for (const QString& path : {m_run.path(), m_plan.outputBase}) {
        if (path.isEmpty())
            continue;
        const QStorageInfo disk(existing(path));
        if (disk.isValid() && disk.bytesTotal() > 0 && disk.bytesAvailable() < leastFree(disk)) {
            diskFull(path);
            return;
        }
    }
}

void Runner::diskFull(const QString& path)
{
    if (m_diskFull)
        return;
    m_diskFull = true;
    // Gives back the space in which the end is written.
    QFile::remove(m_run.reserveFile());
    const QString sentence =
        tr("The disk of %1 is full. Free some space and build again: what was built is kept.").arg(path);
    record(events::limit, {{"limit"_L1, u"disk"_s}, {"path"_L1, path}, {"sentence"_L1, sentence}});
    m_sentence = sentence;
    stop(u"disk"_s, u"runner"_s);
}

void Runner::record(QLatin1StringView event, const QJsonObject& fields, bool durable)
{
    if (m_diskFull && event == events::progress)
        return; // the reserve is for the end
    const Status appended = m_journal.append(event, fields, durable);
    m_status.apply({m_status.now(), m_journal.lastSequence(), event, fields});
    if (!appended && !m_diskFull) {
        diskFull(m_run.path());
        (void)m_journal.append(event, fields, durable);
    }
}

void Runner::stop(const QString& reason, const QString& by, bool force)
{
    if (m_finishing && !force)
        return;
    const bool first = !m_stopping;
    m_stopping = true;
    if (first) {
        m_stopClock.start();
        m_reason = reason;
        if (m_sentence.isEmpty())
            m_sentence = tr("The run was stopped; building again continues it.");
    }
    if (first || force)
        record(events::stopAsked, {{"reason"_L1, reason}, {"by"_L1, by}, {"force"_L1, force}}, true);
    m_keeper.continueAll();
    m_cancelCollect = true;
    if (m_job)
        m_job->stop(force);
    else if (!m_collecting)
        QMetaObject::invokeMethod(this, &Runner::nextStep, Qt::QueuedConnection);
}

void Runner::finish(const QString& result, const QString& reason, const QString& sentence)
{
    if (m_finishing)
        return;
    m_finishing = true; // the heart goes on beating while the server is ended
    m_result = result;
    m_reason = reason;
    m_sentence = sentence;
    // Not from within a signal of what is about to be ended.
    QMetaObject::invokeMethod(this, &Runner::endServer, Qt::QueuedConnection);
}

void Runner::endServer()
{
    const bool keep = m_options.keepServer && !m_stopping;
    if (m_bazelStep.program.isEmpty() || keep) {
        writeEnd();
        return;
    }
    m_serverEnd = std::make_unique<ServerEnd>(ServerEnd::Request{m_bazelStep, m_plan.outputBase});
    connect(m_serverEnd.get(), &ServerEnd::finished, this, [this](const QString& how) {
        record(events::serverEnded, {{"how"_L1, how}});
        writeEnd();
    });
    const qint64 left = m_stopping ? stopLimitMs - 1000 - m_stopClock.elapsed() : stopLimitMs;
    m_serverEnd->start(int(std::max<qint64>(1000, left)));
}

void Runner::writeEnd()
{
    m_heartbeat.stop();
    m_keeper.close();
    QFile::remove(m_run.reserveFile());
    QJsonObject fields{{"result"_L1, m_result}};
    if (!m_reason.isEmpty())
        fields.insert("reason"_L1, m_reason);
    if (!m_sentence.isEmpty())
        fields.insert("sentence"_L1, m_sentence);
    // The report tells the end too, so it is written from the status as it will be, before the journal says it is over.
    RunStatus last = m_status;
    last.apply({m_status.now(), 0, events::result, fields});
    m_folderGone = m_folderGone || !QFileInfo::exists(m_run.lockFile());
    if (m_folderGone) {
        // Nothing of it comes back.
    } else if (auto written =
                   files::write(m_run.reportFile(), json::pretty(m_report.toJson(last, m_artifacts, m_run.path())));
               !written) {
        fields.insert("report_error"_L1, written.error().sentence());
    }
    record(events::result, fields, true);
    if (!m_folderGone)
        (void)writeSummary(m_run, RunReader(m_run, JournalReader::Progress::Last).status());
    m_control.close();
    m_outputBaseLock.release();
    m_runLock.release();
    Q_EMIT ended(m_status);
}

QJsonObject Runner::answer(const QJsonObject& question)
{
    const QString ask = question.value("ask"_L1).toString();
    if (ask == "status"_L1)
        return m_status.toJson();
    if (ask == "stop"_L1) {
        stop(u"asked"_s, question.value("by"_L1).toString(u"socket"_s), question.value("force"_L1).toBool());
        return {{"stopping"_L1, true}, {"run"_L1, m_run.id()}};
    }
    return {{"error"_L1, tr("The runner does not know \"%1\"; it knows status and stop.").arg(ask)}};
}

} // namespace cw
