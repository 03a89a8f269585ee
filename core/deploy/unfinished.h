// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/filelock.h"
#include "core/base/result.h"
#include "core/device/deviceshell.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace cw {

/// What a deployment left on a device that was ended in the middle, or what one that runs now is making.
struct UnfinishedDeployment
{
    QString name;
    QString owner;          ///< thisMachine() of whoever deployed; empty when that was never noted
    qint64 idleSeconds = 0; ///< since anything of it changed, by the device's clock

    /// Nobody works on it any more: it is this machine's and no deployment of that name runs here, or it is another
    /// machine's and nothing changed for longer than any single step may take.
    bool isAbandoned() const;
    QJsonObject toJson() const;
};

QList<UnfinishedDeployment> parseUnfinished(const QByteArray& lines); ///< what versions.sh prints; pure, any input

/// One connection; blocks. `folder` as in DeploymentRequest.
Result<QList<UnfinishedDeployment>> unfinishedOnDevice(DeviceShell& shell, const QString& folder);

/// Removes a version that is not in use, finished or not. Blocks.
Status removeFromDevice(DeviceShell& shell, const QString& folder, const QString& name);

/// A word for this machine and this user's state folder; says nothing to anybody else.
QString thisMachine();

/// Says on this machine that a deployment of that name runs, for as long as the object lives and the process runs.
class DeploymentMark
{
public:
    static Result<DeploymentMark> take(const QString& name);
    static bool isTaken(const QString& name);
    ~DeploymentMark();
    DeploymentMark(DeploymentMark&&) noexcept = default;
    DeploymentMark& operator=(DeploymentMark&&) noexcept = default;
    Q_DISABLE_COPY(DeploymentMark)

private:
    DeploymentMark(FileLock lock, const QString& path) : m_lock(std::move(lock)), m_path(path) {}

    FileLock m_lock;
    QString m_path;
};

} // namespace cw
