// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deviceremovecommand.h"

#include "core/device/devicestore.h"
#include "core/device/hostkeys.h"
#include "core/device/sshshell.h"
#include "core/probe/probe.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::DeviceRemoveCommand", text);
}

} // namespace

QString DeviceRemoveCommand::name() const
{
    return u"device remove"_s;
}

QString DeviceRemoveCommand::summary() const
{
    return tr("Forget a device and the host key that was accepted for it");
}

void DeviceRemoveCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"NAME"_s, tr("The device."));
}

int DeviceRemoveCommand::run(const QCommandLineParser&, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("\"device remove\" needs the name of one device."), *this);
    const auto fail = [&](const Error& error) {
        console.error(error);
        return exitCodeFor(error);
    };
    const DeviceStore store;
    const auto device = store.find(arguments.first());
    if (!device)
        return fail(device.error());
    if (device->isVirtual)
        return fail({Error::Kind::Refused,
                     tr("%1 is a virtual device, and its files would be left behind.").arg(device->name),
                     tr("Use \"crosswright device virtual destroy %1\".").arg(device->name)});
    SshShell(*device).closeMaster();
    const auto target = ssh::resolve(*device);
    DeviceStore writable;
    if (const auto removed = writable.remove(device->name); !removed)
        return fail(removed.error());
    probe::forgetDeviceFacts(device->name);
    // Another entry may name the same machine; its key then stays.
    bool shared = false;
    if (const auto others = store.all()) {
        for (const Device& other : *others) {
            const auto otherTarget = ssh::resolve(other);
            shared = shared || (target && otherTarget && otherTarget->lookup == target->lookup);
        }
    }
    if (target && !shared) {
        if (const auto forgotten = ssh::forget(target->lookup); !forgotten)
            return fail(forgotten.error());
    }
    if (console.json)
        console.object({{"removed"_L1, device->name}});
    else
        console.note(tr("Removed %1. Nothing was changed on the device.").arg(device->name));
    return Ok;
}

} // namespace cw::cli
