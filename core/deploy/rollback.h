// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/deployment.h"

#include <QDateTime>

namespace cw {

/// A version that lies in the deployment folder of a device.
struct DeployedVersion
{
    QString name;
    QDateTime deployed; ///< UTC, by the device's clock; invalid when it did not say
    ArtifactList artifacts;
    bool inUse = false;
    bool previous = false; ///< was in use before; what a roll back without a name goes to

    QString label() const; ///< "tinyflow-1.0.0-….whl", or the name of the first artifact
    QJsonObject toJson() const;
};

/// The versions on a device, the newest first; none where nothing was ever deployed. One connection. Blocks.
Result<QList<DeployedVersion>> versionsOnDevice(DeviceShell& shell, const QString& folder);
QList<DeployedVersion> parseVersions(const QByteArray& lines); ///< what versions.sh prints; pure, any input

/// Goes back to a version that is still on the device: look → prove that version there with a new seed → one rename. What
/// is in use stays in use until the proof has passed, and becomes the previous one then; when the proof fails or somebody
/// cancels, nothing changes. `version` empty: the previous one. The observer gets the steps "look", "smoke" and "switch".
/// Blocks; never in a window's thread.
Result<DeploymentResult> rollBack(DeviceShell& shell, const QString& folder, const QString& version, quint64 seed,
                                  const Deployment::Observer& observer = {});

} // namespace cw
