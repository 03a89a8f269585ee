// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runclock.h"

#include "core/monitor/uptime.h"

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
RunClock RunClock::made()
{
    return {bootId(), QDateTime::currentMSecsSinceEpoch() - upMs()};
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
    return isKnown() && boot == bootId();
}

qint64 RunClock::now(qint64 notBefore) const
{
    return std::max(notBefore, isThisBoot() ? origin + upMs() : QDateTime::currentMSecsSinceEpoch());
}

} // namespace cw
