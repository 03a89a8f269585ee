// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rollbackcommand.h"

#include "app/cli/interrupt.h"
#include "core/deploy/rollback.h"
#include "core/deploy/unfinished.h"
#include "core/device/devicestore.h"
#include "core/device/sshshell.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::RollbackCommand", text);
}

int failed(const Console& console, const Error& error)
{
    if (console.json)
        console.object({{"result"_L1, "failed"_L1}, {"error"_L1, error.sentence()}});
    console.error(error);
    return Failed;
}

int list(SshShell& shell, const Console& console)
{
    const auto versions = versionsOnDevice(shell, shell.device().folder);
    if (!versions)
        return failed(console, versions.error());
    const auto unfinished = unfinishedOnDevice(shell, shell.device().folder);
    shell.closeMaster();
    if (!unfinished)
        return failed(console, unfinished.error());
    QJsonArray array;
    for (const DeployedVersion& version : *versions) {
        array.append(version.toJson());
        const QString word = version.inUse ? tr("in use") : version.previous ? tr("before") : QString();
        if (!console.json)
            console.data(u"%1  %2  %3"_s.arg(version.name, version.label(), word).trimmed());
    }
    QJsonArray rest;
    for (const UnfinishedDeployment& each : *unfinished) {
        rest.append(each.toJson());
        if (!console.json)
            console.data(each.isAbandoned() ? tr("%1  unfinished; the next deployment removes it").arg(each.name)
                                            : tr("%1  unfinished; a deployment may still run").arg(each.name));
    }
    if (console.json)
        console.object({{"versions"_L1, array}, {"unfinished"_L1, rest}});
    else if (array.isEmpty() && rest.isEmpty())
        console.note(tr("Nothing is deployed there."));
    return Ok;
}

int remove(SshShell& shell, const QString& version, const Console& console)
{
    const auto removed = removeFromDevice(shell, shell.device().folder, version);
    shell.closeMaster();
    if (!removed)
        return failed(console, removed.error());
    if (console.json)
        console.object({{"result"_L1, "passed"_L1}, {"removed"_L1, version}});
    else
        console.data(tr("%1 is removed from %2.").arg(version, shell.device().name));
    return Ok;
}

} // namespace

QString RollbackCommand::name() const
{
    return u"rollback"_s;
}

QString RollbackCommand::summary() const
{
    return tr("Go back to a former version on a device, once it is proved there");
}

void RollbackCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"VERSION"_s, tr("As --list names it; without one, what was in use before."),
                                 u"[VERSION]"_s);
    parser.addOption({u"device"_s, tr("The device, as named in \"device list\"."), u"NAME"_s});
    parser.addOption({u"remove"_s, tr("Remove that version, or what an unfinished deployment left, from the device.")});
    parser.addOption({u"list"_s, tr("Show the versions on the device and change nothing.")});
}

int RollbackCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (!parser.isSet(u"device"_s))
        return usageError(console, tr("Name the device with --device."), *this);
    const bool removes = parser.isSet(u"remove"_s);
    if (removes && (arguments.size() != 1 || parser.isSet(u"list"_s)))
        return usageError(console, tr("Name the version to remove, as --list names it."), *this);
    if (arguments.size() > 1 || (parser.isSet(u"list"_s) && !arguments.isEmpty()))
        return usageError(console, tr("Name one version, or none."), *this);
    const auto device = DeviceStore().find(parser.value(u"device"_s));
    if (!device) {
        console.error(device.error());
        return exitCodeFor(device.error());
    }
    const Interrupt interrupt(Interrupt::Second::Ends);
    SshShell shell(*device);
    shell.setCancelled([&interrupt] { return interrupt.raised(); });
    if (parser.isSet(u"list"_s))
        return list(shell, console);
    if (parser.isSet(u"remove"_s))
        return remove(shell, arguments.first(), console);

    const auto narrate = [&](const DeploymentEvent& event) {
        if (console.json)
            console.object(event.toJson());
        else if (event.state == DeploymentEvent::State::Started)
            console.note(u"  "_s + event.text + u" …"_s);
        return !interrupt.raised();
    };
    const auto result = rollBack(shell, device->folder, arguments.value(0), randomSeed(), narrate);
    shell.closeMaster();
    if (!result)
        return failed(console, result.error());
    if (console.json) {
        console.object({{"result"_L1, "passed"_L1}, {"deployment"_L1, result->toJson()}});
        return Ok;
    }
    console.data(console.toned(tr("%1 is in use on %2 again, and proved.").arg(result->version, device->name),
                               Console::Tone::Good));
    console.data(tr("  before: %1/%2").arg(result->device.folder, result->former));
    return Ok;
}

} // namespace cw::cli
