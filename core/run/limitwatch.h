// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace cw {

/// Notices when a build uses more memory than its limit, and for how long. Short dips below the limit belong to one
/// crossing. Times on the caller's clock, in milliseconds; memory in KiB. Pure; not shared between threads.
class LimitWatch
{
public:
    enum class Change { None, Began, Ended };

    explicit LimitWatch(qint64 limitKiB = 0) : m_limitKiB(limitKiB) {} ///< 0: no limit, nothing is ever noticed

    Change take(qint64 ms, qint64 kib);
    /// Nothing more will come of this build.
    Change finish(qint64 ms);

    bool isOver() const { return m_over; }
    int times() const { return m_times; }
    qint64 ms() const
    {
        return m_over ? m_lastOver - m_began : m_ms;
    } ///< of the present crossing, else of the last one
    qint64 totalMs() const { return m_totalMs + (m_over ? m_lastOver - m_began : 0); }
    qint64 peakKiB() const { return m_peakKiB; } ///< of all crossings

    static constexpr qint64 calmMs = 2000; ///< so long below the limit ends a crossing

private:
    Change end();

    qint64 m_limitKiB;
    bool m_over = false;
    int m_times = 0;
    qint64 m_began = 0;
    qint64 m_lastOver = 0; ///< until when it was above the limit, as far as measured
    bool m_below = false;  ///< the last measurement was
    qint64 m_ms = 0;
    qint64 m_totalMs = 0;
    qint64 m_peakKiB = 0;
};

} // namespace cw
