// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/device.h"
#include "core/device/deviceshell.h"
#include "core/device/sshcommand.h"

namespace cw {

/// A device behind the system's OpenSSH. Commands share one connection, which stays for some seconds after the last one;
/// closeMaster() ends it at once. Files go through `cat`, not sftp: sftp's commands expand wildcards in names.
class SshShell : public DeviceShell
{
public:
    explicit SshShell(const Device& device, const ssh::Settings& settings = {});

    Result<ProcessOutcome> run(const QStringList& command, const QByteArray& input = {},
                               int timeoutMs = shortMs) override;
    Status upload(const QString& localPath, const QString& remotePath, const Progress& progress = {}) override;
    Status download(const QString& remotePath, const QString& localPath, const Progress& progress = {}) override;

    /// Logs in and gives what `uname -m` says. Where a person may be asked (Settings::askEnvironment), `timeoutMs` has to
    /// leave time for that; what follows within the shared connection's life asks nothing.
    Result<QString> greet(int timeoutMs = shortMs);

    /// Ends the shared connection, if there is one.
    void closeMaster();

    const Device& device() const { return m_device; }
    /// The class of the last error, for `device test --json`.
    ssh::Problem lastProblem() const { return m_problem; }

private:
    Error fail(ssh::Problem problem, const QByteArray& details);
    /// Whether an ended ssh failed by itself, rather than the program it ran.
    bool connectionFailed(int exitCode, const QByteArray& errors) const;
    bool isShared() const;                        ///< a connection stands that the next command uses
    int silenceLimit() const;                     ///< milliseconds; 0 where a person may be asked
    ssh::Problem whySilent(bool connected) const; ///< what to say of a device that said nothing for that long

    Device m_device;
    ssh::Settings m_settings;
    ssh::Problem m_problem = ssh::Problem::None;
};

} // namespace cw
