// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/facts/facts.h"

namespace cw {

/// What a source tree says about itself, read by SourceReader: source.project, source.tf, source.commit,
/// source.bazelversion, source.bazel_min, source.bazel_max, and what treefacts.h lists. What cannot be read is unknown, with the reason; a limit that
/// the tree does not state is unknown too ("configure.py states none"). Blocking, local; nothing is fetched.
/// `clone` is where a fetched address would lie; "" when there is no such place.
Facts sourceFacts(const QString& source, const QString& ref, const Catalog& catalog, const QDateTime& now,
                  const QString& clone = {});

} // namespace cw
