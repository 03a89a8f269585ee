// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace cw {
struct BazelEra;
}

/// The options that this program gives to every build, as the catalog's record of that Bazel spells them (BazelEra,
/// presets/catalog/bazel.json: every spelling was given to the real programs). An empty list: that Bazel has no such
/// option. Pure; any thread.
namespace cw::bazelflags {

/// How much Bazel may plan with at once. It is bookkeeping inside Bazel (nothing is measured or ended by it): `jobs` is
/// what really limits the number of compilers. ramMiB 0 and jobs 0 mean "no such limit"; cores 0 (unknown) takes `jobs`,
/// at least 1, where memory cannot be said without a number of cores.
QStringList limitFlags(const BazelEra& era, qint64 ramMiB, int jobs, int cores);

/// A cache reached by HTTP; an empty URL gives nothing.
QStringList remoteCacheFlags(const BazelEra& era, const QString& url);

/// The timeline as a JSON trace in `file`, readable once the build has ended (it is not written during the build).
QStringList profileFlags(const BazelEra& era, const QString& file);

/// The build event file, one JSON object per line; with every action's end where that Bazel can be asked for it.
QStringList eventFlags(const BazelEra& era, const QString& file);

/// Progress for a terminal that a program reads: cursor movement on, `actions` (at least 1) running actions listed where
/// that Bazel can be told how many, and a repaint at most every `secondsBetween` seconds.
QStringList progressFlags(const BazelEra& era, int actions, double secondsBetween = 0.2);

} // namespace cw::bazelflags
