// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runstarter.h"

#include "core/run/launcher.h"
#include "core/run/runstop.h"
#include "ui/runs/background.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace cw {

RunStarter::RunStarter(QObject* parent) : QObject(parent) {}

QString RunStarter::program()
{
    const QString beside = QCoreApplication::applicationDirPath() + "/crosswright"_L1;
    return QFileInfo(beside).isExecutable() ? beside : QStandardPaths::findExecutable(u"crosswright"_s);
}

void RunStarter::start(const Plan& plan, const RunOptions& options)
{
    if (m_busy)
        return;
    const QString runner = program();
    if (runner.isEmpty()) {
        Q_EMIT failed({Error::Kind::Missing, tr("The program crosswright, which carries out builds, was not found."),
                       tr("It belongs beside crosswright-gui; install the package again.")});
        return;
    }
    setBusy(true);
    inBackground(
        this, [plan, options, runner] { return beginRun(plan, options, runner); },
        [this](const Result<RunDirectory>& run) {
            setBusy(false);
            if (run)
                Q_EMIT started(run->path());
            else
                Q_EMIT failed(run.error());
        });
}

void RunStarter::startAgain(const RunDirectory& run)
{
    if (m_busy)
        return;
    setBusy(true);
    inBackground(
        this, [run] { return run.plan(); },
        [this](const Result<Plan>& plan) {
            setBusy(false);
            if (plan)
                start(*plan);
            else
                Q_EMIT failed(plan.error());
        });
}

void RunStarter::stop(const RunDirectory& run, bool force)
{
    if (m_busy)
        return;
    setBusy(true);
    inBackground(
        this, [run, force] { return stopRun(run, force); },
        [this, run](const Status& status) {
            setBusy(false);
            if (status)
                Q_EMIT stopped(run.path());
            else
                Q_EMIT failed(status.error());
        });
}

void RunStarter::setBusy(bool busy)
{
    if (m_busy == busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace cw
