// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deviceaddcommand.h"

#include "core/catalog/catalog.h"
#include "core/device/devicestore.h"
#include "core/device/firstcontact.h"
#include "core/probe/probe.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::DeviceAddCommand", text);
}

} // namespace

QString DeviceAddCommand::name() const
{
    return u"device add"_s;
}

QString DeviceAddCommand::summary() const
{
    return tr("Note a device that results go to, and accept its host key");
}

void DeviceAddCommand::describe(QCommandLineParser& parser) const
{
    parser.addOptions({
        {u"port"_s, tr("The port of its ssh server."), u"PORT"_s},
        {u"user"_s, tr("Who logs in."), u"USER"_s},
        {u"identity"_s, tr("The private key to use (a file name; the key stays where it is)."), u"FILE"_s},
        {u"ssh-config"_s, tr("Another ssh configuration than your own."), u"FILE"_s},
        {u"board"_s, tr("What it is, where it cannot tell: an id of \"catalog boards\"."), u"BOARD"_s},
        {u"accept-key"_s, tr("Accept the host key with this fingerprint without asking."), u"SHA256:…"_s},
        {u"no-contact"_s, tr("Note it without connecting; its key must then be in your known_hosts.")},
    });
    parser.addPositionalArgument(u"NAME"_s, tr("Your word for the device."));
    parser.addPositionalArgument(u"HOST"_s, tr("Host name, address or alias of your ssh configuration."));
}

Status DeviceAddCommand::firstContact(const QCommandLineParser& parser, const Device& device, const Console& console,
                                      QString& fingerprint, int& failure) const
{
    failure = Wrong;
    ssh::Problem problem = ssh::Problem::None;
    const auto contact = ssh::meet(device, {}, &problem);
    if (!contact) {
        failure = problem == ssh::Problem::None || problem == ssh::Problem::Configuration ? Wrong : Failed;
        return contact.error();
    }
    const ssh::HostKey& best = contact->shown;
    if (contact->state == ssh::FirstContact::State::Changed) {
        Error changed = ssh::errorOf(ssh::Problem::ChangedKey, device, {});
        changed.text += u' ' + tr("It was %1 and is %2 now.").arg(contact->known.fingerprint(), best.fingerprint());
        if (!contact->ours)
            changed.hint =
                tr("Compare the fingerprint on the device itself (ssh-keygen -lf "
                   "/etc/ssh/ssh_host_ed25519_key.pub); if it is right, remove the old one with \"ssh-keygen -R "
                   "%1 -f %2\" and add the device again.")
                    .arg(ssh::quote(contact->target.lookup), ssh::quote(contact->knownFile));
        return changed;
    }
    // Whatever was accepted before, and for whichever device: the key that was named must be the one that is shown now.
    const QString named = parser.value(u"accept-key"_s);
    const auto isNamed = [&](const ssh::HostKey& key) { return key.fingerprint() == named; };
    if (parser.isSet(u"accept-key"_s) && !isNamed(contact->shown)
        && std::none_of(contact->all.cbegin(), contact->all.cend(), isNamed)) {
        return Error{Error::Kind::Refused,
                     tr("%1 shows the key %2, not %3.").arg(device.host, contact->shown.fingerprint(), named),
                     tr("Find out which is right before you accept another one.")};
    }
    if (contact->state == ssh::FirstContact::State::Known) {
        fingerprint = contact->shown.fingerprint();
        return Done{};
    }
    if (parser.isSet(u"accept-key"_s)) {
        fingerprint = named;
        return ssh::accept(contact->target, *std::find_if(contact->all.cbegin(), contact->all.cend(), isNamed));
    }
    console.note(tr("%1 shows the %2 key").arg(device.host, best.type));
    console.note("  "_L1 + best.fingerprint());
    console.note(tr("Compare it on the device: ssh-keygen -lf /etc/ssh/ssh_host_*_key.pub"));
    if (!Console::canAsk())
        return Error{Error::Kind::Refused, tr("The host key of %1 was never accepted.").arg(device.host),
                     tr("If the fingerprint is right, repeat with --accept-key %1.").arg(best.fingerprint())};
    if (!console.ask(tr("Is this the device's key?")))
        return Error{Error::Kind::Refused, tr("The key was not accepted, so the device was not added.")};
    fingerprint = best.fingerprint();
    return ssh::accept(contact->target, best);
}

int DeviceAddCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 2)
        return usageError(console, tr("\"device add\" needs a name and a host."), *this);
    Device device;
    device.name = arguments[0];
    device.host = arguments[1];
    device.user = parser.value(u"user"_s);
    device.board = parser.value(u"board"_s);
    const auto path = [&](const QString& option) {
        const QString value = parser.value(option);
        return value.isEmpty() ? QString() : QFileInfo(value).absoluteFilePath();
    };
    device.identityFile = path(u"identity"_s);
    device.sshConfig = path(u"ssh-config"_s);
    bool isNumber = true;
    if (parser.isSet(u"port"_s))
        device.port = parser.value(u"port"_s).toInt(&isNumber);
    const auto refuse = [&](const Error& error, int code) {
        console.error(error);
        return code;
    };
    if (!isNumber || (parser.isSet(u"port"_s) && device.port < 1))
        return refuse({Error::Kind::Invalid, tr("\"%1\" is not a port.").arg(parser.value(u"port"_s))}, Wrong);
    if (const auto valid = Device::fromJson(device.toJson()); !valid)
        return refuse(valid.error(), exitCodeFor(valid.error()));
    for (const QString& file : {device.identityFile, device.sshConfig}) {
        if (!file.isEmpty() && !QFileInfo(file).isFile())
            return refuse({Error::Kind::Missing, tr("There is no file %1.").arg(file)}, Wrong);
    }
    if (!device.board.isEmpty()) {
        const auto catalog = Catalog::load();
        if (!catalog)
            return refuse(catalog.error(), exitCodeFor(catalog.error()));
        const Board* board = catalog->board(device.board);
        if (!board)
            return refuse({Error::Kind::Invalid, tr("The catalog has no board \"%1\".").arg(device.board),
                           tr("\"crosswright catalog boards\" lists them.")},
                          Wrong);
        device.board = board->id;
    }
    QString fingerprint;
    int failure = Wrong;
    if (!parser.isSet(u"no-contact"_s)) {
        if (const auto met = firstContact(parser, device, console, fingerprint, failure); !met)
            return refuse(met.error(), failure);
    }
    if (const auto added = DeviceStore().add(device); !added)
        return refuse(added.error(), exitCodeFor(added.error()));
    // Facts of another machine that had this name before would mislead.
    probe::forgetDeviceFacts(device.name);
    if (console.json)
        console.object({{"device"_L1, device.toJson()}, {"host_key"_L1, fingerprint}});
    else
        console.note(tr("Added %1. \"crosswright device probe %1\" asks what it has.").arg(device.name));
    return Ok;
}

} // namespace cw::cli
