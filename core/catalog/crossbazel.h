// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cw {

class Catalog;
struct Release;

/// Which Bazel can cross-build, by the catalog's records (BazelEra::crosses). Pure; any thread.

/// The first Bazel that can be given a compiler for another machine from outside the tree and says what it made; ""
/// where no record says so.
QString leastCrossBazel(const Catalog& catalog);

/// `version` is too old for that; false for what is no version.
bool tooOldToCross(const Catalog& catalog, const QString& version);

/// The Bazel that a release is built with: that of its published builds, but none that cannot cross-build where that is
/// wanted. "" when the catalog knows none.
QString bazelFor(const Catalog& catalog, const Release& release, bool cross);

} // namespace cw
