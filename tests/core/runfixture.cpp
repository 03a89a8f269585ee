// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runfixture.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/monitor/procreader.h"
#include "core/run/runstop.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

// A short path: the control socket's is limited to 108 bytes.
RunFixture::RunFixture() : m_folder(u"/tmp/cw-run-XXXXXX"_s), m_environment(QProcessEnvironment::systemEnvironment())
{
    const auto set = [this](const char* name, const QString& folder) {
        (void)files::makeFolder(path(folder), true);
        qputenv(name, QFile::encodeName(path(folder)));
        m_environment.insert(QLatin1StringView(name), path(folder));
    };
    set("XDG_STATE_HOME", u"state"_s);
    set("XDG_CACHE_HOME", u"cache"_s);
    set("XDG_RUNTIME_DIR", u"run"_s);
    set("XDG_CONFIG_HOME", u"config"_s);
}

RunFixture::~RunFixture()
{
    for (const auto& process : m_started) {
        process->kill();
        process->waitForFinished();
    }
    for (const RunDirectory& run : RunDirectory::all())
        (void)stopRun(run, true);
}

Plan RunFixture::plan(const QList<PlanStep>& steps) const
{
    Plan plan;
    plan.title = u"a plan made by hand"_s;
    plan.variant = u"cpu"_s;
    plan.jobs = 2;
    plan.ramMiB = 1024;
    plan.workspace = path(u"work"_s);
    (void)files::makeFolder(plan.workspace);
    plan.steps = steps;
    for (PlanStep& step : plan.steps)
        step.workingDirectory = plan.workspace;
    return plan;
}

PlanStep RunFixture::shell(const QString& id, const QString& script)
{
    PlanStep step;
    step.id = id;
    step.title = id;
    step.why = u"the test wants it"_s;
    step.program = u"/bin/sh"_s;
    step.arguments = {u"-c"_s, script};
    return step;
}

PlanStep RunFixture::collectStep()
{
    PlanStep step;
    step.id = u"collect"_s;
    step.title = u"collect"_s;
    step.kind = PlanStep::Kind::Collect;
    return step;
}

QString RunFixture::save(const Plan& plan) const
{
    QString file = path(u"plan-"_s + plan.hash().left(12) + u".json"_s);
    (void)files::write(file, json::pretty(plan.toJson()));
    return file;
}

void RunFixture::start(QProcess& process, const QStringList& arguments) const
{
    const QStringList words = m_launcher + QStringList{qEnvironmentVariable("CROSSWRIGHT_PROGRAM")} + arguments;
    process.setProcessEnvironment(m_environment);
    process.start(words.first(), words.mid(1));
}

RunFixture::Outcome RunFixture::crosswright(const QStringList& arguments, int timeoutMs) const
{
    QProcess process;
    start(process, arguments);
    Outcome outcome;
    if (!process.waitForFinished(timeoutMs))
        process.kill();
    process.waitForFinished();
    outcome.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    outcome.output = QString::fromUtf8(process.readAllStandardOutput());
    outcome.errors = QString::fromUtf8(process.readAllStandardError());
    for (const QString& line : outcome.output.split(u'\n', Qt::SkipEmptyParts)) {
        const QJsonObject object = QJsonDocument::fromJson(line.toUtf8()).object();
        if (!object.isEmpty())
            outcome.objects.append(object);
    }
    return outcome;
}

void RunFixture::putOnPath(const QString& name, const QByteArray& script)
{
    (void)files::write(path(u"bin/"_s + name), "#!/bin/sh\n" + script, files::permissions(0755));
    const QString before = m_environment.value(u"PATH"_s);
    if (!before.startsWith(path(u"bin"_s)))
        m_environment.insert(u"PATH"_s, path(u"bin"_s) + u':' + before);
}

QProcess* RunFixture::startCrosswright(const QStringList& arguments)
{
    m_started.push_back(std::make_unique<QProcess>());
    QProcess* process = m_started.back().get();
    start(*process, arguments);
    process->waitForStarted();
    return process;
}

RunDirectory RunFixture::startRun(const Plan& plan, const QStringList& more) const
{
    const Outcome outcome = crosswright(QStringList{u"build"_s, save(plan), u"--yes"_s, u"--detach"_s} + more);
    if (outcome.exitCode != 0)
        qWarning("%s", qPrintable(outcome.errors));
    return RunDirectory::find(outcome.output.trimmed()).valueOr(RunDirectory());
}

bool RunFixture::waitUntil(const std::function<bool()>& condition, int limitMs)
{
    return QTest::qWaitFor(condition, limitMs);
}

RunStatus RunFixture::waitUntilOver(const RunDirectory& run, int limitMs)
{
    waitUntil([&run] { return status(run).isOver(); }, limitMs);
    return status(run);
}

QList<qint64> RunFixture::processesWith(const QString& text)
{
    const ProcReader reader;
    QList<qint64> found;
    for (const qint64 pid : reader.pids()) {
        if (pid != QCoreApplication::applicationPid() && stateOf(pid) != 'Z'
            && reader.arguments(pid).join(u' ').contains(text))
            found.append(pid);
    }
    return found;
}

bool RunFixture::isAlive(qint64 pid)
{
    const char state = stateOf(pid);
    return state != '?' && state != 'Z';
}

char RunFixture::stateOf(qint64 pid)
{
    const auto stat = ProcReader().stat(pid);
    return stat ? stat->state : '?';
}
