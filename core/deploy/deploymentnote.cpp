// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/deploymentnote.h"

#include "core/base/files.h"
#include "core/base/json.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::DeploymentNote", text);
}

QString fileOf(const QString& runFolder)
{
    return runFolder + "/deployments.jsonl"_L1;
}

} // namespace

DeploymentNote DeploymentNote::fromJson(const QJsonObject& object)
{
    DeploymentNote note;
    note.time = QDateTime::fromString(object.value("time"_L1).toString(), Qt::ISODateWithMs);
    note.device = object.value("device"_L1).toString();
    note.passed = object.value("result"_L1).toString() == "passed"_L1;
    note.error = object.value("error"_L1).toString();
    const QJsonObject deployment = object.value("deployment"_L1).toObject();
    note.folder = deployment.value("folder"_L1).toString();
    note.version = deployment.value("deployed"_L1).toString();
    note.former = deployment.value("former"_L1).toString();
    note.machine = deployment.value("device"_L1).toObject().value("machine"_L1).toString();
    note.python = deployment.value("device"_L1).toObject().value("python"_L1).toString();
    note.smoke = SmokeVerdict::fromJson(deployment.value("smoke"_L1).toObject());
    return note;
}

Status noteDeployment(const QString& runFolder, const QString& device, const Result<DeploymentResult>& result)
{
    QJsonObject line{{"time"_L1, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)},
                     {"device"_L1, device},
                     {"result"_L1, result ? "passed"_L1 : "failed"_L1}};
    if (result)
        line.insert("deployment"_L1, result->toJson());
    else
        line.insert("error"_L1, result.error().sentence());
    QFile file(fileOf(runFolder));
    const QByteArray text = json::compact(line) + '\n';
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append) || file.write(text) != text.size())
        return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(file.fileName(), file.errorString())};
    return Done{};
}

std::optional<DeploymentNote> lastDeployment(const QString& runFolder)
{
    const QList<QByteArray> lines = files::read(fileOf(runFolder)).valueOr({}).split('\n');
    std::optional<DeploymentNote> last;
    for (const QByteArray& line : lines) {
        if (line.trimmed().isEmpty())
            continue;
        if (const auto object = json::parseAny(line, u"deployments.jsonl"_s)) // a torn last line is left out
            last = DeploymentNote::fromJson(*object);
    }
    return last;
}

} // namespace cw
