// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/device.h"
#include "core/device/sshcommand.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

/// First contact: which keys a device shows, which of them is known, and keeping the one that a person accepted.
namespace cw::ssh {

struct HostKey
{
    QString type;      ///< "ssh-ed25519"
    QByteArray base64; ///< the public key as known_hosts writes it

    QString fingerprint() const; ///< "SHA256:…", as `ssh-keygen -l` prints it
    bool operator==(const HostKey&) const = default;
};

/// Where ssh would connect to, after the user's configuration.
struct Target
{
    QString hostName;
    int port = 22;
    QString lookup;           ///< the name that stands in known_hosts: "host", "[host]:port" or an alias
    bool throughJump = false; ///< ProxyJump or ProxyCommand: a scan would reach another machine or none
    QStringList knownHosts;   ///< the files that ssh reads, the user's and the system's
};

/// `ssh -G`: nothing is connected.
Result<Target> resolve(const Device& device, const Settings& settings = {});
Target parseTarget(const QByteArray& text); ///< its output; pure

/// `ssh-keyscan`; the best key first (Ed25519, ECDSA, RSA). The error is the connection's (problem in `problem`).
Result<QList<HostKey>> scan(const Target& target, const Device& device, Problem* problem = nullptr);
QList<HostKey> parseKeys(const QByteArray& text); ///< lines of known_hosts; pure, any input

/// The keys of `target` in the files that ssh would read (ssh-keygen -F, since names may be hashed), and the file that
/// the last one stands in.
QList<HostKey> knownKeys(const Target& target, const Device& device, const Settings& settings = {},
                         QString* file = nullptr);

/// Adds a key to our own file, instead of any other of that target there.
Status accept(const Target& target, const HostKey& key, const Settings& settings = {});

/// Removes the target from our own file; the user's files are his.
Status forget(const QString& lookup, const Settings& settings = {});

} // namespace cw::ssh
