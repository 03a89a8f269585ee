// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/selection/selection.h"

#include <optional>

namespace cw {

/// A Bazel that Crosswright fetched and that runs in place of the machine's own.
struct ChosenBazel
{
    QString version;
    QString program; ///< absolute
};

/// The Bazel that the tree's .bazelversion names, else that of the release's published builds; "" not known.
QString publishedBazel(const Facts& facts, const Release* release);

/// The fetched Bazel (facts host.bazels) that will run: where `bazel` asks for a version that the machine's own is not, that
/// version; where it says nothing and the machine's own is not the published one, the published one, or, where the
/// machine's own is outside the limits of the tree or the release, the nearest inside them. Nothing otherwise, and where
/// `bazel` is a path or a container brings its own. Pure; any thread.
std::optional<ChosenBazel> fetchedBazelFor(const Configuration& configuration, const Facts& facts,
                                           const Selection& selection);

} // namespace cw
