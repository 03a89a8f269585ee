// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/solveoutput.h"

#include "core/base/safetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::Solve", text);
}

QString verdictText(const Solution& row)
{
    switch (row.verdict) {
    case Solution::Verdict::Fits: return tr("fits");
    case Solution::Verdict::CpuOnly: return tr("CPU only");
    case Solution::Verdict::Conditional: return tr("can, if");
    case Solution::Verdict::AfterChange: return tr("after a change");
    case Solution::Verdict::No: break;
    }
    return tr("no");
}

Console::Tone toneOf(Solution::Verdict verdict)
{
    switch (verdict) {
    case Solution::Verdict::Fits: return Console::Tone::Good;
    case Solution::Verdict::CpuOnly:
    case Solution::Verdict::AfterChange: return Console::Tone::Caution;
    case Solution::Verdict::Conditional: return Console::Tone::Strong;
    case Solution::Verdict::No: break;
    }
    return Console::Tone::Quiet;
}

constexpr std::size_t columns = 9;
using Cells = std::array<QString, columns>;

Cells cellsOf(const Solution& row)
{
    const auto or0 = [](const QString& text) { return text.isEmpty() ? u"-"_s : text; };
    return {row.tf,
            verdictText(row),
            or0(row.choice(u"mode"_s)),
            or0(row.choice(u"python"_s)),
            row.cuda ? or0(row.choice(u"cuda"_s)) : u"-"_s,
            row.cuda ? or0(row.choice(u"cudnn"_s)) : u"-"_s,
            or0(row.choice(u"compiler"_s)),
            or0(row.choice(u"bazel"_s)),
            or0(row.choice(u"jetpack"_s))};
}

QString lineOf(const Cells& cells, const std::array<qsizetype, columns>& widths)
{
    QStringList parts;
    for (std::size_t i = 0; i < columns; ++i)
        parts.append(cells[i].leftJustified(widths[i]));
    return parts.join("  "_L1);
}

void printRow(const Console& console, const Solution& row, const QString& line, const QStringList& known)
{
    console.data(console.toned(line, toneOf(row.verdict)) + (row.why.isEmpty() ? QString() : "  "_L1 + row.why));
    const QString indent = u"    "_s;
    if (!row.notPlanned.isEmpty())
        console.data(indent + tr("no plan yet: %1").arg(row.notPlanned));
    for (const QString& condition : row.conditions) {
        if (condition != row.why && !known.contains(condition))
            console.data(indent + tr("and if: %1").arg(condition));
    }
    if (!row.cudaChanges.isEmpty()) {
        QStringList texts;
        for (const Change& change : row.cudaChanges)
            texts.append(change.text);
        console.data(indent + tr("with CUDA it takes %1").arg(texts.join(", "_L1)));
    }
    if (row.isSolution())
        return;
    for (const Finding& finding : row.excludedBy)
        console.data(indent + u"%1: %2"_s.arg(finding.id, finding.text));
}

QString stateText(Need::State state)
{
    switch (state) {
    case Need::State::Present: return tr("there");
    case Need::State::Fetched: return tr("fetched");
    case Need::State::Missing: return tr("missing");
    case Need::State::Unknown: break;
    }
    return tr("not known");
}

Console::Tone toneOf(Need::State state)
{
    switch (state) {
    case Need::State::Present:
    case Need::State::Fetched: return Console::Tone::Good;
    case Need::State::Missing: return Console::Tone::Bad;
    case Need::State::Unknown: break;
    }
    return Console::Tone::Strong;
}

void printNeed(const Console& console, const Need& need)
{
    QString line = console.toned(stateText(need.state).leftJustified(9), toneOf(need.state)) + u"  "_s + need.what;
    if (need.state != Need::State::Present && !need.found.isEmpty())
        line += tr(" (there is: %1)").arg(need.found);
    if (!need.required)
        line += tr(", not required");
    console.data(line + ": "_L1 + need.why);
    const QString indent = u"           "_s;
    for (const Need::Command& command : need.commands)
        console.data(indent + command.line + u"    "_s
                     + console.toned(u"# "_s + QString::fromUtf8(safe::shellComment(command.systems.join(", "_L1))),
                                     Console::Tone::Quiet));
    if (!need.note.isEmpty())
        console.data(indent + need.note);
    if (!need.source.isEmpty())
        console.data(indent + console.toned(tr("from %1").arg(need.source.section(u';', 0, 0)), Console::Tone::Quiet));
}

} // namespace

void printNeeds(const Console& console, const Needs& needs)
{
    if (console.json) {
        console.object(needs.toJson());
        return;
    }
    for (const QString& assumption : needs.assumptions)
        console.note(tr("Taken to be so: %1").arg(assumption));
    const Solution& row = needs.solution;
    QStringList chosen;
    for (const QString& field : {u"mode"_s, u"product"_s, u"jetpack"_s, u"cuda"_s, u"cudnn"_s, u"python"_s}) {
        if (const QString value = row.choice(field); !value.isEmpty())
            chosen.append(field + u' ' + value);
    }
    console.data(u"%1 (%2): %3%4"_s.arg(row.name, chosen.join(", "_L1), verdictText(row),
                                        row.why.isEmpty() ? QString() : ". "_L1 + row.why));
    if (!row.notPlanned.isEmpty())
        console.data(u"    "_s + tr("no plan yet: %1").arg(row.notPlanned));
    for (const Finding& finding : row.excludedBy)
        console.data(u"    %1: %2"_s.arg(finding.id, finding.text));
    for (const Need::Side side : {Need::Side::Host, Need::Side::Device}) {
        const bool any =
            std::any_of(needs.needs.begin(), needs.needs.end(), [&](const Need& need) { return need.side == side; });
        if (!any)
            continue;
        console.data({});
        console.data(console.toned(side == Need::Side::Host ? tr("On this machine") : tr("On the device"),
                                   Console::Tone::Strong));
        for (const Need& need : needs.needs) {
            if (need.side == side)
                printNeed(console, need);
        }
    }
    const auto missing = std::count_if(needs.needs.begin(), needs.needs.end(), [](const Need& need) {
        return need.required && need.state == Need::State::Missing;
    });
    console.note(tr("Missing: %1 of %2").arg(missing).arg(needs.needs.size()));
}

void printSolutions(const Console& console, const Solutions& solutions)
{
    if (console.json) {
        console.object(solutions.toJson());
        return;
    }
    const Cells header{tr("release"), tr("verdict"),  tr("mode"),  tr("Python"), tr("CUDA"),
                       tr("cuDNN"),   tr("compiler"), tr("Bazel"), tr("JetPack")};
    std::array<qsizetype, columns> widths{};
    const auto widen = [&](const Cells& cells) {
        for (std::size_t i = 0; i < columns; ++i)
            widths[i] = std::max(widths[i], cells[i].size());
    };
    widen(header);
    for (const Solution& row : solutions.rows)
        widen(cellsOf(row));
    for (const QString& assumption : solutions.assumptions)
        console.note(tr("Taken to be so: %1").arg(assumption));
    console.data(console.toned(lineOf(header, widths), Console::Tone::Quiet));
    for (const Solution& row : solutions.rows)
        printRow(console, row, lineOf(cellsOf(row), widths), solutions.assumptions);
    const auto count = [&](Solution::Verdict verdict) {
        return std::count_if(solutions.rows.begin(), solutions.rows.end(),
                             [&](const Solution& row) { return row.verdict == verdict; });
    };
    console.note(
        tr("Fit as it is: %1, without the GPU: %2, if something unknown is so: %3, after a change: %4, not: %5")
            .arg(count(Solution::Verdict::Fits))
            .arg(count(Solution::Verdict::CpuOnly))
            .arg(count(Solution::Verdict::Conditional))
            .arg(count(Solution::Verdict::AfterChange))
            .arg(count(Solution::Verdict::No)));
}

} // namespace cw::cli
