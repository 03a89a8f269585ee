// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/hostkeys.h"

namespace cw::ssh {

/// What a device shows as its host key, beside what is known of it. What to do about it is the caller's question to a
/// person: New may be accepted, Changed may not.
struct FirstContact
{
    enum class State {
        Known,   ///< one of the shown keys was accepted before
        New,     ///< no key of this device was ever accepted
        Changed, ///< another key was accepted: the device was set up anew, or another machine answers in its place
    };
    State state = State::New;
    Target target;
    HostKey shown;      ///< Known: the one that was accepted; else the best one that the device shows
    QList<HostKey> all; ///< every key that it shows now, the best first; none behind a jump host
    HostKey known;      ///< Changed: what was accepted before
    QString knownFile;  ///< Known, Changed: where that stands
    bool ours = false;  ///< knownFile is our own, so forget() can remove it; the user's files are his
};

/// Resolves the device, reads its keys (nothing is logged in to) and compares. The error is the connection's, its class in
/// `problem`. A device behind a jump host cannot be read from here: Known when its key stands in the user's files, else
/// an error that says so. Blocks for up to 15 s; any thread.
Result<FirstContact> meet(const Device& device, const Settings& settings = {}, Problem* problem = nullptr);

/// Where OpenSSH's server keeps the public half of a key of that type ("ssh-ed25519" → ssh_host_ed25519_key.pub): what a
/// person compares on the device with `ssh-keygen -lf`. Pure.
QString publicKeyFile(const QString& keyType);

} // namespace cw::ssh
