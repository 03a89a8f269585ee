// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/devicetestcommand.h"

#include "core/device/devicestore.h"
#include "core/device/sshshell.h"

#include <QCoreApplication>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::DeviceTestCommand", text);
}

} // namespace

QString DeviceTestCommand::name() const
{
    return u"device test"_s;
}

QString DeviceTestCommand::summary() const
{
    return tr("Connect to a device and say whether it works");
}

void DeviceTestCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"NAME"_s, tr("The device."));
}

int DeviceTestCommand::run(const QCommandLineParser&, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("\"device test\" needs the name of one device."), *this);
    const auto device = DeviceStore().find(arguments.first());
    if (!device) {
        console.error(device.error());
        return exitCodeFor(device.error());
    }
    // A connection of its own: a shared one that is still open would answer for a device that no longer lets anybody in.
    SshShell shell(*device, {.share = false});
    QElapsedTimer clock;
    clock.start();
    const auto machine = shell.greet();
    const qint64 took = clock.elapsed();
    if (machine) {
        if (console.json)
            console.object({{"device"_L1, device->name}, {"ok"_L1, true}, {"machine"_L1, *machine}, {"ms"_L1, took}});
        else
            console.data(tr("%1 answers in %2 ms (%3).").arg(device->name, QString::number(took), *machine));
        return Ok;
    }
    const Error& error = machine.error();
    if (console.json)
        console.object({{"device"_L1, device->name},
                        {"ok"_L1, false},
                        {"problem"_L1, ssh::problemName(shell.lastProblem())},
                        {"text"_L1, error.text},
                        {"hint"_L1, error.hint}});
    console.error(error);
    return Failed;
}

} // namespace cw::cli
