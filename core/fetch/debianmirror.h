// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>

namespace cw::fetch {

/// Where Debian's packages come from on this machine.
struct DebianMirror
{
    QString address;      ///< ends without "/"
    QString keyring;      ///< file with the archive's keys; "": apt's own
    QString how;          ///< where both were read, for people
    bool trusted = false; ///< signatures are not looked at: only for a mirror in a folder of this machine
};

/// Asks this system, and names no host itself: `wanted` (the user's own choice: an address), else CROSSWRIGHT_DEBIAN_MIRROR,
/// else the Debian entry of the system's own apt, else (a system with apt that is not Debian) what its python-apt or
/// debootstrap know of Debian. The keyring: the entry's own, else the file that the package debian-archive-keyring
/// installs, else that package from the system's own archive, verified by apt and unpacked below `folder`.
/// Missing: what to install or to name, in one sentence. Runs apt-get; blocks.
Result<DebianMirror> findDebianMirror(const QString& wanted, const QString& folder, const std::function<bool()>& goOn);

/// The address in a line that apt's own tools give: the first Debian entry with the label "Debian" of
/// `apt-get indextargets --format '$(LABEL)|$(REPO_URI)|$(SIGNED_BY)'`. For the tests.
DebianMirror mirrorOfTargets(const QString& targets);

} // namespace cw::fetch
