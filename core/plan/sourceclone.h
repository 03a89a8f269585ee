// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>

namespace cw {

/// What to fetch, and to where.
struct CloneOrder
{
    QString source; ///< a repository's address, or one on this machine
    QString ref;    ///< branch, tag or commit; empty: the repository's HEAD
    QString into;   ///< a folder that is not there yet, or empty; "": the place below the cache where a build looks
    QString cache;  ///< paths::cache()
};

/// What is there afterwards.
struct SourceClone
{
    QString source;       ///< as a configuration names it: an address, or an absolute path
    QString path;         ///< absolute
    QString commit;       ///< full hash
    bool fetched = false; ///< false: it was there already
};

/// What is going on: `title` is what the step does, `said` git's own words, empty when the step begins. False gives up.
struct CloneNews
{
    QString step; ///< "init", "fetch", "checkout"
    QString title;
    QString said;
};
using CloneProgress = std::function<bool(const CloneNews& news)>;

/// Fetches one commit of a repository, without its history, and checks it out: by the very steps that a plan has for
/// (source, ref), so that a build finds it and fetches nothing. It is made under a temporary name beside its place and
/// renamed when complete, so nothing half is left when it fails or is given up. In a checkout that an earlier build left
/// unfinished the steps go on. Blocking; any thread.
/// Errors: Missing (no repository, no such branch), Refused (a place that is taken, a source that is used where it is),
/// Io (the place cannot be written to, the disk is full), Cancelled, Process (git's own sentence).
Result<SourceClone> cloneSource(const CloneOrder& order, const CloneProgress& progress);

} // namespace cw
