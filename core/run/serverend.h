// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/run/processend.h"

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTimer>

namespace cw {

/// Ends Bazel's server of one output base after a run: `bazel shutdown`, and if that does not help in time SIGTERM,
/// then SIGKILL for it and what it started. Event-loop thread only.
class ServerEnd : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        PlanStep build; ///< program, startup options and environment as there: other ones would start a new server
        QString outputBase;
    };
    explicit ServerEnd(const Request& request, QObject* parent = nullptr);

    /// `finished` comes within `budgetMs` (and a second for SIGKILL to be carried out). With less than three seconds
    /// there is no time for `bazel shutdown`.
    void start(int budgetMs);

    /// What the build's program is started with to end its server: its own startup options, then "shutdown". Pure.
    static QStringList shutdownArguments(const PlanStep& build);

Q_SIGNALS:
    /// "none" (there was no server), "shutdown", "terminated", "killed", or "alive" if nothing helped.
    void finished(const QString& how);

private:
    void look();
    void done(const QString& how);

    Request m_request;
    ProcessEnd m_processes;
    QProcess m_shutdown;
    QTimer m_timer;
    QElapsedTimer m_clock;
    int m_budgetMs = 0;
    QString m_how;
};

} // namespace cw
