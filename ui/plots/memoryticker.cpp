// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/memoryticker.h"

#include <QCoreApplication>

#include <cmath>

namespace cw {
namespace {

constexpr double mibPerGib = 1024;
constexpr double mibUpTo = 11 * mibPerGib; // as Figures::memory, and room for the limit at the top

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::MemoryTicker", text);
}

} // namespace

MemoryTicker::MemoryTicker()
{
    setTickCount(5);
}

double MemoryTicker::getTickStep(const QCPRange& range)
{
    m_gib = range.upper > mibUpTo;
    const double wanted = std::max(1.0, range.size() / tickCount());
    return std::exp2(std::ceil(std::log2(wanted)));
}

int MemoryTicker::getSubTickCount(double)
{
    return 0;
}

QString MemoryTicker::getTickLabel(double tick, const QLocale&, QChar, int)
{
    if (tick <= 0)
        return QStringLiteral("0");
    if (!m_gib)
        return tr("%1 MiB").arg(qint64(std::llround(tick)));
    const double gib = tick / mibPerGib;
    return tr("%1 GiB").arg(QLocale().toString(gib, 'f', gib == std::floor(gib) ? 0 : 1));
}

} // namespace cw
