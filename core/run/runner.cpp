// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runner.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/run/bazeljob.h"
#include "core/run/bazelsentence.h"
#include "core/run/commandjob.h"
#include "core/run/configurejob.h"
#include "core/run/failuretext.h"
#include "core/run/placeholders.h"
#include "core/run/planwriter.h"
#include "core/run/runreader.h"
#include "core/run/serverend.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QStorageInfo>
#include <QThread>

#include <csignal>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString kindName(PlanStep::Kind kind)
{
    switch (kind) {
    case PlanStep::Kind::Bazel: return u"bazel"_s;
    case PlanStep::Kind::Collect: return u"collect"_s;
    case PlanStep::Kind::Command: break;
    }
    return u"command"_s;
}

constexpr qint64 mostOfTheLog = 8 * 1024 * 1024; ///< of a failed program's output, looked through for its first error

} // namespace

Runner::Runner(const Request& request, QObject* parent)
    : QObject(parent)
    , m_request(request)
    , m_run(request.run)
    , m_control([this](const QJsonObject& question) { return answer(question); })
{
    m_heartbeat.setTimerType(Qt::PreciseTimer);
    m_heartbeat.setInterval(heartbeatMs);
    connect(&m_heartbeat, &QTimer::timeout, this, &Runner::heartbeat);
}

Runner::~Runner() = default;

QString Runner::outputBaseLock(const QString& outputBase)
{
    return QDir::cleanPath(outputBase) + ".crosswright-lock"_L1;
}

Status Runner::start()
{
    auto lock = FileLock::take(m_run.lockFile(), QByteArray::number(QCoreApplication::applicationPid()));
    if (!lock)
        return Error{Error::Kind::Refused, tr("Run %1 already has a runner.").arg(m_run.id())};
    m_runLock = std::move(*lock);
    RunReader reader(m_run);
    m_status = reader.status();
    if (m_status.state != RunStatus::State::Created && m_status.state != RunStatus::State::Broken) {
        return Error{Error::Kind::Refused, tr("Run %1 is over.").arg(m_run.id()),
                     tr("Build again: that makes a new run which continues it.")};
    }
    if (m_status.started > 0) {
        return Error{Error::Kind::Refused, tr("Run %1 lost its runner and stays as it is.").arg(m_run.id()),
                     tr("Build again: that makes a new run which continues it.")};
    }
    m_status.state = RunStatus::State::Created; // the lock is ours now, so it is not broken
    m_options.untilStep = m_status.untilStep;
    JournalReader created(m_run.journalFile());
    for (const JournalEvent& event : created.next())
        m_options.keepServer = m_options.keepServer || event.fields.value("keep_server"_L1).toBool();
    auto journal = Journal::open(m_run.journalFile());
    if (!journal)
        return journal.error();
    m_journal = std::move(*journal);
    m_clock.start();
    // A reader that went away, or a keeper that was ended, must not end the runner.
    ::signal(SIGPIPE, SIG_IGN);

    const Status listening = m_control.listen(m_run.socketFile());
    record(events::runnerStarted, {{"pid"_L1, QCoreApplication::applicationPid()},
                                   {"socket"_L1, m_run.socketFile()},
                                   {"session"_L1, m_request.session}});
    if (!listening) {
        finish(u"failed"_s, u"socket"_s, listening.error().sentence());
        return Done{};
    }
    if (auto prepared = prepare(); !prepared) {
        const bool refused = prepared.error().kind == Error::Kind::Refused;
        finish(u"failed"_s, refused ? u"refused"_s : u"files"_s, prepared.error().sentence());
        return Done{};
    }
    m_heartbeat.start();
    QMetaObject::invokeMethod(this, &Runner::nextStep, Qt::QueuedConnection);
    return Done{};
}

/// Everything that is needed before the first step, and the plan's files.
Status Runner::prepare()
{
    auto plan = m_run.plan();
    if (!plan)
        return plan.error();
    if (plan->hash() != m_request.approvedHash) {
        return Error{Error::Kind::Refused, tr("The plan of this run is not the one that was approved."),
                     tr("Approve plan %1, or build again.").arg(plan->hash())};
    }
    m_plan = std::move(*plan);
    if (!m_plan.outputBase.isEmpty()) {
        const QString path = outputBaseLock(m_plan.outputBase);
        auto lock = FileLock::take(path, m_run.id().toUtf8());
        if (!lock) {
            const QByteArray holder = FileLock::holder(path).value_or(QByteArray());
            return Error{Error::Kind::Refused,
                         tr("Run %1 is using the same output base.").arg(QString::fromUtf8(holder)),
                         tr("Wait for it, or stop it with \"crosswright stop\".")};
        }
        m_outputBaseLock = std::move(*lock);
    }
    if (auto started = m_keeper.start(m_request.program, m_outputBaseLock.descriptor()); !started)
        return started;
    m_keeper.setLost([this](const Status& problem) { keeperLost(problem); });
    m_keeper.listens(m_run.socketFile());
    m_memory = LimitWatch(qint64(m_plan.ramMiB) * 1024);
    auto log = AppendFile::open(m_run.logFile());
    if (!log)
        return log.error();
    m_log = std::move(*log);
    auto measurements = AppendFile::open(m_run.measurementsFile());
    if (!measurements)
        return measurements.error();
    m_measurements = std::move(*measurements);
    if (auto headed = m_measurements.append(memorySamplesHeader() + '\n'); !headed)
        return headed;
    auto written = writePlanFiles(m_plan.files);
    if (!written)
        return written.error();
    record(events::filesWritten, {{"written"_L1, written->written}, {"unchanged"_L1, written->unchanged}});
    return Done{};
}

void Runner::nextStep()
{
    if (m_finishing)
        return;
    if (m_stopping) {
        finish(u"stopped"_s, m_reason, m_sentence);
        return;
    }
    const bool reached = m_next > 0 && m_plan.steps[m_next - 1].id == m_options.untilStep;
    if (reached) {
        finish(u"configured"_s);
    } else if (m_next < m_plan.steps.size()) {
        runStep(withRun(m_plan.steps[m_next++], m_run.path()));
    } else if (!m_options.untilStep.isEmpty()) {
        finish(u"failed"_s, u"step"_s, tr("The plan has no step \"%1\".").arg(m_options.untilStep));
    } else {
        finish(u"succeeded"_s);
    }
}

void Runner::runStep(const PlanStep& step)
{
    const auto exists = [](const QString& path) { return QFileInfo::exists(path); };
    if (!step.skipIfExists.isEmpty() && std::all_of(step.skipIfExists.begin(), step.skipIfExists.end(), exists)) {
        record(events::stepSkipped, {{"step"_L1, step.id},
                                     {"title"_L1, step.title},
                                     {"sentence"_L1, tr("%1 is already there.").arg(step.skipIfExists.first())}});
        QMetaObject::invokeMethod(this, &Runner::nextStep, Qt::QueuedConnection);
        return;
    }
    m_stepLogOffset = m_log.size();
    record(events::stepStarted,
           {{"step"_L1, step.id},
            {"kind"_L1, kindName(step.kind)},
            {"title"_L1, step.title},
            {"log_offset"_L1, m_log.size()}},
           true);
    if (step.kind == PlanStep::Kind::Collect) {
        collect(step);
        return;
    }
    if (step.kind == PlanStep::Kind::Bazel) {
        const QString eventsFile = eventsFileOf(step, m_run.eventsFile());
        auto job = std::make_unique<BazelJob>(step, BazelJob::Places{m_plan.outputBase, eventsFile}, m_clock);
        m_bazel = job.get();
        m_bazelStep = step;
        m_counts.clear();
        m_percent = -1;
        m_victim = {};
        m_kills = KillCounters();
        m_kills.watch(u"self"_s);
        if (!m_plan.outputBase.isEmpty())
            m_keeper.buildStarts(m_plan.outputBase);
        watch(m_bazel);
        m_job = std::move(job);
    } else {
        // What runs elsewhere is judged there, by its script.
        if (step.configure && step.where != PlanStep::Where::Device && step.where != PlanStep::Where::BuildHost)
            m_job = std::make_unique<ConfigureJob>(step);
        else
            m_job = std::make_unique<CommandJob>(step);
    }
    connect(m_job.get(), &StepJob::sessionStarted, this, [this](qint64 leader) {
        if (const auto stat = ProcReader().stat(leader))
            (void)m_keeper.sessionStarted({stat->pid, stat->start});
    });
    connect(m_job.get(), &StepJob::output, this, [this](const QByteArray& bytes) {
        if (!m_diskFull && !m_log.append(bytes))
            diskFull(m_run.path());
    });
    connect(m_job.get(), &StepJob::finished, this, [this, step](const StepEnd& end) { stepEnded(step, end); });
    m_job->start();
    if (m_job && m_stopping)
        m_job->stop(false);
}

void Runner::watch(BazelJob* job)
{
    connect(job, &BazelJob::started, this, [this](qint64 serverPid, qint64 clientPid) {
        m_kills.watch(QString::number(serverPid)); // a server that was there before may be in another control group
        record(events::bazelStarted, {{"server_pid"_L1, serverPid}, {"client_pid"_L1, clientPid}});
    });
    connect(job, &BazelJob::measured, this, &Runner::measured);
    connect(job, &BazelJob::actionFailed, this, &Runner::keepFailure);
}

void Runner::explainBuild(StepEnd& end)
{
    const KillCounters::Rise kills = m_kills.rise();
    BazelFailure failure;
    failure.victim = m_victim;
    failure.kernelKnown = kills.known;
    failure.kernelKills = kills.any();
    failure.error = m_status.failures.isEmpty() ? QString() : m_status.failures.first().error;
    failure.message = m_bazel->firstError();
    const BazelSentence sentence = bazelSentence(end.exitCode, m_bazel->buildEvents(), failure);
    end.sentence = sentence.text;
    m_ofMemory = sentence.ofMemory;
}

/// A program says itself what it met; its exit code says little.
void Runner::explainCommand(StepEnd& end) const
{
    QFile log(m_run.logFile());
    if (!log.open(QIODevice::ReadOnly) || !log.seek(m_stepLogOffset))
        return;
    if (const QString error = firstError(QString::fromUtf8(log.read(mostOfTheLog))); !error.isEmpty())
        end.sentence = (end.sentence.endsWith(u'.') ? end.sentence.chopped(1) : end.sentence) + ": "_L1 + error;
}

QString Runner::missingFile(const PlanStep& step) const
{
    for (const QString& path : step.expectedFiles) {
        if (!QFileInfo::exists(path))
            return path;
    }
    return {};
}

void Runner::stepEnded(const PlanStep& step, StepEnd end)
{
    if (m_bazel) {
        m_products.outputs += m_bazel->buildEvents().outputs();
        for (const TargetOutcome& target : m_bazel->buildEvents().targets) {
            if (target.kind.endsWith("_test rule"_L1))
                m_products.tests.append(target.label);
        }
        m_report.addBuild(*m_bazel);
        recordMemory(m_memory.finish(m_clock.elapsed()));
        if (end.kind == StepEnd::Kind::Exited && end.exitCode != 0)
            explainBuild(end);
    } else if (end.kind == StepEnd::Kind::Exited && end.exitCode != 0) {
        explainCommand(end);
    }
    heartbeat();
    m_bazel = nullptr;
    m_keeper.sessionsEnded();
    m_job.release()->deleteLater();
    bool good = end.succeeded();
    if (const QString missing = missingFile(step); good && !missing.isEmpty()) {
        good = false;
        end.sentence = tr("\"%1\" ended without an error, but %2 is not there.").arg(step.title, missing);
    }
    QJsonObject fields{
        {"step"_L1, step.id}, {"result"_L1, good ? u"succeeded"_s : u"failed"_s}, {"exit_code"_L1, end.exitCode}};
    if (end.signal != 0)
        fields.insert("signal"_L1, end.signal);
    if (!end.sentence.isEmpty())
        fields.insert("sentence"_L1, end.sentence);
    record(events::stepFinished, fields, true);
    if (m_stopping || good) {
        nextStep();
        return;
    }
    switch (end.kind) {
    case StepEnd::Kind::Timeout: finish(u"failed"_s, u"timeout"_s, end.sentence); break;
    case StepEnd::Kind::OverLimit: finish(u"failed"_s, u"output-limit"_s, end.sentence); break;
    default: finish(u"failed"_s, m_ofMemory ? u"memory"_s : u"step"_s, end.sentence); break;
    }
}

} // namespace cw
