// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/deviceshell.h"

#include <QFile>
#include <QFileInfo>

namespace cw {

/// A "device" that is a folder of this machine: programs run here with the folder as home and working directory.
/// Everything is real but the network.
class LocalShell : public DeviceShell
{
public:
    explicit LocalShell(const QString& home) : m_home(home) {}

    Result<ProcessOutcome> run(const QStringList& command, const QByteArray& input, int timeoutMs) override
    {
        commands.append(command);
        ProcessRequest request;
        request.program = command.first();
        request.arguments = command.mid(1);
        request.input = input;
        request.timeoutMs = timeoutMs;
        request.workingDirectory = m_home;
        request.environment.insert(QStringLiteral("HOME"), m_home);
        request.unsetEnvironment = {QStringLiteral("XDG_CACHE_HOME")};
        request.cancelled = cancelled();
        auto outcome = runProcess(request);
        if (outcome && outcome->cancelled)
            return Error{Error::Kind::Cancelled, QStringLiteral("cancelled")};
        return outcome;
    }

    Status upload(const QString& localPath, const QString& remotePath, const Progress& progress) override
    {
        const QString to = QFileInfo(remotePath).isAbsolute() ? remotePath : m_home + QLatin1Char('/') + remotePath;
        QFile file(localPath);
        if (!file.open(QIODevice::ReadOnly))
            return Error{Error::Kind::Io, file.errorString()};
        QByteArray bytes = file.readAll();
        if (corruptUploads)
            bytes[bytes.size() / 2] = char(bytes.at(bytes.size() / 2) ^ 1);
        QFile target(to);
        if (!target.open(QIODevice::WriteOnly) || target.write(bytes) != bytes.size())
            return Error{Error::Kind::Io, target.errorString()};
        if (progress && !progress({bytes.size(), bytes.size()}))
            return Error{Error::Kind::Cancelled, QStringLiteral("cancelled")};
        return Done{};
    }

    Status download(const QString& remotePath, const QString& localPath, const Progress&) override
    {
        if (!QFile::copy(m_home + QLatin1Char('/') + remotePath, localPath))
            return Error{Error::Kind::Io, remotePath};
        return Done{};
    }

    QList<QStringList> commands;
    bool corruptUploads = false;

private:
    QString m_home;
};

} // namespace cw
