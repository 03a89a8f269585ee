// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/bazel/buildevents.h"

#include <QByteArray>
#include <QString>

#include <utility>

namespace cw {

/// Follows the growing file of --build_event_json_file (one JSON object per line). Blocking reads of what is new; not
/// shared between threads. Bazel writes it in jumps: up to 8 s without a byte were seen during a build.
class EventReader
{
public:
    explicit EventReader(QString path) : m_path(std::move(path)) {}

    /// Reads what was written since the last call and returns how many events came. A file that is not there yet counts
    /// as empty; a file that became shorter (Bazel opens it anew) is read from the start into fresh events. A torn last
    /// line waits for its rest; a line that is no JSON object is skipped and counted in `badLines`. Io: cannot be read.
    Result<int> poll();

    const BuildEvents& events() const { return m_events; }
    int badLines() const { return m_badLines; }

private:
    QString m_path;
    qint64 m_offset = 0;
    QByteArray m_rest;
    int m_badLines = 0;
    BuildEvents m_events;
};

} // namespace cw
