// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/program.h"

#include <QCoreApplication>
#include <QProcess>

#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

constexpr int lookEveryMs = 150;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::fetch", text);
}

/// apt's own errors begin with "E: "; they say more than the last line.
QString reason(const QByteArray& said)
{
    QString last;
    for (const QString& line : QString::fromUtf8(said).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith("E: "_L1))
            return line.mid(3).trimmed();
        if (!line.trimmed().isEmpty())
            last = line.trimmed();
    }
    return last;
}

} // namespace

Result<QByteArray> runWatched(const Program& program, const QString& failed, const std::function<bool()>& goOn)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    for (auto it = program.environment.cbegin(); it != program.environment.cend(); ++it)
        environment.insert(it.key(), it.value());
    process.setProcessEnvironment(environment);
    process.setProgram(program.program);
    process.setArguments(program.arguments);
    if (!program.folder.isEmpty())
        process.setWorkingDirectory(program.folder);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setChildProcessModifier([] {
        ::setpgid(0, 0); // so that what it starts can be ended with it
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    });
    process.start();
    if (!process.waitForStarted(-1))
        return Error{Error::Kind::Missing, tr("Cannot start %1: %2.").arg(program.program, process.errorString())};
    const qint64 group = process.processId();
    QByteArray output;
    QByteArray errors;
    bool stopped = false;
    bool running = true;
    while (running) {
        running = !process.waitForFinished(lookEveryMs) && process.state() != QProcess::NotRunning;
        output += process.readAllStandardOutput();
        errors += process.readAllStandardError();
        if (running && !goOn()) {
            stopped = true;
            ::kill(-pid_t(group), SIGKILL);
            process.waitForFinished(-1);
            running = false;
        }
    }
    if (stopped)
        return Error{Error::Kind::Cancelled, tr("The fetch was stopped."),
                     tr("What is here already is gone on with next time.")};
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        const QString said = reason(errors);
        return Error{Error::Kind::Process,
                     said.isEmpty() ? failed + u'.' : failed + u": "_s + said + (said.endsWith(u'.') ? u""_s : u"."_s)};
    }
    return output;
}

} // namespace cw::fetch
