// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/device/device.h"
#include "core/plan/plan.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace cw {

/// A file of a workspace that is part of the program (below resources/), as a value.
struct EmbeddedFile
{
    QString path; ///< relative to the workspace
    QByteArray text;
    int mode = 0644;
};

/// Where a plan may put things; everything else that it needs is in configuration, catalog and facts.
struct PlanPlaces
{
    QString cache;                ///< paths::cache(): sources/, output/, generated/, python/ lie below
    QString home;                 ///< for "~/" in the configuration
    QList<EmbeddedFile> embedded; ///< the files of the embedded workspace, when the release's origin names one
    QByteArray workspaceText;     ///< WORKSPACE of the tree, when it can be read; for what it declares itself
    int keptCores = 0;            ///< what the person keeps of this machine where the configuration sets no limit
    int keptMiB = 0;
    QString user = QStringLiteral("1000:1000"); ///< "UID:GID" of this person, for a container
    std::optional<Device> device = {};          ///< the one that the configuration names, when it is known
    QString knownHosts = {};                    ///< our file of accepted host keys
};

/// 12 hexadecimal digits that stand for (source, ref): names the checkout, the output base and the generated files.
QString sourceKey(const QString& source, const QString& ref);

/// Where a checkout of (source, ref) lies below the cache.
QString checkoutFolder(const QString& cache, const QString& source, const QString& ref);

/// A source that is not on this machine ("https://…", "user@host:path").
bool isSourceAddress(const QString& source);

/// How the workspace comes to be.
struct SourcePlan
{
    QString key;
    QString workspace; ///< absolute
    bool ours = false; ///< below the cache: we may write there
    QList<PlanFile> files;
    QList<PlanStep> steps;
};

/// Embedded files, the user's own folder (without ref), or a checkout of its own by git (with ref, or by address). A
/// person's folder or repository is only read from; `commit` is the full hash when it is known.
Result<SourcePlan> planSource(const QString& source, const QString& ref, const QString& commit,
                              const PlanPlaces& places);

} // namespace cw
