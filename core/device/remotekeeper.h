// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

/// Commands that watch over a program on a device. Pure; any thread.
namespace cw::ssh {

/// Runs `command` on the device with `inputSize` bytes of standard input. While it runs, a NUL on standard error says
/// every few seconds that the device is alive; when the connection or the program here ends, its process group there is
/// ended. The caller keeps standard input open until it has the answer, and gives no input that holds a NUL.
QStringList keptCommand(const QStringList& command, qsizetype inputSize);

/// `cat` into a file of the device, with the same signs of life.
QStringList receivingCommand(const QString& path);

/// What a program wrote to standard error, without the signs of life.
QByteArray withoutBeats(QByteArray errors);

} // namespace cw::ssh
