// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/proc/process.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>

namespace cw {

/// A way to run programs on a device and to move files. The real one speaks OpenSSH (SshShell); tests put a local
/// folder or a recording behind it. Calls block; one object belongs to one thread.
class DeviceShell
{
public:
    virtual ~DeviceShell() = default;

    struct Transfer
    {
        qint64 bytes = 0;
        qint64 total = 0;
    };
    /// Called now and then while a file moves; returning false cancels (Error::Kind::Cancelled).
    using Progress = std::function<bool(const Transfer&)>;

    /// Asked several times a second, in the thread of a call that waits; true ends the call with Error::Kind::Cancelled.
    using Cancelled = std::function<bool()>;
    virtual void setCancelled(const Cancelled& cancelled) { m_cancelled = cancelled; }
    virtual Cancelled cancelled() const { return m_cancelled; }
    bool isCancelled() const
    {
        const Cancelled asked = cancelled();
        return asked && asked();
    }

    /// For a program that answers at once: it is limited by the device's silence alone (devicelimits.h).
    static constexpr int shortMs = 0;

    /// Runs a program with arguments on the device; never a shell string of ours: the implementation quotes every
    /// argument for the remote shell. `input` is its standard input. An error means that the device could not be
    /// reached (one sentence per reason) or fell silent; the program's own failure is in the outcome. A program that may
    /// take longer than a device may be silent gets a `timeoutMs`: then the device says now and then that it is alive,
    /// and the program is ended there when the connection ends.
    virtual Result<ProcessOutcome> run(const QStringList& command, const QByteArray& input = {},
                                       int timeoutMs = shortMs) = 0;

    /// Copies a local file to `remotePath` (absolute, or relative to the home folder).
    virtual Status upload(const QString& localPath, const QString& remotePath, const Progress& progress = {}) = 0;

    /// Copies a file of the device here.
    virtual Status download(const QString& remotePath, const QString& localPath, const Progress& progress = {}) = 0;

private:
    Cancelled m_cancelled;
};

} // namespace cw
