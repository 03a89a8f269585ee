// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figures.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr double kibPerMib = 1024;
constexpr double kibPerGib = 1024 * 1024;
constexpr qint64 mibUpTo = 10 * 1024 * 1024; // KiB

QString plain(double value, int decimals)
{
    QLocale locale;
    // Thousands are grouped only where a number may have five digits and more.
    if (value < 10000)
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', decimals);
}

} // namespace

QString Figures::number(qint64 value)
{
    return QLocale().toString(value);
}

QString Figures::duration(qint64 ms)
{
    const qint64 seconds = (std::max<qint64>(0, ms) + 500) / 1000;
    if (seconds < 60)
        return tr("%1 s").arg(seconds);
    if (seconds < 600)
        return seconds % 60 == 0 ? tr("%1 min").arg(seconds / 60)
                                 : tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    const qint64 minutes = (seconds + 30) / 60;
    if (minutes < 60)
        return tr("%1 min").arg(minutes);
    return minutes % 60 == 0 ? tr("%1 h").arg(minutes / 60) : tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString Figures::roughly(qint64 ms)
{
    const qint64 seconds = (std::max<qint64>(0, ms) + 500) / 1000;
    if (seconds < 90)
        return tr("%1 s").arg(std::max<qint64>(10, (seconds + 5) / 10 * 10));
    const qint64 minutes = (seconds + 30) / 60;
    if (minutes < 60)
        return tr("%1 min").arg(minutes);
    const qint64 step = minutes < 180 ? 5 : 10;
    const qint64 rounded = (minutes + step / 2) / step * step;
    return rounded % 60 == 0 ? tr("%1 h").arg(rounded / 60) : tr("%1 h %2 min").arg(rounded / 60).arg(rounded % 60);
}

QString Figures::clock(qint64 ms)
{
    const qint64 seconds = std::max<qint64>(0, ms) / 1000;
    const QString tail = u"%1:%2"_s.arg(seconds / 60 % 60, seconds >= 3600 ? 2 : 1, 10, QLatin1Char('0'))
                             .arg(seconds % 60, 2, 10, QLatin1Char('0'));
    return seconds >= 3600 ? u"%1:%2"_s.arg(seconds / 3600).arg(tail) : tail;
}

QString Figures::memory(qint64 kib)
{
    if (kib < mibUpTo)
        return tr("%1 MiB").arg(plain(double(kib) / kibPerMib, 0));
    return tr("%1 GiB").arg(plain(double(kib) / kibPerGib, 1));
}

QString Figures::memoryOf(qint64 kib, qint64 limitKiB)
{
    if (limitKiB <= 0)
        return memory(kib);
    const bool mib = limitKiB < mibUpTo;
    const double unit = mib ? kibPerMib : kibPerGib;
    const QString used = plain(double(kib) / unit, mib ? 0 : 1);
    const QString limit = plain(double(limitKiB) / unit, mib ? 0 : 1);
    return mib ? tr("%1 of %2 MiB").arg(used, limit) : tr("%1 of %2 GiB").arg(used, limit);
}

QString Figures::bytes(qint64 count)
{
    const double kib = double(count) / 1024;
    if (kib < kibPerMib)
        return tr("%1 KiB").arg(plain(kib, kib < 10 ? 1 : 0));
    const double mib = kib / kibPerMib;
    return mib < 1024 ? tr("%1 MiB").arg(plain(mib, mib < 10 ? 1 : 0)) : tr("%1 GiB").arg(plain(mib / 1024, 1));
}

QString Figures::when(qint64 utcMs)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(utcMs);
    const qint64 days = time.date().daysTo(QDate::currentDate());
    const QString clock = timeOfDay(utcMs);
    if (days == 0)
        return tr("today %1").arg(clock);
    if (days == 1)
        return tr("yesterday %1").arg(clock);
    //: a date without its year, as in "19 Nov"; see QLocale::toString
    const QString date = time.date().year() == QDate::currentDate().year()
                             ? QLocale().toString(time.date(), tr("d MMM"))
                             : QLocale().toString(time.date(), QLocale::ShortFormat);
    return tr("%1 %2", "date and time of day").arg(date, clock);
}

QString Figures::timeOfDay(qint64 utcMs)
{
    return QDateTime::fromMSecsSinceEpoch(utcMs).time().toString(u"HH:mm"_s);
}

} // namespace cw
