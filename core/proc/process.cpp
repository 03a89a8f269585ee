// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::runProcess", text);
}

QProcessEnvironment environmentOf(const ProcessRequest& request)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : request.unsetEnvironment)
        environment.remove(name);
    for (auto it = request.environment.cbegin(); it != request.environment.cend(); ++it)
        environment.insert(it.key(), it.value());
    return environment;
}

} // namespace

Result<ProcessOutcome> runProcess(const ProcessRequest& request)
{
    QProcess process;
    process.setProgram(request.program);
    process.setArguments(request.arguments);
    process.setProcessEnvironment(environmentOf(request));
    if (!request.workingDirectory.isEmpty())
        process.setWorkingDirectory(request.workingDirectory);
    if (request.input.isEmpty() && !request.holdInput)
        process.setStandardInputFile(QProcess::nullDevice());
    process.start();
    if (!process.waitForStarted(-1)) {
        return Error{process.error() == QProcess::FailedToStart ? Error::Kind::Missing : Error::Kind::Process,
                     tr("Cannot start %1: %2.").arg(request.program, process.errorString())};
    }
    if (!request.input.isEmpty())
        process.write(request.input);
    if (!request.input.isEmpty() && !request.holdInput)
        process.closeWriteChannel();

    ProcessOutcome outcome;
    QElapsedTimer clock;
    QElapsedTimer sinceOutput;
    clock.start();
    sinceOutput.start();
    bool running = true;
    while (running) {
        if (request.cancelled && request.cancelled()) {
            outcome.cancelled = true;
            break;
        }
        const int left = request.timeoutMs > 0 ? std::max(0, request.timeoutMs - int(clock.elapsed())) : -1;
        if (left == 0) {
            outcome.timedOut = true;
            break;
        }
        // waitForReadyRead watches both streams only through the current channel, so wait for the end in slices and drain.
        running =
            !process.waitForFinished(left < 0 ? 50 : std::min(left, 50)) && process.state() != QProcess::NotRunning;
        const qsizetype before = outcome.output.size() + outcome.errors.size();
        outcome.output += process.readAllStandardOutput();
        outcome.errors += process.readAllStandardError();
        if (outcome.output.size() + outcome.errors.size() > before)
            sinceOutput.restart();
        if (outcome.output.size() > request.outputLimit || outcome.errors.size() > request.outputLimit) {
            outcome.overLimit = true;
            break;
        }
        if (running && request.silenceMs > 0 && sinceOutput.hasExpired(request.silenceMs)) {
            outcome.silent = true;
            break;
        }
    }
    if (process.state() != QProcess::NotRunning) {
        process.kill();
        process.waitForFinished(-1);
    }
    outcome.crashed = process.exitStatus() == QProcess::CrashExit;
    outcome.exitCode = outcome.crashed ? -1 : process.exitCode();
    return outcome;
}

QString findProgram(const QString& name)
{
    if (name.contains(u'/'))
        return QFileInfo(name).isExecutable() ? QFileInfo(name).absoluteFilePath() : QString();
    return QStandardPaths::findExecutable(name);
}

} // namespace cw
