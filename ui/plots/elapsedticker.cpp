// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/elapsedticker.h"

#include <QCoreApplication>

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::ElapsedTicker", text);
}

} // namespace

ElapsedTicker::ElapsedTicker()
{
    setTickCount(6);
}

double ElapsedTicker::getTickStep(const QCPRange& range)
{
    static constexpr double steps[] = {1,   2,   5,    10,   15,   30,    60,    120,   300,
                                       600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400};
    const double wanted = range.size() / tickCount();
    m_step = steps[std::size(steps) - 1];
    for (const double step : steps) {
        if (step >= wanted) {
            m_step = step;
            break;
        }
    }
    return m_step;
}

int ElapsedTicker::getSubTickCount(double)
{
    return 0;
}

QString ElapsedTicker::getTickLabel(double tick, const QLocale&, QChar, int)
{
    const auto seconds = qint64(std::llround(tick));
    if (seconds < 0)
        return {};
    if (seconds == 0)
        return QStringLiteral("0");
    if (m_step < 60 && seconds < 60)
        return tr("%1 s").arg(seconds);
    const qint64 minutes = seconds / 60;
    if (m_step < 60)
        return QStringLiteral("%1:%2").arg(minutes).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    if (minutes < 60)
        return tr("%1 min").arg(minutes);
    return minutes % 60 == 0 ? tr("%1 h").arg(minutes / 60)
                             : QStringLiteral("%1:%2").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

} // namespace cw
