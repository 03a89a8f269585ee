// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cw {

struct Release;

/// The first Bazel that can be given a compiler for another machine from outside the tree and says what it made:
/// --override_repository came with 0.5.0, --build_event_json_file with 0.5.3.
/// Source: Bazel's CHANGELOG, "Release 0.5.0" and "Release 0.5.3".
inline constexpr QStringView leastCrossBazel = u"0.5.3";

/// `version` is older than leastCrossBazel; false for what is no version.
bool tooOldToCross(const QString& version);

/// The Bazel that a release is built with: that of its published builds, but none that cannot cross-build where that is
/// wanted. "" when the catalog knows none. Pure; any thread.
QString bazelFor(const Release& release, bool cross);

} // namespace cw
