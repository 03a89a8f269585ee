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
    return step;
}

QString eventsFileOf(const PlanStep& step, const QString& otherwise)
{
    constexpr auto option = "--build_event_json_file="_L1;
    QString path = otherwise;
    for (const QString& argument : step.arguments) {
        if (argument.startsWith(option))
            path = argument.mid(option.size());
    }
    return path;
}

} // namespace cw
