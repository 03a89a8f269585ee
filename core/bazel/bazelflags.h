// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/version.h"

#include <QString>
#include <QStringList>

/// Which spelling a Bazel version wants for the options that this program gives to every build. Pure; any thread.
///
/// Source of every boundary: the option was given to the real program of 0.17.2 … 2.1.0, 4.2.3 (Debian) and 7.7.1
/// (Debian) in an empty workspace (2026-11-21); versions between two of those take the spelling that both neighbours
/// accept. Bazel before 0.17 and from 8 on was not run: the oldest and the newest known spelling is used there, except
/// for what Bazel's CHANGELOG says to be younger.
namespace cw::bazelflags {

/// How much Bazel may plan with at once. It is bookkeeping inside Bazel (nothing is measured or ended by it): `jobs` is
/// what really limits the number of compilers.
///   before 0.23.2  --local_resources=RAM,CORES,1.0 (all three are required; accepted by 0.17.2 … 2.1.0)
///   up to 7.x      --local_ram_resources=RAM       (accepted by 0.23.2 … 7.7.1)
///   from 8         --local_resources=memory=RAM    (accepted by 7.7.1; the older options are deprecated since)
/// ramMiB 0 and jobs 0 mean "no such limit"; cores 0 (unknown) takes `jobs`, at least 1, where the old form needs a number.
QStringList limitFlags(const Version& version, qint64 ramMiB, int jobs, int cores);

/// A cache reached by HTTP; an empty URL gives nothing. 0.24.1 and older know it as --remote_http_cache only, and take
/// --remote_cache for the address of a gRPC server ("cannot find a NameResolver").
QStringList remoteCacheFlags(const Version& version, const QString& url);

/// The timeline as a JSON trace in `file`, readable once the build has ended (it is not written during the build).
QStringList profileFlags(const Version& version, const QString& file);

/// The build event file, one JSON object per line, with every action's end.
///   before 0.5.3   nothing: the option has another name there (CHANGELOG of 0.5.3: "no longer experimental")
///   before 0.8     without the actions that succeed: whether the option for them is there is not established
QStringList eventFlags(const Version& version, const QString& file);

/// Progress for a terminal that a program reads: cursor movement on, `actions` running actions listed, and a repaint at
/// most every `secondsBetween` seconds. Colour must be on: with --color=no Bazel 4.2.3 takes out cursor movement too
/// (seen), and repaints can no longer be told from lines that stay. Before 0.8 Bazel chooses how many it lists.
QStringList progressFlags(const Version& version, int actions, double secondsBetween = 0.2);

/// The total in "[n / total]" is known from the start and right. In 0.24 … 0.26 it stays a few above n, whatever is left
/// (0.24.1 and 0.26.1 were seen; 0.17.2, 1.2.0, 2.1.0, 4.2.3 and 7.7.1 were seen to be right; 0.27 … 1.1 not recorded).
bool totalIsUseful(const Version& version);

} // namespace cw::bazelflags
