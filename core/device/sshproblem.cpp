// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/sshcommand.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace cw::ssh {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::ssh", text);
}

struct Sign
{
    const char* text;
    Problem problem;
};

// In this order: a changed key also says "Host key verification failed", as an unknown one does.
constexpr std::array signs{
    Sign{"REMOTE HOST IDENTIFICATION HAS CHANGED", Problem::ChangedKey},
    Sign{"differs from the key for the IP address", Problem::ChangedKey},
    Sign{"REVOKED HOST KEY", Problem::ChangedKey},
    Sign{"Host key verification failed", Problem::UnknownKey},
    Sign{"Permission denied (", Problem::Authentication},
    Sign{"Too many authentication failures", Problem::Authentication},
    Sign{"Connection refused", Problem::Refused},
    Sign{"timed out during banner exchange", Problem::NoBanner},
    Sign{"banner line contains invalid characters", Problem::NotSsh},
    Sign{"banner line too long", Problem::NotSsh},
    Sign{"No banner received", Problem::NotSsh},
    Sign{"Invalid SSH identification string", Problem::NotSsh},
    Sign{"invalid protocol identifier", Problem::NotSsh},
    Sign{"Bad remote protocol version identification", Problem::NotSsh},
    Sign{"Protocol major versions differ", Problem::NotSsh},
    Sign{"Bad packet length", Problem::NotSsh},
    Sign{"Connection timed out", Problem::Timeout},
    Sign{"Operation timed out", Problem::Timeout},
    Sign{"Timeout, server", Problem::Silent},
    Sign{"Could not resolve hostname", Problem::UnknownName},
    Sign{"No route to host", Problem::Unreachable},
    Sign{"Network is unreachable", Problem::Unreachable},
    Sign{"Bad configuration option", Problem::Configuration},
    Sign{"terminating, ", Problem::Configuration},
    Sign{"Can't open user config file", Problem::Configuration},
    Sign{"Connection reset", Problem::Closed},
    Sign{"Connection closed", Problem::Closed},
    Sign{"kex_exchange_identification", Problem::Closed},
    Sign{"Broken pipe", Problem::Closed},
};

QString lastLine(const QByteArray& text)
{
    const QList<QByteArray> lines = text.trimmed().split('\n');
    return QString::fromUtf8(lines.last()).trimmed();
}

QString place(const Device& device)
{
    return device.port > 0 ? u"%1:%2"_s.arg(device.host, QString::number(device.port)) : device.host;
}

} // namespace

Problem problemOf(const QByteArray& standardError)
{
    for (const Sign& sign : signs) {
        if (standardError.contains(sign.text))
            return sign.problem;
    }
    return Problem::Other;
}

QString problemName(Problem problem)
{
    switch (problem) {
    case Problem::None: return u"none"_s;
    case Problem::NoClient: return u"no-ssh"_s;
    case Problem::Refused: return u"refused"_s;
    case Problem::Timeout: return u"timeout"_s;
    case Problem::NoBanner: return u"no-banner"_s;
    case Problem::NotSsh: return u"not-ssh"_s;
    case Problem::Silent: return u"silent"_s;
    case Problem::Unreachable: return u"unreachable"_s;
    case Problem::UnknownName: return u"unknown-name"_s;
    case Problem::Authentication: return u"authentication"_s;
    case Problem::UnknownKey: return u"unknown-key"_s;
    case Problem::ChangedKey: return u"changed-key"_s;
    case Problem::Closed: return u"closed"_s;
    case Problem::Killed: return u"killed"_s;
    case Problem::Configuration: return u"configuration"_s;
    case Problem::Other: break;
    }
    return u"other"_s;
}

Error errorOf(Problem problem, const Device& device, const QByteArray& details)
{
    const QString where = place(device);
    const auto process = Error::Kind::Process;
    switch (problem) {
    case Problem::None: break;
    case Problem::NoClient:
        return {Error::Kind::Missing, tr("OpenSSH's client, ssh, is not installed on this machine."),
                tr("Install it (Debian, Ubuntu: apt-get install openssh-client).")};
    case Problem::Refused:
        return {process, tr("%1 refuses the connection: no ssh server listens there.").arg(where),
                device.isVirtual ? tr("Start it with \"crosswright device virtual start\".")
                                 : tr("Start sshd on the device and check the port.")};
    case Problem::Timeout:
        return {process, tr("%1 does not answer.").arg(where),
                tr("Check that the device is on, that both are on one network, and that no firewall is between them.")};
    case Problem::NoBanner:
        return {process, tr("%1 accepts the connection and then says nothing, not even what it is.").arg(where),
                tr("Look whether the device is overloaded or out of memory; a forwarded port whose other end is gone "
                   "looks the same.")};
    case Problem::NotSsh:
        return {process, tr("What answers on %1 is no ssh server.").arg(where), tr("Check the port; ssh's own is 22.")};
    case Problem::Silent:
        return {process, tr("%1 began to speak ssh and then fell silent.").arg(where),
                tr("Look whether the device is overloaded, or whether its network was lost.")};
    case Problem::Killed:
        return {process, tr("ssh to %1 was ended on this machine before the device had answered.").arg(where),
                tr("A person or the system ended it: look for a lack of memory here (journalctl -k), then repeat.")};
    case Problem::Unreachable:
        return {process, tr("There is no way to %1 from this machine's network.").arg(where),
                tr("Check the address and this machine's network.")};
    case Problem::UnknownName:
        return {process, tr("The name %1 is not known.").arg(device.host),
                tr("Check the spelling, or use the device's address.")};
    case Problem::Authentication:
        return {process,
                tr("%1 accepts none of your keys%2.")
                    .arg(where, device.user.isEmpty() ? QString() : tr(" for the user %1").arg(device.user)),
                tr("Put your public key on the device (ssh-copy-id), load the key into your agent, or name it with "
                   "--identity; passwords are not asked for.")};
    case Problem::UnknownKey:
        return {Error::Kind::Refused,
                tr("The host key of %1 was never accepted, so it could be another machine.").arg(where),
                tr("Accept it with \"crosswright device add %1 %2\", which shows its fingerprint.")
                    .arg(device.name.isEmpty() ? u"NAME"_s : device.name, device.host)};
    case Problem::ChangedKey:
        return {
            Error::Kind::Refused,
            tr("The host key of %1 is not the one that was accepted before: the device was set up anew, or another "
               "machine answers in its place.")
                .arg(where),
            tr("Compare the fingerprint on the device itself (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub); if "
               "it is right, forget the old one with \"crosswright device remove %1\" and add the device again.")
                .arg(device.name.isEmpty() ? u"NAME"_s : device.name)};
    case Problem::Closed:
        return {
            process,
            lastLine(details).isEmpty() ? tr("%1 closed the connection.").arg(where)
                                        : tr("%1 closed the connection: %2").arg(where, lastLine(details)),
            tr("Look at the device's ssh log; a full disk or a limit on connections is common. OpenSSH 9.8 and later "
               "also turns an address away for a while after several failed logins (PerSourcePenalties): then wait "
               "a minute.")};
    case Problem::Configuration:
        return {Error::Kind::Invalid, tr("ssh cannot use its configuration: %1").arg(lastLine(details)),
                tr("Correct the ssh configuration.")};
    case Problem::Other: break;
    }
    const QString message = lastLine(details);
    return {process, message.isEmpty() ? tr("ssh to %1 failed without a message.").arg(where)
                                       : tr("ssh to %1 failed: %2").arg(where, message)};
}

} // namespace cw::ssh
