// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deviceprobecommand.h"

#include "app/cli/factsoutput.h"
#include "app/cli/interrupt.h"
#include "core/catalog/catalog.h"
#include "core/device/devicestore.h"
#include "core/device/sshshell.h"
#include "core/probe/deviceknowledge.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::DeviceProbeCommand", text);
}

} // namespace

QString DeviceProbeCommand::name() const
{
    return u"device probe"_s;
}

QString DeviceProbeCommand::summary() const
{
    return tr("Ask a device what it has, and keep the answer for check and plan");
}

void DeviceProbeCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"NAME"_s, tr("The device."));
}

int DeviceProbeCommand::run(const QCommandLineParser&, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("\"device probe\" needs the name of one device."), *this);
    const auto fail = [&](const Error& error, int code) {
        console.error(error);
        return code;
    };
    const auto device = DeviceStore().find(arguments.first());
    if (!device)
        return fail(device.error(), exitCodeFor(device.error()));
    const auto catalog = Catalog::load();
    if (!catalog)
        return fail(catalog.error(), exitCodeFor(catalog.error()));
    const Interrupt interrupt(Interrupt::Second::Ends);
    SshShell shell(*device);
    shell.setCancelled([&interrupt] { return interrupt.raised(); });
    const auto facts = probe::askDevice(*device, shell, *catalog);
    if (!facts)
        return fail(facts.error(), facts.error().kind == Error::Kind::Io ? exitCodeFor(facts.error()) : Failed);
    printFacts(*facts, console);
    return Ok;
}

} // namespace cw::cli
