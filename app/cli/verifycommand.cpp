// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verifycommand.h"

#include "app/cli/interrupt.h"
#include "core/deploy/verification.h"
#include "core/device/devicestore.h"
#include "core/device/sshshell.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::VerifyCommand", text);
}

} // namespace

QString VerifyCommand::name() const
{
    return u"verify"_s;
}

QString VerifyCommand::summary() const
{
    return tr("Prove again, with a new random seed, what is in use on a device");
}

void VerifyCommand::describe(QCommandLineParser& parser) const
{
    parser.addOption({u"device"_s, tr("The device, as named in \"device list\"."), u"NAME"_s});
}

int VerifyCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (!arguments.isEmpty() || !parser.isSet(u"device"_s))
        return usageError(console, tr("Name the device with --device, and nothing else."), *this);
    const auto device = DeviceStore().find(parser.value(u"device"_s));
    if (!device) {
        console.error(device.error());
        return exitCodeFor(device.error());
    }
    const Interrupt interrupt(Interrupt::Second::Ends);
    SshShell shell(*device);
    shell.setCancelled([&interrupt] { return interrupt.raised(); });
    const auto result = verifyDevice(shell, device->folder, randomSeed());
    shell.closeMaster();
    if (!result) {
        if (console.json)
            console.object({{"result"_L1, "failed"_L1}, {"error"_L1, result.error().sentence()}});
        console.error(result.error());
        return Failed;
    }
    if (console.json)
        console.object(
            {{"result"_L1, result->smoke.passed ? "passed"_L1 : "failed"_L1}, {"verification"_L1, result->toJson()}});
    else if (result->smoke.passed && result->smoke.answer.isEmpty()) // a library: nothing was asked, it was loaded
        console.data(console.toned(
            tr("Proved on %1: %2. %3").arg(device->name, result->version, result->smoke.details.join(u' ')),
            Console::Tone::Good));
    else if (result->smoke.passed)
        console.data(console.toned(
            tr("Proved on %1: %2 answers %3 as it must.").arg(device->name, result->version, result->smoke.answer),
            Console::Tone::Good));
    else
        console.data(console.toned(
            tr("Not proved on %1: %2 expected, %3 answered. %4")
                .arg(device->name, result->smoke.expected, result->smoke.answer, result->smoke.details.join(u' ')),
            Console::Tone::Bad));
    return result->smoke.passed ? Ok : Failed;
}

} // namespace cw::cli
