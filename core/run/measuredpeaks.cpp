// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/measuredpeaks.h"

#include "core/base/json.h"
#include "core/plan/sourceplan.h"
#include "core/run/runreader.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

Facts measuredPeaks(const QString& source, const QString& ref, const QDateTime& now)
{
    Facts facts;
    // The name of a source's output bases: docs/formats.md, "Plan".
    const QString key = source.isEmpty() ? QString() : sourceKey(source, ref);
    for (const RunDirectory& run : key.isEmpty() ? QList<RunDirectory>() : RunDirectory::all()) {
        if (!RunReader::statusOf(run).outputBase.section(u'/', -1).startsWith(key))
            continue;
        const auto report = json::read(run.reportFile(), "crosswright-report"_L1, 1);
        if (!report)
            continue;
        qint64 largest = 0;
        for (const QJsonValue& process : report->value("peaks"_L1).toObject().value("processes"_L1).toArray())
            largest = std::max(largest, process.toObject().value("peak_kib"_L1).toInteger());
        if (largest == 0)
            continue;
        facts.set(u"source.peak"_s, (largest + 1023) / 1024,
                  QCoreApplication::translate("cw::measuredPeaks", "measured in run %1").arg(run.id()), now);
        break;
    }
    return facts;
}

} // namespace cw
