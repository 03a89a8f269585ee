// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emit/toolchain.h"
#include "core/plan/planner.h"
#include "core/rules/selection.h"

/// The planner's parts; only core/plan includes this.
namespace cw::planning {

/// What is decided before any file or step is made.
struct Context
{
    const Configuration& configuration;
    const Catalog& catalog;
    const Facts& facts;
    const PlanPlaces& places;
    Selection selection;
    const Product* product = nullptr;        ///< null for product=target
    const ConfigureFamily* family = nullptr; ///< null: no ./configure to run
    PlannedBazel bazel;
    SourcePlan source;
    bool foreign = false; ///< the result is for another machine than this one
    QString cxxStandard = {};
    QString treeConfig = {};    ///< the tree's own --config for the target, when it has to be used
    QString python = {};        ///< version on the target, "3.11"
    QString pythonInclude = {}; ///< absolute folder of the target's Python.h; empty: this machine's own
    QString generated = {};     ///< absolute folder for what is generated

    QString text(const QString& field) const { return configuration.text(field); }
    bool wheel() const { return product && product->kind == QLatin1StringView("wheel"); }
    QString release() const { return selection.release ? selection.release->version : QString(); }
    QString project() const { return selection.release ? selection.release->project : QString(); }
};

/// "~/x" as an absolute path.
QString atHome(const QString& path, const QString& home);

/// A PATH that is the same wherever the plan is made, with the folders of the given programs first.
QString plainPath(const QStringList& programs, const QString& first = {});

/// Variables of the caller that would change what is built.
QStringList disturbingVariables();

/// Target's Python headers: sets `context.pythonInclude`, adds the fetching script and its step.
Status addHeaders(Context& context, Plan& plan);

/// ./configure with all answers in the environment.
Status addConfigure(const Context& context, Plan& plan);

/// The toolchain, the stand-ins and the Bazel step.
Status addBuild(const Context& context, Plan& plan);

/// What turns outputs into artifacts, and the artifacts themselves.
Status addArtifacts(const Context& context, Plan& plan);

} // namespace cw::planning
