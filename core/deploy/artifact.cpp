// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/artifact.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/deploy/elf.h"
#include "core/deploy/wheel.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Artifact", text);
}

} // namespace

QJsonObject ArtifactList::toJson(const QString& runFolder) const
{
    QJsonArray array;
    for (const Artifact& artifact : artifacts) {
        QJsonObject entry{{"name"_L1, artifact.name},
                          {"kind"_L1, artifact.kind},
                          {"label"_L1, artifact.label},
                          {"bytes"_L1, artifact.bytes},
                          {"sha256"_L1, artifact.sha256}};
        if (!runFolder.isEmpty())
            entry.insert("path"_L1, QDir(runFolder).relativeFilePath(artifact.path));
        array.append(entry);
    }
    return {{"format"_L1, format},   {"version"_L1, formatVersion}, {"plan"_L1, planHash},
            {"variant"_L1, variant}, {"project"_L1, project},       {"artifacts"_L1, array}};
}

Result<ArtifactList> ArtifactList::load(const QString& runFolder)
{
    const QString path = runFolder + "/artifacts.json"_L1;
    if (!QFileInfo::exists(path)) {
        return Error{Error::Kind::Missing,
                     tr("The run %1 has no artifacts: it did not finish.").arg(QFileInfo(runFolder).fileName()),
                     tr("\"crosswright status\" says how it ended; \"crosswright build\" continues it.")};
    }
    const auto object = json::read(path, format, formatVersion);
    if (!object)
        return object.error();
    return fromJson(*object, runFolder);
}

ArtifactList ArtifactList::fromJson(const QJsonObject& object, const QString& runFolder)
{
    ArtifactList list;
    list.planHash = object.value("plan"_L1).toString();
    list.variant = object.value("variant"_L1).toString();
    list.project = object.value("project"_L1).toString();
    for (const QJsonValue& value : object.value("artifacts"_L1).toArray()) {
        const QJsonObject entry = value.toObject();
        list.artifacts.append({entry.value("name"_L1).toString(),
                               QDir(runFolder).absoluteFilePath(entry.value("path"_L1).toString()),
                               entry.value("kind"_L1).toString(), entry.value("label"_L1).toString(),
                               entry.value("bytes"_L1).toInteger(), entry.value("sha256"_L1).toString()});
    }
    return list;
}

Result<ArtifactList> ArtifactList::fromFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.isFile())
        return Error{Error::Kind::Missing, tr("There is no file %1.").arg(path)};
    Artifact artifact{info.fileName(), info.absoluteFilePath(), u"files"_s, {}, info.size(), {}};
    ArtifactList list;
    if (info.fileName().endsWith(".whl"_L1)) {
        const auto wheel = readWheel(path);
        if (!wheel)
            return wheel.error();
        artifact.kind = u"wheel"_s;
        list.project = QString(wheel->distribution).replace(u'_', u'-').section(u'-', 0, 0);
    } else {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly) && looksLikeElf(file.peek(4))) {
            FileBytes bytes(file);
            const auto elf = readElf(bytes, path);
            if (!elf)
                return elf.error();
            artifact.kind = path.contains(".so"_L1) ? u"library"_s : u"binary"_s;
        }
    }
    const auto hash = files::sha256OfFile(path);
    if (!hash)
        return hash.error();
    artifact.sha256 = *hash;
    list.artifacts.append(artifact);
    return list;
}

} // namespace cw
