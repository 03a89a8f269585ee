// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/deployment.h"

#include <QDateTime>

#include <optional>

namespace cw {

/// What became of a run's artifacts: one line of deployments.jsonl in its folder (docs/formats.md).
struct DeploymentNote
{
    QDateTime time; ///< UTC
    QString device;
    bool passed = false;
    QString error;  ///< the sentence of a failed one
    QString folder; ///< on the device
    QString version;
    QString former;
    QString machine;
    QString python;
    SmokeVerdict smoke;

    static DeploymentNote fromJson(const QJsonObject& object);
};

/// Appends a line. Blocking; any thread.
Status noteDeployment(const QString& runFolder, const QString& device, const Result<DeploymentResult>& result);

/// The newest line that can be read. Blocking; any thread.
std::optional<DeploymentNote> lastDeployment(const QString& runFolder);

} // namespace cw
