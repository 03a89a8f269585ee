// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/plan/plan.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace cw {
struct BazelEra;
}

namespace cw::emit {

/// An external repository that Bazel itself asks for and that stands in for a download.
struct StandIn
{
    QString name;          ///< "rules_cc"
    QList<PlanFile> files; ///< below the folder that was given
    QString flag;          ///< --override_repository=NAME=FOLDER
};

/// Stand-ins for what a C++ build with this Bazel would download, by the catalog's record of it (`repositories`), except
/// those in `declared`. There is one for rules_cc, rules_java, rules_proto, platforms (with all of today's systems and
/// processors) and remote_coverage_tools (for cc_test), all written for a Bazel whose rules are built in. Refused, with
/// what is missing, where the record says that they do not work or names a repository that has none; `bazel` is the
/// version, for that sentence.
Result<QList<StandIn>> standInRepositories(const BazelEra& era, const QString& bazel, const QStringList& declared,
                                           const QString& folder);

/// The rules for Android under the name by which a tree has them from outside (@NAME//android:rules.bzl), for a Bazel
/// without: BUILD files that name them can be read, and what they declare fails with a sentence when it is built.
StandIn androidStandIn(const QString& name, const QString& folder);

/// Names of the local_repository calls in a WORKSPACE text: those are on this machine already and must not be replaced.
QStringList localRepositories(const QByteArray& workspaceText);

} // namespace cw::emit
