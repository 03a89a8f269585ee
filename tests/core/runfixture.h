// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/run/rundirectory.h"
#include "core/run/runreader.h"

#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <memory>

/// A person's folders of their own (state, cache, runtime), plans made by hand, and the real `crosswright`.
class RunFixture
{
public:
    RunFixture();
    /// Stops every run that is still going, so that nothing outlives a failed test.
    ~RunFixture();

    QString path(const QString& name) const { return m_folder.filePath(name); }

    /// A plan without Bazel: no output base, limits 2 jobs and 1024 MiB.
    cw::Plan plan(const QList<cw::PlanStep>& steps) const;
    /// A step that runs `sh -c script` (the tests' own scripts, no user's input).
    static cw::PlanStep shell(const QString& id, const QString& script);
    static cw::PlanStep collectStep();
    QString save(const cw::Plan& plan) const;

    struct Outcome
    {
        int exitCode = -1;
        QString output;
        QString errors;
        QList<QJsonObject> objects; ///< of the output's lines
        QJsonObject last() const { return objects.isEmpty() ? QJsonObject() : objects.last(); }
    };
    Outcome crosswright(const QStringList& arguments, int timeoutMs = 120000) const;
    /// A program that `crosswright` finds before the system's of that name: a script of the test's.
    void putOnPath(const QString& name, const QByteArray& script);
    /// A variable of every `crosswright` that is started from now on.
    void setVariable(const QString& name, const QString& value) { m_environment.insert(name, value); }
    /// Words before `crosswright` in every command: a program that ends by executing the rest.
    void setLauncher(const QStringList& words) { m_launcher = words; }
    /// Started, not waited for; ended with the fixture.
    QProcess* startCrosswright(const QStringList& arguments);

    /// `build --detach --yes` of the plan.
    cw::RunDirectory startRun(const cw::Plan& plan, const QStringList& more = {}) const;

    static bool waitUntil(const std::function<bool()>& condition, int limitMs = 20000);
    static cw::RunStatus waitUntilOver(const cw::RunDirectory& run, int limitMs = 60000);
    static cw::RunStatus status(const cw::RunDirectory& run) { return cw::RunReader::statusOf(run); }

    /// Pids of living processes whose arguments contain the text.
    static QList<qint64> processesWith(const QString& text);
    static bool isAlive(qint64 pid);
    static char stateOf(qint64 pid); ///< '?' when it is gone

private:
    QTemporaryDir m_folder;
    void start(QProcess& process, const QStringList& arguments) const;

    QProcessEnvironment m_environment;
    QStringList m_launcher;
    std::vector<std::unique_ptr<QProcess>> m_started;
};
