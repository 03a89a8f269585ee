// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/device/device.h"
#include "core/device/deviceshell.h"
#include "core/facts/facts.h"

namespace cw::probe {

/// Asks a device for its facts, adds what follows from them (the board; where the device cannot tell, the one that the
/// user gave), and keeps them for check and plan. Blocking; any thread.
Result<Facts> askDevice(const Device& device, DeviceShell& shell, const Catalog& catalog);

/// Forgets a device: the store's entry, its facts, its shared connection, and the host key that was accepted for it
/// (unless another entry names the same machine). Nothing is changed on the device. A virtual device is refused: its
/// files would be left behind. Blocking; any thread.
Status removeDevice(const QString& name);

} // namespace cw::probe
