// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QObject>
#include <QTimer>

#include <algorithm>

/// Beats in the event loop of its thread every few milliseconds and notes the longest time that the loop did not come
/// round. What the thread stood ready to run while other programs had the processors is not counted: the kernel keeps that
/// time for every thread (the second number of schedstat, nanoseconds). What it computed, slept or waited for is.
/// Where the kernel does not tell, everything counts.
class StallWatch : public QObject
{
public:
    StallWatch()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(5);
        connect(&m_timer, &QTimer::timeout, this, [this] { beat(); });
    }

    void start()
    {
        // Belongs to the thread that opens it, which is the one that is watched.
        m_schedule.setFileName(QStringLiteral("/proc/thread-self/schedstat"));
        (void)m_schedule.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
        m_longest = m_longestGap = 0;
        m_beats = 0;
        m_queued = queuedNs();
        m_clock.start();
        m_timer.start();
    }
    void stop()
    {
        m_timer.stop();
        beat(); // what is under way counts too
        m_schedule.close();
    }

    qint64 longestMs() const { return m_longest; }       ///< without the time in the queue
    qint64 longestGapMs() const { return m_longestGap; } ///< as a person would see it
    int beats() const { return m_beats; }
    bool isQueueKnown() const { return m_queued > 0; }

private:
    qint64 queuedNs()
    {
        if (!m_schedule.isOpen() || !m_schedule.seek(0))
            return 0;
        return m_schedule.read(128).simplified().split(' ').value(1).toLongLong();
    }
    void beat()
    {
        const qint64 queued = queuedNs();
        const qint64 gap = m_clock.restart();
        m_longestGap = std::max(m_longestGap, gap);
        m_longest = std::max(m_longest, gap - (queued - m_queued) / 1'000'000);
        m_queued = queued;
        ++m_beats;
    }

    QTimer m_timer;
    QElapsedTimer m_clock;
    QFile m_schedule;
    qint64 m_queued = 0;
    qint64 m_longest = 0;
    qint64 m_longestGap = 0;
    int m_beats = 0;
};
