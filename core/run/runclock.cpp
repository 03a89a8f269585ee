// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runclock.h"

#include <QDateTime>
#include <QFile>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString thisBoot()
{
    static const QString id = [] {
        QFile file(u"/proc/sys/kernel/random/boot_id"_s);
        return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.read(64)).trimmed() : QString();
    }();
    return id;
}

} // namespace

qint64 upMs()
{
    timespec now = {};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    return qint64(now.tv_sec) * 1000 + now.tv_nsec / 1000000;
}

RunClock RunClock::made()
{
    return {thisBoot(), QDateTime::currentMSecsSinceEpoch() - upMs()};
}

RunClock RunClock::of(const QJsonObject& runCreated)
{
    if (!runCreated.contains("up"_L1))
        return {};
    return {runCreated.value("boot"_L1).toString(),
            runCreated.value("t"_L1).toInteger() - runCreated.value("up"_L1).toInteger()};
}

bool RunClock::isThisBoot() const
{
    return isKnown() && boot == thisBoot();
}

qint64 RunClock::now(qint64 notBefore) const
{
    return std::max(notBefore, isThisBoot() ? origin + upMs() : QDateTime::currentMSecsSinceEpoch());
}

} // namespace cw
