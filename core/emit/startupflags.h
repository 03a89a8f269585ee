// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace cw {
struct BazelEra;
}

namespace cw::emit {

/// Where Bazel comes from and what it may read.
struct Startup
{
    QString outputBase;       ///< ours alone
    int heapMiB = 0;          ///< of the server; 0: Java's default
    bool userBazelrc = false; ///< read ~/.bazelrc
};

/// Startup options, which stand before "build", as `era` spells them. The system's bazelrc is read (Debian's names the
/// install base, without which its Bazel does not start); the person's own only when asked for, since what was approved
/// is what runs.
QStringList startupFlags(const BazelEra& era, const Startup& startup);

} // namespace cw::emit
