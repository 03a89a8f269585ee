// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/deviceshell.h"

#include <functional>

namespace cw {

/// Passes everything on and tells what was run on the device and how it ended, so that a person can see and copy it.
class TellingShell : public DeviceShell
{
public:
    using Tell = std::function<void(const QString& line)>; ///< called in the thread that uses the shell

    TellingShell(DeviceShell& shell, const QString& prompt, Tell tell)
        : m_shell(shell), m_prompt(prompt), m_tell(std::move(tell))
    {}

    Result<ProcessOutcome> run(const QStringList& command, const QByteArray& input = {},
                               int timeoutMs = shortMs) override;
    Status upload(const QString& localPath, const QString& remotePath, const Progress& progress = {}) override;
    Status download(const QString& remotePath, const QString& localPath, const Progress& progress = {}) override;

    void setCancelled(const Cancelled& cancelled) override { m_shell.setCancelled(cancelled); }
    Cancelled cancelled() const override { return m_shell.cancelled(); }

private:
    DeviceShell& m_shell;
    QString m_prompt;
    Tell m_tell;
};

} // namespace cw
