// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/serverend.h"

#include "core/run/stepenvironment.h"

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qint64 lateMs = 300; ///< what is still there then does not end by itself

} // namespace

ServerEnd::ServerEnd(const Request& request, QObject* parent)
    : QObject(parent), m_request(request), m_processes(request.outputBase)
{
    m_timer.setInterval(50);
    connect(&m_timer, &QTimer::timeout, this, &ServerEnd::look);
}

void ServerEnd::start(int budgetMs)
{
    m_clock.start();
    m_budgetMs = budgetMs;
    if (m_request.outputBase.isEmpty() || m_processes.server() == 0) {
        m_how = u"none"_s;
    } else if (budgetMs < 3000) {
        m_processes.terminateServer();
        m_how = u"terminated"_s;
    } else {
        m_how = u"shutdown"_s;
        m_shutdown.setProgram(m_request.build.program);
        m_shutdown.setArguments(shutdownArguments(m_request.build));
        m_shutdown.setWorkingDirectory(m_request.build.workingDirectory);
        m_shutdown.setProcessEnvironment(environmentOf(m_request.build));
        m_shutdown.setStandardInputFile(QProcess::nullDevice());
        m_shutdown.setStandardOutputFile(QProcess::nullDevice());
        m_shutdown.setStandardErrorFile(QProcess::nullDevice());
        m_shutdown.start();
    }
    m_timer.start();
}

void ServerEnd::look()
{
    if (m_processes.living() == 0 && m_shutdown.state() == QProcess::NotRunning) {
        done(m_how);
        return;
    }
    const qint64 elapsed = m_clock.elapsed();
    if (m_how == "none"_L1 && elapsed > lateMs) {
        // The server came up after its client was gone, or it is gone and its actions are not.
        m_processes.terminateServer();
        m_processes.terminateActions();
        m_how = u"terminated"_s;
    }
    if (m_how == "shutdown"_L1 && elapsed > m_budgetMs - 2000) {
        m_shutdown.kill();
        m_processes.terminateServer();
        m_how = u"terminated"_s;
    } else if (m_how == "terminated"_L1 && elapsed > m_budgetMs - 500) {
        m_processes.killAll();
        m_how = u"killed"_s;
    } else if (elapsed > m_budgetMs + 1000) {
        done(m_how == "none"_L1 ? m_how : u"alive"_s);
    }
}

void ServerEnd::done(const QString& how)
{
    m_timer.stop();
    Q_EMIT finished(how);
}

QStringList ServerEnd::shutdownArguments(const PlanStep& build)
{
    const auto call = build.bazelCall();
    if (!call)
        return {u"shutdown"_s};
    return (build.bazel ? build.arguments : QStringList()) + call->sameServer(u"shutdown"_s);
}

} // namespace cw
