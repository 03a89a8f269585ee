// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runsummaryfile.h"

#include "core/base/files.h"
#include "core/base/json.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr auto formatName = "crosswright-summary"_L1;
constexpr int formatVersion = 1;

} // namespace

Status writeSummary(const RunDirectory& run, const RunStatus& status)
{
    const QJsonObject object{{"format"_L1, formatName},
                             {"version"_L1, formatVersion},
                             {"journal_bytes"_L1, QFileInfo(run.journalFile()).size()},
                             {"status"_L1, status.toJson()}};
    return files::write(run.summaryFile(), json::compact(object) + '\n');
}

std::optional<RunStatus> readSummary(const RunDirectory& run)
{
    QFile file(run.summaryFile());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    if (object.value("format"_L1).toString() != formatName || object.value("version"_L1).toInt() != formatVersion
        || object.value("journal_bytes"_L1).toInteger() != QFileInfo(run.journalFile()).size())
        return std::nullopt;
    const QJsonObject status = object.value("status"_L1).toObject();
    const QString state = status.value("state"_L1).toString();
    for (const char* end : {"succeeded", "configured", "failed", "stopped"}) {
        if (state == QLatin1StringView(end))
            return RunStatus::fromJson(status);
    }
    return std::nullopt;
}

} // namespace cw
