// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/firstcontact.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::ssh {

Result<FirstContact> meet(const Device& device, const Settings& settings, Problem* problem)
{
    if (problem)
        *problem = Problem::None;
    auto target = resolve(device, settings);
    if (!target) {
        if (problem)
            *problem = Problem::Configuration;
        return target.error();
    }
    FirstContact contact;
    contact.target = *target;
    const QList<HostKey> known = knownKeys(*target, device, settings, &contact.knownFile);
    const QString own = settings.ownKnownHosts.isEmpty() ? ownKnownHostsFile() : settings.ownKnownHosts;
    contact.ours = !known.isEmpty() && contact.knownFile == own;
    if (!known.isEmpty() && target->throughJump) { // ssh itself compares it at every connection
        contact.state = FirstContact::State::Known;
        contact.shown = known.first();
        return contact;
    }
    const auto shown = scan(*target, device, problem);
    if (!shown)
        return shown.error();
    contact.all = *shown;
    contact.shown = shown->first();
    if (known.isEmpty())
        return contact;
    const auto accepted =
        std::find_if(shown->cbegin(), shown->cend(), [&](const HostKey& key) { return known.contains(key); });
    if (accepted != shown->cend()) {
        contact.state = FirstContact::State::Known;
        contact.shown = *accepted;
        return contact;
    }
    contact.state = FirstContact::State::Changed;
    contact.known = known.first();
    return contact;
}

QString publicKeyFile(const QString& keyType)
{
    QString word = u"ed25519"_s;
    if (keyType.startsWith("ecdsa-"_L1))
        word = u"ecdsa"_s;
    else if (keyType == "ssh-rsa"_L1)
        word = u"rsa"_s;
    return "/etc/ssh/ssh_host_"_L1 + word + "_key.pub"_L1;
}

} // namespace cw::ssh
