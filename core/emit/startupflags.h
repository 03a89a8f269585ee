// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/version.h"

#include <QString>
#include <QStringList>

namespace cw::emit {

/// Where Bazel comes from and what it may read.
struct Startup
{
    QString outputBase;       ///< ours alone
    int ramMiB = 0;           ///< the build's memory; the server's heap is a part of it
    bool userBazelrc = false; ///< read ~/.bazelrc
};

/// Startup options, which stand before "build". The system's bazelrc is read (Debian's names the install base, without
/// which its Bazel does not start); the person's own only when asked for, since what was approved is what runs.
QStringList startupFlags(const Version& bazel, const Startup& startup);

/// The server's heap in MiB for a build that may use `ramMiB`; 0: the Java default.
int heapMiB(int ramMiB);

} // namespace cw::emit
