// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runstop.h"

#include "core/run/controlclient.h"
#include "core/run/filelock.h"
#include "core/run/launcher.h"
#include "core/run/processend.h"
#include "core/run/runner.h"

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
    if (!plan || plan->outputBase.isEmpty() || !runUsing(plan->outputBase).isEmpty())
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

} // namespace

Status stopRun(const RunDirectory& run, bool force)
{
    const auto gone = [&run] { return !FileLock::holder(run.lockFile()); };
    if (gone())
        return clearUp(run);
    const qint64 pid = FileLock::holder(run.lockFile()).value_or(QByteArray()).trimmed().toLongLong();
    const auto answer = askRunner(run, {{"ask"_L1, u"stop"_s}, {"by"_L1, u"stop"_s}, {"force"_L1, force}});
    if (!answer && !gone() && pid > 1) {
        // A runner that is itself stopped, or stuck. The lock proves that this process is the runner.
        ::kill(static_cast<pid_t>(pid), SIGCONT);
        ::kill(static_cast<pid_t>(pid), SIGTERM);
    }
    if (!waitUntil(gone, Runner::stopLimitMs + 5000)) {
        return Error{Error::Kind::Process, tr("The runner of run %1 (process %2) does not end.").arg(run.id()).arg(pid),
                     tr("\"crosswright stop --force\" ends what it started.")};
    }
    return clearUp(run);
}

} // namespace cw
