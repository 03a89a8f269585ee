// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/device.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Device", text);
}

} // namespace

QJsonObject Device::toJson() const
{
    QJsonObject object{{"name"_L1, name}, {"host"_L1, host}, {"virtual"_L1, isVirtual}};
    const auto add = [&](QLatin1StringView key, const QString& value) {
        if (!value.isEmpty())
            object.insert(key, value);
    };
    if (port > 0)
        object.insert("port"_L1, port);
    add("user"_L1, user);
    add("identity_file"_L1, identityFile);
    add("ssh_config"_L1, sshConfig);
    add("known_hosts"_L1, knownHosts);
    add("board"_L1, board);
    add("folder"_L1, folder);
    return object;
}

Result<Device> Device::fromJson(const QJsonObject& object)
{
    Device device;
    device.name = object.value("name"_L1).toString();
    device.host = object.value("host"_L1).toString();
    device.port = object.value("port"_L1).toInt();
    device.user = object.value("user"_L1).toString();
    device.identityFile = object.value("identity_file"_L1).toString();
    device.sshConfig = object.value("ssh_config"_L1).toString();
    device.knownHosts = object.value("known_hosts"_L1).toString();
    device.board = object.value("board"_L1).toString();
    device.folder = object.value("folder"_L1).toString();
    device.isVirtual = object.value("virtual"_L1).toBool();

    static const QRegularExpression name(u"^[A-Za-z0-9][A-Za-z0-9._-]*$"_s);
    // A host or user that begins with "-" would be read by ssh as an option.
    static const QRegularExpression host(u"^[A-Za-z0-9_\\[:][A-Za-z0-9._:%\\[\\]-]*$"_s);
    static const QRegularExpression user(u"^[A-Za-z0-9_][A-Za-z0-9._-]*$"_s);
    if (!name.match(device.name).hasMatch())
        return Error{Error::Kind::Invalid, tr("\"%1\" cannot name a device.").arg(device.name),
                     tr("Use letters, digits, \".\", \"_\" and \"-\".")};
    if (!host.match(device.host).hasMatch())
        return Error{Error::Kind::Invalid, tr("\"%1\" is not a host name or address.").arg(device.host)};
    if (!device.user.isEmpty() && !user.match(device.user).hasMatch())
        return Error{Error::Kind::Invalid, tr("\"%1\" is not a user name.").arg(device.user)};
    if (device.port < 0 || device.port > 65535)
        return Error{Error::Kind::Invalid, tr("%1 is not a port; it must lie between 1 and 65535.").arg(device.port)};
    return device;
}

} // namespace cw
