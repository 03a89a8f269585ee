// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace cw {

/// One thing that a run made, as listed in its artifacts.json (docs/formats.md).
struct Artifact
{
    QString name;  ///< file name
    QString path;  ///< absolute, here
    QString kind;  ///< "wheel", "library", "binary", "test", "files"
    QString label; ///< the Bazel target that made it
    qint64 bytes = 0;
    QString sha256;
};

/// What one run made.
struct ArtifactList
{
    static constexpr int formatVersion = 1;
    static constexpr QLatin1StringView format{"crosswright-artifacts"};

    QString planHash;
    QString variant; ///< "cpu" or "cuda"
    QString project; ///< "tensorflow", "tinyflow": decides the smoke test; empty when unknown
    QList<Artifact> artifacts;

    QJsonObject toJson(const QString& runFolder) const; ///< paths become relative to the run; none for an empty folder
    static ArtifactList fromJson(const QJsonObject& object, const QString& runFolder);
    static Result<ArtifactList> load(const QString& runFolder);

    /// A list of one file that was made elsewhere: its kind is read from its name and content, its hash is computed.
    static Result<ArtifactList> fromFile(const QString& path);
};

} // namespace cw
