// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/findingsoutput.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::Findings", text);
}

Console::Tone toneOf(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Error: return Console::Tone::Bad;
    case Finding::Severity::Warning: return Console::Tone::Caution;
    case Finding::Severity::Unknown: return Console::Tone::Strong;
    case Finding::Severity::Info: break;
    }
    return Console::Tone::Quiet;
}

} // namespace

QList<Finding> worstFirst(QList<Finding> findings)
{
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    return findings;
}

QJsonArray findingsArray(const QList<Finding>& findings)
{
    QJsonArray array;
    for (const Finding& finding : findings)
        array.append(finding.toJson());
    return array;
}

void printFindings(const Console& console, const QList<Finding>& findings)
{
    const QList<Finding> sorted = worstFirst(findings);
    if (console.json) {
        console.object({{"findings"_L1, findingsArray(sorted)}});
        return;
    }
    for (const Finding& finding : sorted) {
        console.data(u"%1  %2: %3"_s.arg(
            console.toned(severityName(finding.severity).leftJustified(7), toneOf(finding.severity)), finding.field,
            finding.text));
        if (finding.repair)
            console.data(u"         "_s + tr("repair %1: %2").arg(finding.id, finding.repair->text));
        else if (!finding.noRepair.isEmpty())
            console.data(u"         "_s + finding.noRepair);
        console.data(u"         "_s
                     + console.toned(tr("%1; from %2").arg(finding.id, finding.source), Console::Tone::Quiet));
    }
    const auto count = [&](Finding::Severity severity) {
        return std::count_if(findings.begin(), findings.end(),
                             [&](const Finding& finding) { return finding.severity == severity; });
    };
    console.note(tr("Errors: %1, warnings: %2, not known: %3, remarks: %4")
                     .arg(count(Finding::Severity::Error))
                     .arg(count(Finding::Severity::Warning))
                     .arg(count(Finding::Severity::Unknown))
                     .arg(count(Finding::Severity::Info)));
}

ExitCode exitCodeFor(const QList<Finding>& findings)
{
    switch (worst(findings)) {
    case Finding::Severity::Error: return Wrong;
    case Finding::Severity::Warning:
    case Finding::Severity::Unknown: return Unsure;
    case Finding::Severity::Info: break;
    }
    return Ok;
}

} // namespace cw::cli
