// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/bazelused.h"

#include "core/base/versionview.h"
#include "core/rules/rule.h"
#include "core/selection/bazelchoice.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

QString usedBazelVersion(const RuleRun& run)
{
    if (run.knows("host.bazels")) {
        if (const auto fetched = fetchedBazelFor(run.configuration, run.facts, run.selection))
            return fetched->version;
    }
    QString wanted = run.text("bazel");
    if (VersionView::parse(wanted))
        return wanted;
    if (run.selection.container)
        return {}; // the image has its own
    if (wanted.isEmpty() || wanted == run.fact("host.bazel_path"))
        return run.fact("host.bazel");
    return run.fact("host.path.bazel") == wanted ? run.fact("host.path.bazel.version") : QString();
}

QString usedBazelDistribution(const RuleRun& run)
{
    const QString wanted = run.text("bazel");
    if (run.selection.container || run.buildsOnDevice())
        return {};
    if (run.knows("host.bazels") && fetchedBazelFor(run.configuration, run.facts, run.selection))
        return {}; // its authors' own
    if (VersionView::parse(wanted))
        return sameLine(run.fact("host.bazel"), wanted) ? run.fact("host.bazel_distribution") : QString();
    if (wanted.isEmpty() || wanted == run.fact("host.bazel_path"))
        return run.fact("host.bazel_distribution");
    return run.fact("host.path.bazel") == wanted ? run.fact("host.path.bazel.distribution") : QString();
}

} // namespace cw
