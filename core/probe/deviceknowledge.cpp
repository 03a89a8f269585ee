// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/deviceknowledge.h"

#include "core/device/devicestore.h"
#include "core/device/hostkeys.h"
#include "core/device/sshshell.h"
#include "core/probe/boards.h"
#include "core/probe/probe.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

} // namespace

Result<Facts> askDevice(const Device& device, DeviceShell& shell, const Catalog& catalog)
{
    auto facts = probeDevice(shell, device.folder);
    if (!facts)
        return facts.error();
    conclude(*facts, catalog);
    // What the user said of the board counts where the device tree is silent.
    if (!device.board.isEmpty() && !facts->knows(u"device.board"_s))
        facts->set(u"device.board"_s, device.board, tr("given with \"device add\""),
                   facts->fact(u"device.kernel"_s).when);
    if (const auto saved = saveDeviceFacts(device.name, *facts); !saved)
        return saved.error();
    return *facts;
}

Status removeDevice(const QString& name)
{
    DeviceStore store;
    const auto device = store.find(name);
    if (!device)
        return device.error();
    if (device->isVirtual)
        return Error{Error::Kind::Refused,
                     tr("%1 is a virtual device, and its files would be left behind.").arg(device->name),
                     tr("Use \"crosswright device virtual destroy %1\".").arg(device->name)};
    SshShell(*device).closeMaster();
    const auto target = ssh::resolve(*device);
    if (auto removed = store.remove(name); !removed)
        return removed;
    forgetDeviceFacts(name);
    // Another entry may name the same machine; its key then stays.
    bool shared = false;
    if (const auto others = store.all()) {
        for (const Device& other : *others) {
            const auto otherTarget = ssh::resolve(other);
            shared = shared || (target && otherTarget && otherTarget->lookup == target->lookup);
        }
    }
    if (target && !shared)
        return ssh::forget(target->lookup);
    return Done{};
}

} // namespace cw::probe
