// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/devicelistcommand.h"

#include "core/device/devicestore.h"
#include "core/probe/probe.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::DeviceListCommand", text);
}

} // namespace

QString DeviceListCommand::name() const
{
    return u"device list"_s;
}

QString DeviceListCommand::summary() const
{
    return tr("Show the devices that were added");
}

void DeviceListCommand::describe(QCommandLineParser& parser) const
{
    Q_UNUSED(parser)
}

int DeviceListCommand::run(const QCommandLineParser&, const QStringList& arguments, Console& console)
{
    if (!arguments.isEmpty())
        return usageError(console, tr("\"%1\" is not expected here.").arg(arguments.first()), *this);
    const auto devices = DeviceStore().all();
    if (!devices) {
        console.error(devices.error());
        return exitCodeFor(devices.error());
    }
    QJsonArray list;
    for (const Device& device : *devices) {
        QJsonObject object = device.toJson();
        const auto facts = probe::savedDeviceFacts(device.name);
        QString board = device.board;
        QString probed;
        if (facts) {
            const Fact kernel = facts->fact(u"device.kernel"_s);
            probed = kernel.when.toUTC().toString(Qt::ISODate);
            object.insert("probed"_L1, probed);
            if (board.isEmpty())
                board = facts->text(u"device.board"_s);
            if (!board.isEmpty())
                object.insert("board"_L1, board);
        }
        list.append(object);
        if (!console.json) {
            const QString place = (device.user.isEmpty() ? QString() : device.user + u'@') + device.host
                                  + (device.port > 0 ? u':' + QString::number(device.port) : QString());
            console.data(u"%1  %2  %3%4%5"_s.arg(
                device.name.leftJustified(16), place.leftJustified(28), board.isEmpty() ? tr("board not known") : board,
                device.isVirtual ? tr(", virtual") : QString(),
                probed.isEmpty() ? tr(", never probed") : tr(", probed %1").arg(probed)));
        }
    }
    if (console.json)
        console.object({{"devices"_L1, list}});
    else if (devices->isEmpty())
        console.note(tr("There is no device yet. \"crosswright device add NAME HOST\" adds one."));
    return Ok;
}

} // namespace cw::cli
