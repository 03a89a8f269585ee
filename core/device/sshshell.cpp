// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/sshshell.h"

#include "core/base/files.h"
#include "core/device/devicelimits.h"
#include "core/device/firstbytes.h"
#include "core/device/hostkeys.h"
#include "core/device/remotekeeper.h"

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
constexpr int sliceMs = 100;
constexpr double mebibyte = 1024.0 * 1024.0;
// Of a program that answers at once: it may say something again and again, but not for ever.
constexpr int shortLimitMs = 60000;

void end(QProcess& process)
{
    if (process.state() != QProcess::NotRunning) {
        process.kill();
        process.waitForFinished(5000);
    }
}

Error stopped()
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

bool SshShell::isShared() const
{
    const QString control = m_settings.share ? ssh::controlPath(m_device, m_settings) : QString();
    return !control.isEmpty() && QFile::exists(control);
}

int SshShell::silenceLimit() const
{
    // A person who types a passphrase takes longer than a device; behind a connection that stands nothing is asked.
    return m_settings.askEnvironment.isEmpty() || isShared() ? ssh::limits::silenceMs : 0;
}

ssh::Problem SshShell::whySilent(bool connected) const
{
    if (connected)
        return ssh::Problem::Silent;
    const auto target = ssh::resolve(m_device, m_settings);
    if (!target || target->throughJump)
        return ssh::Problem::Timeout;
    const ssh::Problem why = ssh::firstBytesOf(target->hostName, target->port, ssh::limits::firstBytesMs, cancelled());
    return why == ssh::Problem::None ? ssh::Problem::Silent : why;
}

Result<ProcessOutcome> SshShell::run(const QStringList& command, const QByteArray& input, int timeoutMs)
{
    m_problem = ssh::Problem::None;
    // A text with a NUL cannot be held by the shell that watches over the program.
    const bool kept = timeoutMs > ssh::limits::silenceMs && !input.contains('\0');
    ProcessRequest request{
        u"ssh"_s, ssh::sshArguments(m_device, kept ? ssh::keptCommand(command, input.size()) : command, m_settings)};
    request.environment = m_settings.askEnvironment;
    request.input = input;
    request.holdInput = kept;
    request.timeoutMs = timeoutMs > 0 ? timeoutMs : shortLimitMs;
    request.silenceMs = silenceLimit();
    request.cancelled = cancelled();
    const bool shared = isShared();
    QElapsedTimer clock;
    clock.start();
    auto outcome = runProcess(request);
    if (!outcome)
        return outcome.error().kind == Error::Kind::Missing ? fail(ssh::Problem::NoClient, {}) : outcome.error();
    if (outcome->cancelled || isCancelled())
        return Error{Error::Kind::Cancelled, tr("Waiting for %1 was cancelled.").arg(m_device.name)};
    if (kept)
        outcome->errors = ssh::withoutBeats(outcome->errors);
    if (outcome->silent)
        return fail(whySilent(shared), outcome->errors);
    if (outcome->crashed && !outcome->timedOut && !outcome->overLimit)
        return fail(ssh::Problem::Killed, {});
    if (connectionFailed(outcome->exitCode, outcome->errors)) {
        ssh::Problem problem = ssh::problemOf(outcome->errors);
        // Whatever hangs up or falls silent before ssh knows who it is may never have been an ssh server.
        const bool early =
            problem == ssh::Problem::NoBanner
            || (problem == ssh::Problem::Closed && outcome->errors.contains("kex_exchange_identification"));
        if (early && !shared && whySilent(false) == ssh::Problem::NotSsh)
            problem = ssh::Problem::NotSsh;
        return fail(problem, outcome->errors);
    }
    // ssh says nothing about a shared connection that ended, nor about a server that falls silent before the login: then
    // it ends after ConnectTimeout.
    if (outcome->exitCode == sshFailed && outcome->output.isEmpty() && outcome->errors.trimmed().isEmpty())
        return fail(
            clock.elapsed() < m_settings.connectTimeoutSeconds * 1000 ? ssh::Problem::Closed : whySilent(shared), {});
    if (outcome->exitCode == sshFailed && outcome->output.isEmpty() && outcome->errors.contains("ssh:"))
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
    QProcess process;
    process.setProcessEnvironment(environmentWith(m_settings.askEnvironment));
    // The program is fixed text and the path is its argument, so no name is ever read as shell text.
    process.start(u"ssh"_s, ssh::sshArguments(m_device, ssh::receivingCommand(plainPath(remotePath)), m_settings));
    if (!process.waitForStarted(-1))
        return fail(ssh::Problem::NoClient, {});
    Transfer moved{0, file.size()};
    QByteArray errors;
    QElapsedTimer sinceSign;
    sinceSign.start();
    const int silence = silenceLimit();
    bool stalled = false;
    bool closed = false;
    while (process.state() == QProcess::Running) {
        if (process.bytesToWrite() < chunk && !file.atEnd())
            process.write(file.read(chunk));
        const qint64 before = process.bytesToWrite();
        if (before > 0)
            process.waitForBytesWritten(sliceMs);
        else
            process.waitForFinished(sliceMs);
        moved.bytes = file.pos() - process.bytesToWrite();
        const QByteArray said = process.readAllStandardError();
        errors += said;
        if (process.bytesToWrite() < before || !said.isEmpty())
            sinceSign.restart();
        stalled = silence > 0 && sinceSign.hasExpired(silence);
        if (stalled)
            break;
        if ((progress && !progress(moved)) || isCancelled()) {
            end(process);
            return stopped();
        }
        if (!closed && file.atEnd() && process.bytesToWrite() == 0) {
            process.closeWriteChannel();
            closed = true;
        }
    }
    if (stalled) {
        end(process);
        return fail(whySilent(moved.bytes > 0 || isShared()), {});
    }
    errors = ssh::withoutBeats(errors + process.readAllStandardError());
    if (process.exitCode() == 0 && process.exitStatus() == QProcess::NormalExit && closed)
        return Done{};
    if (isCancelled())
        return stopped();
    if (process.exitStatus() == QProcess::CrashExit)
        return fail(ssh::Problem::Killed, {});
    const bool nothingSaid = process.exitCode() == sshFailed && errors.trimmed().isEmpty();
    const ssh::Problem problem = nothingSaid ? ssh::Problem::Closed : ssh::problemOf(errors);
    if ((problem == ssh::Problem::Closed || problem == ssh::Problem::Silent) && process.exitCode() == sshFailed) {
        Error error = fail(problem, errors);
        error.text = tr("The connection to %1 was closed while %2 was sent: %3 of %4 MiB had left this machine.")
                         .arg(m_device.name, QFileInfo(localPath).fileName())
                         .arg(double(moved.bytes) / mebibyte, 0, 'f', 1)
                         .arg(double(moved.total) / mebibyte, 0, 'f', 1);
        return error;
    }
    if (connectionFailed(process.exitCode(), errors))
        return fail(problem, errors);
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
    const int silence = silenceLimit();
    const auto drain = [&] {
        const QByteArray text = process.readAllStandardOutput();
        if (!text.isEmpty())
            sinceProgress.restart();
        moved.bytes += text.size();
        return file.write(text) == text.size();
    };
    bool written = true;
    while (written && process.state() == QProcess::Running) {
        process.waitForReadyRead(sliceMs);
        written = drain();
        if (silence > 0 && sinceProgress.hasExpired(silence)) {
            end(process);
            return fail(whySilent(moved.bytes > 0 || isShared()), {});
        }
        if ((progress && !progress(moved)) || isCancelled()) {
            end(process);
            return stopped();
        }
    }
    if (!written || !drain()) {
        end(process);
        return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(localPath, file.errorString())};
    }
    const QByteArray errors = process.readAllStandardError();
    if (process.exitStatus() == QProcess::CrashExit)
        return isCancelled() ? stopped() : fail(ssh::Problem::Killed, {});
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
        return fail(ssh::Problem::Silent, {});
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
        request.timeoutMs = ssh::limits::closeMs;
        [[maybe_unused]] const auto outcome = runProcess(request);
    }
}

} // namespace cw
