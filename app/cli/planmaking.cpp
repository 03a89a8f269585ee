// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/planmaking.h"

#include "app/cli/exitcode.h"
#include "app/cli/factsoptions.h"
#include "app/cli/findingsoutput.h"
#include "core/plan/gatherplaces.h"
#include "core/roads/planner.h"
#include "core/rules/check.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

/// A finding as one line on standard error: standard output is the plan's.
void note(const Console& console, const Finding& finding)
{
    const Console::Tone tone =
        finding.severity == Finding::Severity::Error ? Console::Tone::Bad : Console::Tone::Caution;
    console.note(console.toned(severityWord(finding.severity) + u": "_s, tone, true) + finding.text
                 + (finding.field.isEmpty() ? QString() : u" [%1]"_s.arg(finding.field)));
    if (finding.fetch)
        console.note(
            "  "_L1
            + QCoreApplication::translate("cw::cli", "\"%1\" fetches what is missing.").arg(finding.fetch->command()));
}

} // namespace

std::optional<Plan> checkedPlan(const QCommandLineParser& parser, const QString& file, const Console& console,
                                int& exitCode)
{
    const auto fail = [&](const Error& error) {
        console.error(error);
        exitCode = exitCodeFor(error);
        return std::nullopt;
    };
    const auto subject = loadSubject(parser, file);
    if (!subject)
        return fail(subject.error());
    const QList<Finding> findings = check(subject->configuration, subject->catalog, subject->facts, subject->kept);
    exitCode = exitCodeFor(findings);
    if (worst(findings) == Finding::Severity::Error) {
        if (console.json)
            printFindings(console, findings);
        for (const Finding& finding : findings) {
            if (finding.severity == Finding::Severity::Error && !console.json)
                note(console, finding);
        }
        console.error({Error::Kind::Refused,
                       QCoreApplication::translate("cw::cli", "There is no plan while the configuration has errors."),
                       QCoreApplication::translate("cw::cli", "\"crosswright repair %1\" may remove them.").arg(file)});
        return std::nullopt;
    }
    const auto places = gatherPlaces(subject->configuration, subject->catalog, subject->facts);
    if (!places)
        return fail(places.error());
    auto plan = makePlan(subject->configuration, subject->catalog, subject->facts, *places);
    if (!plan)
        return fail(plan.error());
    for (const Finding& finding : worstFirst(findings)) {
        if (finding.severity != Finding::Severity::Info)
            note(console, finding);
    }
    return *plan;
}

} // namespace cw::cli
