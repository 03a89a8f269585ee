// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/version.h"
#include "core/catalog/bazelera.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace cw::emit {

/// What the build may use; 0: Bazel's own default.
struct Limits
{
    int jobs = 0;   ///< actions at once
    int ramMiB = 0; ///< what Bazel may schedule
    int cores = 0;  ///< only where RAM and CPU are one flag, and for nothing else
};

/// "${NAME}" → value in every word; names without a value stay.
QStringList expanded(const QStringList& words, const QMap<QString, QString>& values);

/// The limits as a Bazel of this era spells them: `--local_ram_resources=2048 --jobs=2`, or
/// `--local_resources=2048,2,1.0 --jobs=2` up to 0.22.
QStringList limitFlags(const BazelEra& era, const Limits& limits);

/// The build event file with every action, below the run's directory.
QStringList eventFlags(const BazelEra& era);

/// Where Bazel comes from and what it may read.
struct Startup
{
    QString outputBase;        ///< ours alone
    int ramMiB = 0;            ///< the build's memory; the server's heap is a part of it
    bool userBazelrc = false;  ///< read ~/.bazelrc
};

/// Startup options, which stand before "build". The system's bazelrc is read (Debian's names the install base, without
/// which its Bazel does not start); the person's own only when asked for, since what was approved is what runs.
QStringList startupFlags(const Version& bazel, const Startup& startup);

/// The server's heap in MiB for a build that may use `ramMiB`; 0: the Java default.
int heapMiB(int ramMiB);

} // namespace cw::emit
