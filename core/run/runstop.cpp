// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runstop.h"

#include "core/run/controlclient.h"
#include "core/run/filelock.h"
#include "core/run/journal.h"
#include "core/run/launcher.h"
#include "core/run/processend.h"
#include "core/run/runner.h"
#include "core/run/runreader.h"
#include "core/run/runsockets.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QThread>

#include <csignal>
#include <functional>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::stopRun", text);
}

bool waitUntil(const std::function<bool()>& condition, int limitMs)
{
    QElapsedTimer clock;
    clock.start();
    while (!condition()) {
        if (clock.elapsed() > limitMs)
            return false;
        QThread::msleep(50);
    }
    return true;
}

/// Bazel ends its build by itself when its client is gone; its server stays, and is what is ended here.
Status clearUp(const RunDirectory& run)
{
    QFile::remove(run.socketFile());
    const auto plan = run.plan();
    if (!plan || plan->outputBase.isEmpty())
        return Done{};
    waitForKeeper(plan->outputBase);
    if (!runUsing(plan->outputBase).isEmpty())
        return Done{};
    const ProcessEnd processes(plan->outputBase);
    processes.continueAll();
    const auto gone = [&processes] { return processes.living() == 0; };
    if (gone())
        return Done{};
    processes.terminateServer();
    if (waitUntil(gone, 5000))
        return Done{};
    processes.killAll();
    if (waitUntil(gone, 3000))
        return Done{};
    return Error{Error::Kind::Process, tr("Processes of run %1 are still there.").arg(run.id())};
}

/// A run that no runner has begun ends here: whoever holds the run's lock writes its journal, and a runner that comes late
/// finds it over. False when it was begun, is over, or its runner takes it just now.
bool endUnstarted(const RunDirectory& run)
{
    const RunStatus status = RunReader::statusOf(run);
    const bool unstarted = status.started == 0 && status.created > 0
                           && (status.state == RunStatus::State::Created || status.state == RunStatus::State::Broken);
    if (!unstarted)
        return false;
    const auto lock = FileLock::take(run.lockFile(), QByteArray::number(QCoreApplication::applicationPid()));
    if (!lock || RunReader(run).status().started > 0)
        return false;
    auto journal = Journal::open(run.journalFile());
    if (!journal)
        return false;
    const QJsonObject fields{{"result"_L1, u"stopped"_s},
                             {"reason"_L1, u"asked"_s},
                             {"sentence"_L1, tr("The run was stopped before it began.")}};
    if (!journal->append(events::result, fields, true))
        return false;
    QFile::remove(run.reserveFile());
    return true;
}

} // namespace

Status stopRun(const RunDirectory& run, bool force)
{
    const auto gone = [&run] { return !hasRunner(run); };
    if (endUnstarted(run) || gone())
        return clearUp(run);
    qint64 pid = FileLock::holder(run.lockFile()).value_or(QByteArray()).trimmed().toLongLong();
    if (pid <= 1)
        pid = socketPeer(run);
    const auto answer = askRunner(run, {{"ask"_L1, u"stop"_s}, {"by"_L1, u"stop"_s}, {"force"_L1, force}});
    if (!answer && !gone() && pid > 1) {
        // A runner that is itself stopped, or stuck. The lock, or the socket, proves that this process is the runner.
        ::kill(static_cast<pid_t>(pid), SIGCONT);
        ::kill(static_cast<pid_t>(pid), SIGTERM);
    }
    bool ended = waitUntil(gone, Runner::stopLimitMs + 5000);
    if (!ended && force && pid > 1 && (pid == socketPeer(run) || FileLock::holder(run.lockFile()))) {
        ::kill(static_cast<pid_t>(pid), SIGKILL); // its keeper ends the rest
        ended = waitUntil(gone, 3000);
    }
    if (!ended) {
        return Error{Error::Kind::Process, tr("The runner of run %1 (process %2) does not end.").arg(run.id()).arg(pid),
                     tr("\"crosswright stop --force\" ends what it started.")};
    }
    return clearUp(run);
}

} // namespace cw
