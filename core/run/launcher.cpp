// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/launcher.h"

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/proc/process.h"
#include "core/run/filelock.h"
#include "core/run/runner.h"
#include "core/run/runreader.h"
#include "core/run/runsockets.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QThread>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int scopeLimitMs = 5000;
constexpr int startLimitMs = 20000;
constexpr int keeperLimitMs = 15000; ///< a keeper is through in eight seconds

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::launchRunner", text);
}

QString wordsFile(const RunDirectory& run)
{
    return run.path() + "/runner.err"_L1;
}

/// startDetached forks twice and calls setsid: the runner has no parent among ours, no terminal and its own session.
Status startDetached(const RunDirectory& run, const LaunchCommand& command)
{
    QProcess process;
    process.setProgram(command.program);
    process.setArguments(command.arguments);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(wordsFile(run), QIODevice::Append);
    process.setWorkingDirectory(run.path()); // not the caller's, whose disk it would keep busy
    if (!process.startDetached())
        return Error{Error::Kind::Process, tr("Cannot start the runner: %1.").arg(process.errorString())};
    return Done{};
}

bool waitForRunner(const RunDirectory& run, int limitMs)
{
    QElapsedTimer clock;
    clock.start();
    RunReader reader(run);
    while (clock.elapsed() < limitMs) {
        reader.refresh();
        if (reader.status().started > 0)
            return true;
        QThread::msleep(20);
    }
    return false;
}

} // namespace

LaunchCommand launchCommand(const RunDirectory& run, const QString& program, const QString& approvedHash,
                            bool userManager)
{
    const QStringList runner{u"runner"_s, run.path(), u"--approve"_s, approvedHash};
    if (!userManager)
        return {program, runner + QStringList{u"--session"_s, u"detached"_s}, u"detached"_s};
    return {u"systemd-run"_s,
            QStringList{u"--user"_s, u"--scope"_s, u"--quiet"_s, u"--collect"_s,
                        "--unit=crosswright-run-"_L1 + run.id(),
                        "--description="_L1 + tr("Crosswright run %1").arg(run.id()), u"--"_s, program}
                + runner + QStringList{u"--session"_s, u"scope"_s},
            u"scope"_s};
}

bool hasUserManager()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (runtime.isEmpty() || !QFileInfo::exists(runtime + "/systemd/private"_L1)
        || findProgram(u"systemd-run"_s).isEmpty())
        return false;
    const auto outcome = runProcess(
        {.program = u"systemctl"_s, .arguments = {u"--user"_s, u"show"_s, u"--property=Version"_s}, .timeoutMs = 2000});
    return outcome && outcome->succeeded();
}

Status launchRunner(const RunDirectory& run, const QString& program, const QString& approvedHash)
{
    if (hasUserManager()) {
        // A manager that answers may still refuse the scope (a container, a policy). Should it only be slow, the run's lock
        // lets one of the two runners have the run, and the other one leaves.
        const auto started = startDetached(run, launchCommand(run, program, approvedHash, true));
        if (started && waitForRunner(run, scopeLimitMs))
            return Done{};
    }
    if (auto started = startDetached(run, launchCommand(run, program, approvedHash, false)); !started)
        return started;
    if (waitForRunner(run, startLimitMs))
        return Done{};
    const QString said = QString::fromUtf8(files::read(wordsFile(run)).valueOr({})).trimmed();
    return Error{Error::Kind::Process, tr("The runner did not start within %1 s.").arg(startLimitMs / 1000), said};
}

Status canEndAfter(const Plan& plan, const QString& step)
{
    QStringList steps;
    for (const PlanStep& each : plan.steps)
        steps.append(each.id);
    if (step.isEmpty() || steps.contains(step))
        return Done{};
    return Error{Error::Kind::Refused,
                 tr("This plan has no step \"%1\" to end after, so nothing was done; its steps are: %2.")
                     .arg(step, steps.join(", "_L1)),
                 tr("\"crosswright build\" runs them all.")};
}

Result<RunDirectory> beginRun(const Plan& plan, RunOptions options, const QString& program)
{
    if (auto possible = canEndAfter(plan, options.untilStep); !possible)
        return possible.error();
    waitForKeeper(plan.outputBase);
    if (const QString other = runUsing(plan.outputBase); !other.isEmpty()) {
        return Error{Error::Kind::Refused, tr("Run %1 is building this source already.").arg(other),
                     tr("Watch it with \"crosswright attach %1\", or end it with \"crosswright stop %1\".").arg(other)};
    }
    if (options.continues.isEmpty())
        options.continues = unfinishedRun(plan.outputBase);
    auto run = RunDirectory::create(plan, options);
    if (!run)
        return run;
    if (auto started = launchRunner(*run, program, plan.hash()); !started)
        return started.error();
    return run;
}

QString unfinishedRun(const QString& outputBase)
{
    if (outputBase.isEmpty())
        return {};
    for (const RunDirectory& run : RunDirectory::all()) {
        const RunStatus status = RunReader::statusOf(run);
        if (status.outputBase != outputBase)
            continue;
        const bool unfinished = status.state == RunStatus::State::Broken || status.state == RunStatus::State::Stopped
                                || status.state == RunStatus::State::Failed;
        return unfinished ? run.id() : QString();
    }
    return {};
}

QString runUsing(const QString& outputBase)
{
    if (outputBase.isEmpty())
        return {};
    const auto holder = FileLock::holder(Runner::outputBaseLock(outputBase));
    return holder ? QString::fromUtf8(*holder) : QString();
}

void waitForKeeper(const QString& outputBase)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < keeperLimitMs) {
        const QString holder = runUsing(outputBase);
        if (holder.isEmpty() || hasRunner(RunDirectory(paths::runs() + u'/' + holder)))
            return;
        QThread::msleep(50);
    }
}

} // namespace cw
