// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QString>

namespace cw {

/// A machine that results go to, reached by the system's OpenSSH. Credentials are never kept here: keys and agents are
/// the user's, only their file names are noted.
struct Device
{
    QString name;              ///< the user's word for it; [A-Za-z0-9._-]+
    QString host;              ///< host name, address, or an alias of the user's ssh configuration
    int port = 0;              ///< 0: what the ssh configuration says
    QString user = {};         ///< empty: what the ssh configuration says
    QString identityFile = {}; ///< empty: what the ssh configuration and the agent say
    QString sshConfig = {};    ///< given to `ssh -F`; empty: the user's own
    QString knownHosts = {};   ///< empty: ours (config()/known_hosts) besides the user's own
    QString board = {};        ///< catalog id, when known
    QString folder = {};       ///< where deployments live on the device; empty: "crosswright" below its home folder
    bool isVirtual = false;    ///< made by `device virtual`

    QJsonObject toJson() const;
    static Result<Device> fromJson(const QJsonObject& object);
    bool operator==(const Device&) const = default;
};

} // namespace cw
