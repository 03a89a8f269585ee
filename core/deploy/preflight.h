// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/wheel.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace cw {

/// What the device said before anything was sent (resources/deploy/look.sh).
struct DeviceLook
{
    QString machine;     ///< `uname -m`
    QString sshdMachine; ///< ELF machine of the sshd program; empty when it could not be read
    QString python;      ///< "3.11"; empty when there is no python3
    QString abi;         ///< "cp311"
    QString pip;
    bool hasEnsurepip = false;
    QString glibc;
    QString glibcxx;
    QString folder;      ///< absolute deployment folder
    QString former;      ///< "versions/…" in use, or empty
    qint64 freeMiB = -1; ///< -1: unknown

    /// Reads NAME=VALUE lines; unknown names are ignored, missing ones stay empty.
    static DeviceLook parse(const QByteArray& lines);
};

/// ELF machine word for `uname -m` ("armv7l" → "arm", "aarch64" → "aarch64").
QString elfMachineOf(const QString& unameMachine);

/// Why a wheel cannot work on that device, one sentence each, before a byte is sent. Pure.
QStringList objections(const Wheel& wheel, const DeviceLook& device);

/// The same for a program or library.
QStringList objections(const ElfFile& file, const QString& name, const DeviceLook& device);

} // namespace cw
