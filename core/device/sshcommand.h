// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/device.h"
#include "core/device/devicelimits.h"

#include <QMap>
#include <QString>
#include <QStringList>

/// Argument lists for the system's OpenSSH. Pure but for the folder of the control socket; any thread.
namespace cw::ssh {

/// One word for a POSIX shell, quoted so that the shell sees exactly `word`. (A NUL cannot stand in an argument; what
/// follows one is dropped.)
QString quote(const QString& word);
QString quote(const QStringList& words);

struct Settings
{
    int connectTimeoutSeconds = limits::connectSeconds;
    int aliveSeconds = limits::aliveSeconds; ///< ServerAliveInterval
    int aliveCount = limits::aliveCount;     ///< ServerAliveCountMax
    bool share = true;       ///< one connection for all commands (ControlMaster): 0.3 s instead of 2 s on a slow device
    int persistSeconds = 30; ///< how long the shared connection stays after the last command
    QString controlFolder = {}; ///< empty: paths::runtime(); tests give their own
    QString ownKnownHosts = {}; ///< empty: ownKnownHostsFile()
    /// Given to ssh so that it can ask for a password or a passphrase (askpassEnvironment()); empty: nothing is ever asked.
    QMap<QString, QString> askEnvironment = {};
};

/// What makes ssh start `program` with its question as the one argument and read the answer from its standard output,
/// whatever terminal or display there is (ssh(1): SSH_ASKPASS, SSH_ASKPASS_REQUIRE; OpenSSH 8.4 and later). Pure.
QMap<QString, QString> askpassEnvironment(const QString& program);

/// config()/known_hosts: the keys that were accepted with `device add`.
QString ownKnownHostsFile();

/// The socket of the shared connection, or "" where its path would be too long (sun_path is 108 bytes, and ssh appends
/// 17 while it makes it).
QString controlPath(const Device& device, const Settings& settings = {});

/// Everything before the host: `-F`, `-o …`, `-i …`. Host keys are always checked strictly; ssh itself
/// never asks about one, and for a password or passphrase only with Settings::askEnvironment.
QStringList options(const Device& device, const Settings& settings = {});

/// `ssh` arguments that run `command` on the device (every word quoted for the remote shell).
QStringList sshArguments(const Device& device, const QStringList& command, const Settings& settings = {});

/// `ssh -O exit`: ends the shared connection.
QStringList closeArguments(const Device& device, const Settings& settings = {});

/// `sftp` reading its commands from standard input.
QStringList sftpArguments(const Device& device, const Settings& settings = {});

/// `rsync` arguments that copy `localPath` to `remotePath`; --protect-args keeps the remote shell out of the name.
QStringList rsyncUploadArguments(const Device& device, const QString& localPath, const QString& remotePath,
                                 const Settings& settings = {});

/// The same for what lies in a folder, with modes and times; nothing on the other side is deleted.
QStringList rsyncFolderUploadArguments(const Device& device, const QString& localFolder, const QString& remoteFolder,
                                       const Settings& settings = {});
QStringList rsyncFolderDownloadArguments(const Device& device, const QString& remoteFolder, const QString& localFolder,
                                         const Settings& settings = {});

/// Why a connection failed. The class decides the sentence and what a window offers.
enum class Problem {
    None,
    NoClient,       ///< ssh is not installed here
    Refused,        ///< nothing listens on the port
    Timeout,        ///< no answer
    NoBanner,       ///< something accepts the connection and does not say what it is
    NotSsh,         ///< what answers speaks another protocol
    Silent,         ///< it spoke ssh and then fell silent
    Unreachable,    ///< no route, network down
    UnknownName,    ///< the host name does not resolve
    Authentication, ///< no key or agent was accepted
    UnknownKey,     ///< the host key was never accepted
    ChangedKey,     ///< the host key is another one than before
    Closed,         ///< the other side hung up
    Killed,         ///< our ssh was ended on this machine
    Configuration,  ///< ssh does not understand its configuration or a key file
    Other,
};

/// Reads ssh's own messages. Only meaningful when ssh itself failed (exit code 255).
Problem problemOf(const QByteArray& standardError);
QString problemName(Problem problem); ///< stable, for --json: "refused", "timeout", "not-ssh", "changed-key" …

/// One sentence and what to do. `details` is ssh's last message, quoted where the class says too little.
Error errorOf(Problem problem, const Device& device, const QByteArray& details);

} // namespace cw::ssh
