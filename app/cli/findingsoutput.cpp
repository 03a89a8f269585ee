// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/findingsoutput.h"

#include "core/fetch/part.h"

#include <QCoreApplication>
#include <QMap>

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

/// The columns of a terminal that a text takes: Chinese letters take two.
qsizetype columnsOf(const QString& text)
{
    return text.size()
           + std::count_if(text.begin(), text.end(), [](QChar letter) { return letter.unicode() >= 0x1100; });
}

QString padded(const QString& word)
{
    qsizetype widest = 7;
    for (const auto each :
         {Finding::Severity::Error, Finding::Severity::Warning, Finding::Severity::Unknown, Finding::Severity::Info})
        widest = std::max(widest, columnsOf(severityWord(each)));
    return word + QString(widest - columnsOf(word), u' ');
}

/// What lists the values of a field, where a finding says to choose one.
QString listOf(const Finding& finding)
{
    static const QMap<QString, QString> kinds{
        {u"tf.missing"_s, u"tf"_s},        {u"tf.unknown"_s, u"tf"_s},    {u"board.missing"_s, u"boards"_s},
        {u"board.unknown"_s, u"boards"_s}, {u"gpu.unknown"_s, u"gpus"_s}, {u"jetpack.unknown"_s, u"jetpack"_s},
        {u"cudnn.missing"_s, u"cudnn"_s},  {u"cudnn.pair"_s, u"cudnn"_s}, {u"bazel.era_unknown"_s, u"bazel"_s}};
    return finding.repair ? QString() : kinds.value(finding.id);
}

} // namespace

QString severityWord(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Error: return tr("error");
    case Finding::Severity::Warning: return tr("warning");
    case Finding::Severity::Unknown: return tr("unknown");
    case Finding::Severity::Info: break;
    }
    return tr("info");
}

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
        const QString word = finding.ignored ? tr("ignored") : severityWord(finding.severity);
        console.data(
            u"%1  %2: %3"_s.arg(console.toned(padded(word), toneOf(finding.severity)), finding.field, finding.text));
        if (finding.repair)
            console.data(u"         "_s + tr("repair %1: %2").arg(finding.id, finding.repair->text));
        else if (!finding.noRepair.isEmpty())
            console.data(u"         "_s + finding.noRepair);
        if (finding.fetch) {
            const QString size =
                finding.fetch->bytes > 0 ? " ("_L1 + fetch::sizeText(finding.fetch->bytes) + u')' : QString();
            console.data(u"         "_s + tr("\"%1\" fetches it%2.").arg(finding.fetch->command(), size));
        }
        if (const QString list = listOf(finding); !list.isEmpty())
            console.data(u"         "_s + tr("\"crosswright catalog %1\" lists them.").arg(list));
        console.data(u"         "_s
                     + console.toned(tr("%1; from %2").arg(finding.id, finding.source), Console::Tone::Quiet));
    }
    const auto count = [&](Finding::Severity severity) {
        return std::count_if(findings.begin(), findings.end(),
                             [&](const Finding& finding) { return finding.severity == severity; });
    };
    if (const auto ignored = std::count_if(findings.begin(), findings.end(),
                                           [](const Finding& finding) { return finding.ignored.has_value(); });
        ignored > 0)
        console.note(
            tr("Remarks that would weigh more, if the field \"ignored\" did not name their rules: %1").arg(ignored));
    console.note(tr("Errors: %1, warnings: %2, not known: %3, remarks: %4")
                     .arg(count(Finding::Severity::Error))
                     .arg(count(Finding::Severity::Warning))
                     .arg(count(Finding::Severity::Unknown))
                     .arg(count(Finding::Severity::Info)));
    if (count(Finding::Severity::Unknown) > 0)
        console.note(
            tr("What is not known can be said by hand: --fact NAME=VALUE, with the names of \"crosswright probe\"."));
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
