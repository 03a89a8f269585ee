// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/device/deviceshell.h"

#include <QString>
#include <QStringList>

namespace cw {

/// Runs one of resources/deploy/NAME.sh on a device: the script is sent as standard input, its arguments stay arguments.
Result<ProcessOutcome> runDeviceScript(DeviceShell& shell, const QString& name, const QStringList& arguments,
                                       int timeoutMs);

/// The same where only success counts; `failure` begins the sentence otherwise ("The wheel could not be installed").
Status deviceScriptStatus(DeviceShell& shell, const QString& name, const QStringList& arguments, int timeoutMs,
                          const QString& failure);

/// How long removing a version may take: some 20,000 files, on a slow card.
constexpr int removalMs = 10 * 60 * 1000;

/// The last line that a program wrote to its standard error.
QString lastLineOf(const QByteArray& errors);

/// Why a program of the device failed, never empty: its last line, else how it ended.
QString whyFailed(const ProcessOutcome& outcome);

} // namespace cw
