// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emit/toolchain.h"
#include "core/plan/plan.h"
#include "core/plan/sourceplan.h"
#include "core/selection/selection.h"

#include <QMap>

namespace cw {

/// A Bazel as the plan will run it.
struct PlannedBazel
{
    QString program;                    ///< absolute, or a name on PATH
    QString version;                    ///< "4.2.3"
    QMap<QString, QString> environment; ///< how a wrapper is told which version to start
    QString distribution = {};          ///< "debian": who built it, as host.bazel_distribution says it; "" not known
    bool debian = false;                ///< Debian's package: its own rc must be read and switches on much noise
};

/// A plan while a road makes it, with everything that is decided before. Only core/roads includes this.
struct PlanDraft
{
    const Configuration& configuration;
    const Catalog& catalog;
    const Facts& facts;
    const PlanPlaces& places;
    Selection selection;
    const Product* product = nullptr;        ///< null for product=target
    const ConfigureFamily* family = nullptr; ///< null: no ./configure to run
    PlannedBazel bazel = {};
    SourcePlan source = {};
    bool foreign = false;       ///< the result is for another machine than this one
    QString python = {};        ///< version on the target, "3.11"
    QString pythonInclude = {}; ///< absolute folder of the target's Python.h; empty: this machine's own
    QString generated = {};     ///< absolute folder for what is generated

    // What a road decides; the shared parts below read it.
    QString treeConfig = {};             ///< the tree's own --config for the target
    bool archives = true;                ///< the build sees this machine's folders of archives
    bool ownToolchain = false;           ///< a cross toolchain of ours is written and named
    bool targetWrapper = false;          ///< its compiler runs behind the wrapper that hands CUDA files to nvcc
    bool hostWrapper = false;            ///< so does this machine's, which links the framework into generators
    QStringList targetFlags = {};        ///< how Bazel is told of the target where the tree has its own way
    QMap<QString, QString> answers = {}; ///< answers of ./configure that differ from the family's CPU ones
    QMap<QString, QString> buildEnvironment = {}; ///< of the Bazel step
    QString configureFolder = {};                 ///< where ./configure lies below the workspace; "" at its top
    QString cudnnFolder = {};                     ///< where cuDNN lies when no field says it; "" with the toolkit

    Plan plan = {};

    QString text(const QString& field) const { return configuration.text(field); }
    bool wheel() const { return product && product->kind == QLatin1StringView("wheel"); }
    QString release() const { return selection.release ? selection.release->version : QString(); }
    QString project() const { return selection.release ? selection.release->project : QString(); }
};

/// The parts that roads share; each adds to `draft.plan`.
namespace planning {

/// "~/x" as an absolute path.
QString atHome(const QString& path, const QString& home);

/// The compiler that the configuration names, as a program: the driver that was found in it where it is a folder; ""
/// where none is named.
QString chosenCompiler(const PlanDraft& draft);

/// A PATH that is the same wherever the plan is made, with the folders of the given programs first.
QString plainPath(const QStringList& programs, const QString& first = {});

/// Variables of the caller that would change what is built.
QStringList disturbingVariables();

/// Target's Python headers: sets `draft.pythonInclude`, adds the fetching script and its step.
Status addHeaders(PlanDraft& draft);

/// ./configure with every answer, or what it would write.
Status addConfigure(PlanDraft& draft);

/// The toolchain, the stand-ins and the Bazel step.
Status addBuild(PlanDraft& draft);

/// What turns outputs into artifacts, and the artifacts themselves.
Status addArtifacts(PlanDraft& draft);

/// Configure, build, artifacts: what every road by Bazel ends with.
Status addBazelJob(PlanDraft& draft);

/// "3.11.2" → "3.11".
QString minorOf(const QString& version);

/// "linux_aarch64", "linux_armv6l": the wheel's platform on the target.
QString wheelPlatform(const PlanDraft& draft);

/// What the tree's own config_settings call the target's processor ("aarch64", "armhf", "armeabi").
QString cpuName(const PlanDraft& draft);

/// Copies exactly what was made into the run.
PlanStep collectStep();

} // namespace planning
} // namespace cw
