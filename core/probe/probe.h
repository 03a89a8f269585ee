// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/device/deviceshell.h"
#include "core/facts/facts.h"
#include "core/probe/probefacts.h"

#include <QByteArray>
#include <QString>

/// Asking a machine for its facts: one POSIX script (resources/probe), one connection, parsed here by the same code for
/// this machine, a device and a recording. Blocking; any thread.
namespace cw::probe {

/// The script with `nonce` (a word of letters and digits) and the folder whose free space matters. For a device an empty
/// folder means the user's home.
Result<QByteArray> script(Side side, const QByteArray& nonce, const QString& folder);

/// A fresh random word for one call.
QByteArray newNonce();

/// This machine's facts (host.*). The folder is that of the cache. About 0.5 s; cached by callers, not here.
Result<Facts> probeHost();

/// A device's facts (device.*) as it states them; conclude() in boards.h adds the board. `folder` is where deployments
/// lie (its free space is asked for); empty: the home folder. An error means that the device could not be asked at all.
Result<Facts> probeDevice(DeviceShell& shell, const QString& folder = {});

/// The facts of the last successful probe of a device (state()/facts/NAME.json); each carries its time.
Status saveDeviceFacts(const QString& device, const Facts& facts);
Result<Facts> savedDeviceFacts(const QString& device); ///< Missing when it was never probed
void forgetDeviceFacts(const QString& device);

constexpr QLatin1StringView factsFormat{"crosswright-facts"};
constexpr int factsFormatVersion = 1;

} // namespace cw::probe
