// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/device/device.h"
#include "core/device/virtualscripts.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace cw {

/// A device that is not there: a real Debian userland of another architecture, run by qemu-user on this machine behind
/// an sshd of its own on the loopback, with the files of a Jetson or a Raspberry Pi. No root and no change to the host
/// (resources/virtual-device/enter.sh says how). It lives in data()/virtual/NAME, is made of a prepared root that
/// cache()/virtual/SUITE-ARCH keeps, and is registered in the DeviceStore: to all other code it is a device like any
/// other. Every call runs scripts and blocks (preparing a root takes about a minute, the rest seconds); any thread.
class VirtualDevice
{
public:
    using Progress = virtualscripts::Progress;

    struct Settings
    {
        QString profile = QStringLiteral("jetson"); ///< jetson | pi
        QString suite = QStringLiteral("bookworm"); ///< a Debian suite that this system's mirror carries
        QString arch = QStringLiteral("arm64");     ///< arm64 | armhf
    };

    struct State
    {
        QString name;
        Settings settings;
        int port = 0; ///< on 127.0.0.1
        bool running = false;
        bool stale = false;   ///< recorded as running, but a crash or a reboot ended it
        QString method = {};  ///< how it runs: namespace | chroot | proot
        qint64 pid = 0;       ///< the process with which all others of the device end; 0 when stopped
        qint64 diskBytes = 0; ///< of its folder
        QString folder = {};
        QString sshConfig = {}; ///< for `ssh -F FILE NAME`

        QJsonObject toJson() const;
    };

    explicit VirtualDevice(const QString& name) : m_name(name) {}

    static QString defaultName(const QString& profile) { return QStringLiteral("virtual-") + profile; }
    static QStringList names(); ///< of all that exist, sorted
    static QString folder();    ///< data()/virtual

    QString name() const { return m_name; }
    bool exists() const;

    /// Makes it and registers it. Invalid: a malformed name or an unknown profile; Refused: it exists, or a real device
    /// has that name. A cancelled or failed call leaves no device.
    Status create(const Settings& settings, const Progress& progress = {});

    /// Starts it and waits until a login with a strict host key check works. Of a running device: nothing.
    Status start(const Progress& progress = {});

    /// Ends its processes and nobody else's. Of a stopped device: nothing.
    Status stop(const Progress& progress = {});

    /// Stops and removes it, and takes it out of the DeviceStore.
    Status destroy(const Progress& progress = {});

    Result<State> state() const;

    /// As it is registered.
    Device device(const Settings& settings) const;

private:
    QString path() const { return folder() + u'/' + m_name; }
    Error missing() const;
    Status prepare(const Settings& settings, const QString& prepared, const Progress& progress) const;

    QString m_name;
};

} // namespace cw
