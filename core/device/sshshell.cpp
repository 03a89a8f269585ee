// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/sshshell.h"

#include "core/base/files.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::SshShell", text);
}

constexpr int sshFailed = 255;
constexpr qint64 chunk = 256 * 1024;
// A transfer is given up when not a byte moved for this long.
constexpr qint64 stalledMs = 60000;

void end(QProcess& process)
{
    if (process.state() != QProcess::NotRunning) {
        process.kill();
        process.waitForFinished(5000);
    }
}

Error cancelled()
{
    return Error{Error::Kind::Cancelled, tr("The transfer was cancelled.")};
}

// A remote path that begins with "-" or is relative is made harmless for cat by "./" (the home folder).
QString plainPath(const QString& path)
{
    return path.startsWith(u'/') ? path : "./"_L1 + path;
}

QProcessEnvironment environmentWith(const QMap<QString, QString>& more)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (auto it = more.cbegin(); it != more.cend(); ++it)
        environment.insert(it.key(), it.value());
    return environment;
}

} // namespace

SshShell::SshShell(const Device& device, const ssh::Settings& settings) : m_device(device), m_settings(settings) {}

Error SshShell::fail(ssh::Problem problem, const QByteArray& details)
{
    m_problem = problem;
    return ssh::errorOf(problem, m_device, details);
}

bool SshShell::connectionFailed(int exitCode, const QByteArray& errors) const
{
    // A program on the device may end with 255 too; then ssh itself said nothing that we know.
    return exitCode == sshFailed && ssh::problemOf(errors) != ssh::Problem::Other;
}

Result<ProcessOutcome> SshShell::run(const QStringList& command, const QByteArray& input, int timeoutMs)
{
    m_problem = ssh::Problem::None;
    ProcessRequest request{u"ssh"_s, ssh::sshArguments(m_device, command, m_settings)};
    request.environment = m_settings.askEnvironment;
    request.input = input;
    request.timeoutMs = timeoutMs;
    auto outcome = runProcess(request);
    if (!outcome)
        return outcome.error().kind == Error::Kind::Missing ? fail(ssh::Problem::NoClient, {}) : outcome.error();
    if (connectionFailed(outcome->exitCode, outcome->errors))
        return fail(ssh::problemOf(outcome->errors), outcome->errors);
    if (outcome->exitCode == sshFailed && outcome->output.isEmpty() && !outcome->errors.isEmpty()
        && outcome->errors.contains("ssh:"))
        return fail(ssh::Problem::Other, outcome->errors);
    return outcome;
}

Status SshShell::upload(const QString& localPath, const QString& remotePath, const Progress& progress)
{
    m_problem = ssh::Problem::None;
    QFile file(localPath);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QFileInfo::exists(localPath) ? Error::Kind::Io : Error::Kind::Missing,
                     tr("Cannot read %1: %2.").arg(localPath, file.errorString())};
    // The program is fixed text and the path is its argument, so no name is ever read as shell text.
    const QStringList command{u"sh"_s, u"-c"_s, u"cat >\"$1\""_s, u"sh"_s, plainPath(remotePath)};
    QProcess process;
    process.setProcessEnvironment(environmentWith(m_settings.askEnvironment));
    process.start(u"ssh"_s, ssh::sshArguments(m_device, command, m_settings));
    if (!process.waitForStarted(-1))
        return fail(ssh::Problem::NoClient, {});
    Transfer moved{0, file.size()};
    QElapsedTimer sinceProgress;
    sinceProgress.start();
    bool stalled = false;
    while (process.state() == QProcess::Running && !(file.atEnd() && process.bytesToWrite() == 0)) {
        if (process.bytesToWrite() < chunk && !file.atEnd())
            process.write(file.read(chunk));
        const qint64 before = process.bytesToWrite();
        process.waitForBytesWritten(200);
        moved.bytes = file.pos() - process.bytesToWrite();
        if (process.bytesToWrite() < before)
            sinceProgress.restart();
        stalled = sinceProgress.hasExpired(stalledMs);
        if (stalled)
            break;
        if (progress && !progress(moved)) {
            end(process);
            return cancelled();
        }
    }
    process.closeWriteChannel();
    if (stalled || !process.waitForFinished(int(stalledMs))) {
        end(process);
        return fail(ssh::Problem::Timeout, {});
    }
    const QByteArray errors = process.readAllStandardError();
    if (process.exitCode() == 0 && process.exitStatus() == QProcess::NormalExit && file.atEnd())
        return Done{};
    if (connectionFailed(process.exitCode(), errors))
        return fail(ssh::problemOf(errors), errors);
    return Error{Error::Kind::Io,
                 tr("The device could not write %1: %2").arg(remotePath, QString::fromUtf8(errors).trimmed()),
                 tr("Check the free space and the permission there.")};
}

Status SshShell::download(const QString& remotePath, const QString& localPath, const Progress& progress)
{
    m_problem = ssh::Problem::None;
    if (auto made = files::makeFolder(QFileInfo(localPath).absolutePath()); !made)
        return made;
    QSaveFile file(localPath);
    if (!file.open(QIODevice::WriteOnly))
        return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(localPath, file.errorString())};
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.setProcessEnvironment(environmentWith(m_settings.askEnvironment));
    process.start(u"ssh"_s, ssh::sshArguments(m_device, {u"cat"_s, plainPath(remotePath)}, m_settings));
    if (!process.waitForStarted(-1))
        return fail(ssh::Problem::NoClient, {});
    Transfer moved;
    QElapsedTimer sinceProgress;
    sinceProgress.start();
    const auto drain = [&] {
        const QByteArray text = process.readAllStandardOutput();
        if (!text.isEmpty())
            sinceProgress.restart();
        moved.bytes += text.size();
        return file.write(text) == text.size();
    };
    bool written = true;
    while (written && process.state() == QProcess::Running) {
        process.waitForReadyRead(200);
        written = drain();
        if (sinceProgress.hasExpired(stalledMs)) {
            end(process);
            return fail(ssh::Problem::Timeout, {});
        }
        if (progress && !progress(moved)) {
            end(process);
            return cancelled();
        }
    }
    if (!written || !drain()) {
        end(process);
        return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(localPath, file.errorString())};
    }
    const QByteArray errors = process.readAllStandardError();
    if (connectionFailed(process.exitCode(), errors))
        return fail(ssh::problemOf(errors), errors);
    if (process.exitCode() != 0 || process.exitStatus() != QProcess::NormalExit)
        return Error{Error::Kind::Io,
                     tr("The device could not read %1: %2").arg(remotePath, QString::fromUtf8(errors).trimmed())};
    if (!file.commit())
        return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(localPath, file.errorString())};
    return Done{};
}

Result<QString> SshShell::greet(int timeoutMs)
{
    const auto outcome = run({u"uname"_s, u"-m"_s}, {}, timeoutMs);
    if (!outcome)
        return outcome.error();
    if (outcome->timedOut)
        return fail(ssh::Problem::Timeout, {});
    if (outcome->succeeded())
        return QString::fromUtf8(outcome->output).trimmed();
    m_problem = ssh::Problem::Other;
    return Error{Error::Kind::Process,
                 tr("%1 lets you in, but runs no commands: %2")
                     .arg(m_device.name, QString::fromUtf8(outcome->errors).trimmed().left(200)),
                 tr("Check the login shell of that user.")};
}

void SshShell::closeMaster()
{
    if (const QString control = ssh::controlPath(m_device, m_settings); !control.isEmpty() && QFile::exists(control)) {
        ProcessRequest request{u"ssh"_s, ssh::closeArguments(m_device, m_settings)};
        request.timeoutMs = 5000;
        [[maybe_unused]] const auto outcome = runProcess(request);
    }
}

} // namespace cw
