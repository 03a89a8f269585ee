// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/monitor/memorysample.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace cw {

/// Reads a run's measurements of memory while the file grows: each call gives the whole lines that were not given before,
/// at most a few MiB of text at a time, so that hours of past do not hold up what happens now. A torn last line waits for
/// its rest; a damaged one is skipped; a file of a newer version gives nothing. Blocking reads; one thread.
class MeasurementsFollower
{
public:
    explicit MeasurementsFollower(const QString& path) : m_path(path) {}

    QList<MemorySample> next();
    /// After next(): there was more than one call takes.
    bool hasMore() const { return m_more; }

private:
    void take(QByteArrayView line, QList<MemorySample>& found);

    QString m_path;
    qint64 m_offset = 0;
    QByteArray m_rest;
    bool m_headerSeen = false;
    bool m_foreign = false; ///< not our format, or a newer version of it
    bool m_more = false;
};

} // namespace cw
