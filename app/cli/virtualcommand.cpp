// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/virtualcommand.h"

#include "app/cli/interrupt.h"
#include "core/device/virtualdevice.h"
#include "core/device/virtualsuite.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::VirtualCommand", text);
}

int failed(const Console& console, const Error& error)
{
    const int code = exitCodeFor(error);
    if (console.json && code == Failed)
        console.object({{"result"_L1, "failed"_L1}, {"error"_L1, error.sentence()}});
    console.error(error);
    return code;
}

QString line(const VirtualDevice::State& state)
{
    constexpr qint64 megabyte = 1000 * 1000;
    const QString what = tr("Debian %1 %2, %3").arg(state.settings.suite, state.settings.arch, state.settings.profile);
    const QString how = state.running ? tr("running on 127.0.0.1:%1 (%2)").arg(state.port).arg(state.method)
                        : state.stale ? tr("stopped by a crash or a restart of this machine")
                                      : tr("stopped");
    return tr("%1  %2  %3  %4 MB").arg(state.name, what, how).arg(state.diskBytes / megabyte);
}

int show(const Console& console, const QStringList& names, bool one)
{
    QJsonArray array;
    for (const QString& name : names) {
        const auto state = VirtualDevice(name).state();
        if (!state)
            return failed(console, state.error());
        array.append(state->toJson());
        if (!console.json)
            console.data(line(*state));
    }
    if (console.json && one)
        console.object({{"device"_L1, array.first()}});
    else if (console.json)
        console.object({{"devices"_L1, array}});
    else if (names.isEmpty())
        console.note(tr("There is no virtual device. \"crosswright device virtual create\" makes one."));
    return Ok;
}

} // namespace

QString VirtualCommand::name() const
{
    return u"device virtual"_s;
}

QString VirtualCommand::summary() const
{
    return tr("A device run on this machine: create, start, stop, destroy, list, status");
}

void VirtualCommand::describe(QCommandLineParser& parser) const
{
    const VirtualDevice::Settings usual;
    parser.addPositionalArgument(u"ACTION"_s, tr("create, start, stop, destroy, list or status."));
    parser.addPositionalArgument(u"NAME"_s, tr("The device's name; without one \"virtual-PROFILE\"."), u"[NAME]"_s);
    parser.addOption(
        {u"profile"_s, tr("Whose files it has: jetson (Orin Nano) or pi (4 Model B)."), u"PROFILE"_s, usual.profile});
    parser.addOption({u"suite"_s, tr("Its Debian: bookworm or trixie; the one that suits this host by default."),
                      u"SUITE"_s, virtualsuite::suitingThisHost()});
    parser.addOption({u"arch"_s, tr("Its architecture: arm64 or armhf."), u"ARCH"_s, usual.arch});
}

int VirtualCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    static const QStringList actions{u"create"_s, u"start"_s, u"stop"_s, u"destroy"_s, u"list"_s, u"status"_s};
    const QString action = arguments.value(0);
    if (!actions.contains(action))
        return usageError(console, tr("Say what to do: %1.").arg(actions.join(", "_L1)), *this);
    if (arguments.size() > 2 || (action == "list"_L1 && arguments.size() > 1))
        return usageError(console, tr("Too many arguments for \"%1\".").arg(action), *this);
    if (action != "create"_L1 && (parser.isSet(u"suite"_s) || parser.isSet(u"arch"_s)))
        return usageError(console, tr("--suite and --arch belong to \"create\"."), *this);

    const VirtualDevice::Settings settings{parser.value(u"profile"_s), parser.value(u"suite"_s),
                                           parser.value(u"arch"_s)};
    const bool named = arguments.size() == 2;
    if (action == "list"_L1 || (action == "status"_L1 && !named && !parser.isSet(u"profile"_s)))
        return show(console, VirtualDevice::names(), false);
    VirtualDevice device(named ? arguments[1] : VirtualDevice::defaultName(settings.profile));
    if (action == "status"_L1)
        return show(console, {device.name()}, true);

    Interrupt interrupt;
    const auto progress = [&](const QString& text) {
        if (!text.isEmpty())
            console.note(text);
        return !interrupt.raised();
    };
    Status result = Done{};
    if (action == "create"_L1)
        result = device.create(settings, progress);
    else if (action == "start"_L1)
        result = device.start(progress);
    else if (action == "stop"_L1)
        result = device.stop(progress);
    else
        result = device.destroy(progress);
    if (!result)
        return failed(console, result.error());
    if (action == "destroy"_L1) {
        if (console.json)
            console.object({{"result"_L1, "destroyed"_L1}, {"name"_L1, device.name()}});
        return Ok;
    }
    return console.json ? show(console, {device.name()}, true) : Ok;
}

} // namespace cw::cli
