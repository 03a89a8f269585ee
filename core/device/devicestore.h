// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/device.h"

#include <QList>

namespace cw {

/// The user's devices (config()/devices.json). Every call reads or writes the file, so that two programs see each
/// other's changes. Blocking; any thread.
class DeviceStore
{
public:
    static constexpr int formatVersion = 1;
    static constexpr QLatin1StringView format{"crosswright-devices"};

    DeviceStore(); ///< the user's own file
    explicit DeviceStore(const QString& path);
    static QString defaultPath();

    Result<QList<Device>> all() const;
    Result<Device> find(const QString& name) const; ///< Missing, with the names that exist
    Status add(const Device& device);               ///< replaces one of the same name
    Status remove(const QString& name);

private:
    Status save(const QList<Device>& devices) const;
    QString m_path;
};

} // namespace cw
