// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/placeholders.h"

using namespace Qt::StringLiterals;

namespace cw {

PlanStep withRun(PlanStep step, const QString& runPath)
{
    const auto fill = [&runPath](QString& text) { text.replace("${RUN}"_L1, runPath); };
    fill(step.program);
    fill(step.workingDirectory);
    for (QStringList* list : {&step.arguments, &step.expectedFiles, &step.skipIfExists}) {
        for (QString& text : *list)
            fill(text);
    }
    for (QString& text : step.environment)
        fill(text);
    if (step.bazel) {
        BazelCommand& call = *step.bazel;
        fill(call.eventsFile);
        fill(call.profileFile);
        for (QStringList* list :
             {&call.startup, &call.eventFlags, &call.profileFlags, &call.terminalFlags, &call.options, &call.targets}) {
            for (QString& text : *list)
                fill(text);
        }
    }
    return step;
}

QString eventsFileOf(const PlanStep& step, const QString& otherwise)
{
    const auto call = step.bazelCall();
    return call && !call->eventsFile.isEmpty() ? call->eventsFile : otherwise;
}

} // namespace cw
