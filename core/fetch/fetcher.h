// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/fetch/part.h"

#include <QList>

#include <optional>

namespace cw::fetch {

/// Where parts lie and what the user said about where they come from.
struct Places
{
    QString parts;       ///< paths::cache()/parts
    QString mirror = {}; ///< of Debian, "": what the system says

    static Places standard();
};

struct Fetched
{
    QString folder;          ///< the part's own
    QString content;         ///< what was unpacked: folder/root; for a plain file the folder itself
    bool fetched = false;    ///< false: it was there already
    qint64 bytes = 0;        ///< of the files that were downloaded, or had been
    qint64 milliseconds = 0; ///< 0 when it was there
};

/// The part's folder, whether or not it is there.
QString folderOf(const Part& part, const Places& places);

/// A part that is whole and was fetched for this request; nothing otherwise. Looks at the disk, quick.
std::optional<Fetched> findPart(const Part& part, const Places& places);

/// What is on the disk to be gone on with, in bytes; 0 none.
qint64 begunBytes(const Part& part, const Places& places);

/// Disk that these parts still need against what is free there: an Io error that names both and the place when it is too
/// little. Parts whose sizes are not known count as nothing.
Status checkSpace(const QList<Part>& parts, const Places& places);

/// Fetches a part whole, or finds it. The kinds: core/fetch/part.h. It is made in "ID.work" beside its place and renamed
/// when it is whole, so a folder named ID is never half; what a cut attempt (a lost line, kill -9) left in "ID.work" is gone
/// on with. One at a time for each part, by a lock that the kernel drops with its process: a second Crosswright waits and
/// says so (News::Stage::Waiting), then finds the part. Needs no root; the system's apt, dpkg and pip stay as they are.
/// Blocks for as long as it takes; any thread with a QCoreApplication, not the window's.
Result<Fetched> fetchPart(const Part& part, const Places& places, const Watch& watch);

} // namespace cw::fetch
