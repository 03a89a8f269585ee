// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/unfinished.h"

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/deploy/devicescript.h"

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Deployment", text);
}

// Longer than the longest step of a deployment, installing.
constexpr qint64 longestIdleSeconds = 2 * 3600;

QString below(const QString& folder)
{
    return folder.isEmpty() ? u"crosswright"_s : folder;
}

QString lockFile(const QString& name)
{
    return paths::state() + "/deploying/"_L1 + name + ".lock"_L1;
}

/// A name from a device may be anything; only one that deployments give is looked up here.
bool isName(const QString& name)
{
    return !name.isEmpty() && !name.startsWith(u'.') && !name.contains(u'/');
}

} // namespace

bool UnfinishedDeployment::isAbandoned() const
{
    if (owner == thisMachine())
        return isName(name) && !DeploymentMark::isTaken(name);
    return idleSeconds > longestIdleSeconds;
}

QJsonObject UnfinishedDeployment::toJson() const
{
    return {{"name"_L1, name}, {"idle_seconds"_L1, idleSeconds}, {"abandoned"_L1, isAbandoned()}};
}

QList<UnfinishedDeployment> parseUnfinished(const QByteArray& lines)
{
    QList<UnfinishedDeployment> found;
    for (const QByteArray& line : lines.split('\n')) {
        const qsizetype equals = line.indexOf('=');
        const QByteArray key = line.left(std::max<qsizetype>(0, equals));
        const QByteArray value = line.mid(equals + 1).trimmed();
        if (key == "unfinished" && isName(QString::fromUtf8(value)))
            found.append({QString::fromUtf8(value), {}, 0});
        else if (key == "owner" && !found.isEmpty())
            found.last().owner = QString::fromUtf8(value);
        else if (key == "idle" && !found.isEmpty())
            found.last().idleSeconds = value.toLongLong();
    }
    return found;
}

Result<QList<UnfinishedDeployment>> unfinishedOnDevice(DeviceShell& shell, const QString& folder)
{
    const auto outcome = runDeviceScript(shell, u"versions"_s, {below(folder)}, DeviceShell::shortMs);
    if (!outcome)
        return outcome.error();
    if (!outcome->succeeded())
        return Error{Error::Kind::Process, tr("The device did not say what is deployed: %1").arg(whyFailed(*outcome))};
    return parseUnfinished(outcome->output);
}

Status removeFromDevice(DeviceShell& shell, const QString& folder, const QString& name)
{
    return deviceScriptStatus(shell, u"remove"_s, {below(folder), name}, removalMs,
                              tr("%1 could not be removed from the device").arg(name));
}

QString thisMachine()
{
    return files::sha256(QSysInfo::machineUniqueId() + '\n' + paths::state().toUtf8()).left(16);
}

Result<DeploymentMark> DeploymentMark::take(const QString& name)
{
    const QString path = lockFile(name);
    auto lock = FileLock::take(path, name.toUtf8());
    if (!lock)
        return lock.error();
    return DeploymentMark(std::move(lock).value(), path);
}

bool DeploymentMark::isTaken(const QString& name)
{
    return FileLock::holder(lockFile(name)).has_value();
}

DeploymentMark::~DeploymentMark()
{
    if (m_lock.held())
        QFile::remove(m_path);
}

} // namespace cw
