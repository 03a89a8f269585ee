// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/deploy/artifact.h"
#include "core/deploy/preflight.h"
#include "core/deploy/smoke.h"
#include "core/device/deviceshell.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace cw {

/// What is to be put on a device.
struct DeploymentRequest
{
    ArtifactList artifacts;
    QStringList extraWheels = {}; ///< dependencies, installed offline together with the wheel
    QString folder = {};          ///< on the device; empty: "crosswright" below the home folder
    QString version;              ///< name of the new version's folder, [A-Za-z0-9._-]+
    quint64 seed = 0;             ///< chosen anew for every deployment by the caller
};

/// One step's news, for a terminal line or a window's row.
struct DeploymentEvent
{
    enum class State { Started, Progress, Finished, Failed };
    QString step; ///< "look", "sweep", "preflight", "upload", "install", "smoke", "switch", "discard"
    State state = State::Started;
    QString text;     ///< one sentence
    qint64 bytes = 0; ///< Progress of an upload, or of reading what is to be sent
    qint64 total = 0;
    QList<PreflightRow> checks = {}; ///< Progress of the preflight: what the artifacts need and the device has

    QJsonObject toJson() const;
};

struct DeploymentResult
{
    DeviceLook device;
    QString version; ///< the new one
    QString former;  ///< what was in use before, or empty
    SmokeVerdict smoke;

    QJsonObject toJson() const;
};

/// Asks a device what decides whether a deployment can work; one connection. `folder` as in DeploymentRequest.
Result<DeviceLook> lookAtDevice(DeviceShell& shell, const QString& folder);

/// Puts artifacts on a device beside what is there, proves them, and only then switches to them:
/// look → preflight → upload under a temporary name → compare SHA-256 → new virtual environment → offline pip →
/// smoke test whose answer must equal the host's → one rename. A failing or cancelled step removes what this deployment
/// made and leaves the former version in use; what one left that was ended in the middle, the next one removes.
/// Every wait ends within a second when the shell is cancelled (DeviceShell::setCancelled). Blocks; runs in a thread or process of its own, never in a window's.
class Deployment
{
public:
    /// "20261121-101500-123-1a2b3c4d": sorts by time and tells two builds apart. A name for DeploymentRequest::version.
    static QString newVersionName(const ArtifactList& artifacts);

    /// Returning false cancels at the next safe point.
    using Observer = std::function<bool(const DeploymentEvent&)>;

    Deployment(DeviceShell& shell, DeploymentRequest request, Observer observer);

    Result<DeploymentResult> run();

private:
    Status sweep(const DeviceLook& device);
    Status preflight(const DeviceLook& device);
    Result<Wheel> readWatched(const QString& path);
    bool isCancelled() const { return m_cancelled || m_shell.isCancelled(); }
    Status upload(const DeviceLook& device);
    Status uploadOne(const QString& localPath, const QString& name, const QString& sha256, const QString& folder,
                     bool executable);
    Status install(const DeviceLook& device);
    Result<SmokeVerdict> prove(const DeviceLook& device);
    Status switchOver(const DeviceLook& device);
    void discard(const DeviceLook& device);

    Result<DeploymentResult> runAfterLook(const DeviceLook& device);
    Status scriptStatus(const QString& name, const QStringList& arguments, int timeoutMs, const QString& failure);
    bool tell(const QString& step, DeploymentEvent::State state, const QString& text, qint64 bytes = 0,
              qint64 total = 0);
    Status step(const QString& id, const QString& title, const std::function<Status()>& work);
    QStringList wheelNames() const;

    DeviceShell& m_shell;
    DeploymentRequest m_request;
    Observer m_observer;
    bool m_cancelled = false;
    bool m_uploading = false; ///< from here on the device holds something that a failure must remove
};

} // namespace cw
