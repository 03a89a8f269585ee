// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/deploy/deployment.h"
#include "core/device/deviceshell.h"

namespace cw {

/// Proves what is in use on a device (`current` in its deployment folder), with the artifacts that were noted there when
/// it was deployed. Missing when nothing was deployed. Blocks.
Result<DeploymentResult> verifyDevice(DeviceShell& shell, const QString& folder, quint64 seed);

} // namespace cw
