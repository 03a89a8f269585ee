// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/limitwatch.h"

#include <algorithm>

namespace cw {

LimitWatch::Change LimitWatch::take(qint64 ms, qint64 kib)
{
    if (m_limitKiB <= 0)
        return Change::None;
    const bool above = kib > m_limitKiB;
    if (above)
        m_peakKiB = std::max(m_peakKiB, kib);
    if (m_over && !m_below)
        m_lastOver = ms; // it was above until now, or still is
    if (m_over && m_below && above)
        m_lastOver = ms;
    m_below = !above;
    if (above && !m_over) {
        m_over = true;
        m_began = m_lastOver = ms;
        ++m_times;
        return Change::Began;
    }
    return m_over && !above && ms - m_lastOver >= calmMs ? end() : Change::None;
}

LimitWatch::Change LimitWatch::finish(qint64 ms)
{
    if (!m_over)
        return Change::None;
    if (!m_below)
        m_lastOver = ms;
    return end();
}

LimitWatch::Change LimitWatch::end()
{
    m_over = false;
    m_ms = m_lastOver - m_began;
    m_totalMs += m_ms;
    return Change::Ended;
}

} // namespace cw
