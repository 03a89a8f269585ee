// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/rundirectory.h"

#include <QString>

namespace cw {

/// The record of a run as one file to keep or to send: NAME.cwrun, a compressed archive of its folder without the
/// artifacts (they are large, and their hashes are in the record). By tar; blocks.
Status saveRunArchive(const RunDirectory& run, const QString& file);

/// Unpacks a record below paths::cache()/records, under the run's own name, and gives its folder. Refused when it is not
/// one run's folder or names anything outside of it. A record that was unpacked before is replaced.
Result<RunDirectory> openRunArchive(const QString& file);

} // namespace cw
