// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deviceremovecommand.h"

#include "core/probe/deviceknowledge.h"

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
    if (const auto removed = probe::removeDevice(arguments.first()); !removed) {
        console.error(removed.error());
        return exitCodeFor(removed.error());
    }
    if (console.json)
        console.object({{"removed"_L1, arguments.first()}});
    else
        console.note(tr("Removed %1. Nothing was changed on the device.").arg(arguments.first()));
    return Ok;
}

} // namespace cw::cli
