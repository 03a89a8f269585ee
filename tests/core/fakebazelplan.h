// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/files.h"
#include "runfixture.h"

#include <QFile>

/// Plans whose build step runs tests/support/fakebazel.sh: real processes that stand to each other as Bazel's do.
namespace fakebazel {

/// A plan with one Bazel step; `work` is what its server runs as the actions (a shell script with BASE and EVENTS).
inline cw::Plan plan(const RunFixture& fixture, const QByteArray& work, const QString& name = QStringLiteral("work"))
{
    using namespace Qt::StringLiterals;
    cw::Plan plan = fixture.plan({});
    plan.workspace = fixture.path(name);
    plan.outputBase = fixture.path(name + "-base"_L1);
    (void)cw::files::write(plan.workspace + "/work.sh"_L1, work);
    cw::PlanStep build;
    build.id = u"build"_s;
    build.title = u"Build"_s;
    build.why = u"the test wants it"_s;
    build.kind = cw::PlanStep::Kind::Bazel;
    build.program = u"/bin/sh"_s;
    build.arguments = {QStringLiteral(CROSSWRIGHT_SOURCE_DIR) + "/tests/support/fakebazel.sh"_L1};
    build.workingDirectory = plan.workspace;
    build.bazel = cw::BazelCommand{};
    build.bazel->startup = {"--output_base="_L1 + plan.outputBase};
    build.bazel->eventsFile = u"${RUN}/bep.json"_s;
    build.bazel->eventFlags = {u"--build_event_json_file=${RUN}/bep.json"_s};
    build.bazel->targets = {u"//pkg:all"_s};
    plan.bazel = build.program;
    plan.steps = {build};
    return plan;
}

/// Shell: an action of //pkg:LABEL failed with exit code 1; what it printed is in FILE of the workspace.
inline QByteArray failedAction(const QByteArray& label, const QByteArray& file)
{
    return "cp " + file
           + " \"$BASE/stderr-1\"\n"
             "printf '%s\\n' '{\"id\":{\"actionCompleted\":{\"primaryOutput\":\"bazel-out/x/bin/pkg/"
           + label + ".o\",\"label\":\"//pkg:" + label
           + "\"}},\"action\":{\"exitCode\":1,\"stderr\":{\"name\":\"stderr\",\"uri\":\"file://'\"$BASE\"'/stderr-1\"},"
             "\"label\":\"//pkg:"
           + label + "\",\"type\":\"CppCompile\"}}' >>\"$EVENTS\"\n";
}

} // namespace fakebazel
