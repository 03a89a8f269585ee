// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/devicestore.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QLockFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::DeviceStore", text);
}

} // namespace

QString DeviceStore::defaultPath()
{
    return paths::config() + "/devices.json"_L1;
}

DeviceStore::DeviceStore() : DeviceStore(defaultPath()) {}

DeviceStore::DeviceStore(const QString& path) : m_path(path) {}

Result<QList<Device>> DeviceStore::all() const
{
    QList<Device> devices;
    if (!QFileInfo::exists(m_path))
        return devices;
    const auto object = json::read(m_path, format, formatVersion);
    if (!object)
        return object.error();
    for (const QJsonValue& value : object->value("devices"_L1).toArray()) {
        auto device = Device::fromJson(value.toObject());
        if (!device)
            return Error{Error::Kind::Invalid, tr("%1: %2").arg(m_path, device.error().text)};
        devices.append(*device);
    }
    return devices;
}

Result<Device> DeviceStore::find(const QString& name) const
{
    const auto devices = all();
    if (!devices)
        return devices.error();
    QStringList names;
    for (const Device& device : *devices) {
        if (device.name == name)
            return device;
        names.append(device.name);
    }
    return Error{Error::Kind::Missing, tr("There is no device \"%1\".").arg(name),
                 names.isEmpty() ? tr(
                     "Add one with \"crosswright device add\", or make one with \"crosswright device virtual create\".")
                                 : tr("There are: %1.").arg(names.join(", "_L1))};
}

Status DeviceStore::add(const Device& device)
{
    if (auto valid = Device::fromJson(device.toJson()); !valid)
        return valid.error();
    if (auto made = files::makeFolder(QFileInfo(m_path).absolutePath()); !made)
        return made;
    QLockFile lock(m_path + ".lock"_L1);
    lock.lock();
    auto devices = all();
    if (!devices)
        return devices.error();
    devices->removeIf([&](const Device& other) { return other.name == device.name; });
    devices->append(device);
    return save(*devices);
}

Status DeviceStore::remove(const QString& name)
{
    if (auto found = find(name); !found)
        return found.error();
    QLockFile lock(m_path + ".lock"_L1);
    lock.lock();
    auto devices = all();
    if (!devices)
        return devices.error();
    devices->removeIf([&](const Device& other) { return other.name == name; });
    return save(*devices);
}

Status DeviceStore::save(const QList<Device>& devices) const
{
    QJsonArray array;
    for (const Device& device : devices)
        array.append(device.toJson());
    const QJsonObject object{{"format"_L1, format}, {"version"_L1, formatVersion}, {"devices"_L1, array}};
    return files::write(m_path, json::pretty(object), files::permissions(0600));
}

} // namespace cw
