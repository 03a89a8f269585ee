// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plandiff.h"

#include "core/plan/plantext.h"

#include <QList>
#include <QMap>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qsizetype around = 3;
// Cells of the comparison table; beyond it (two texts of 2000 wholly different lines) the middle counts as replaced.
constexpr qsizetype largestTable = 4'000'000;

struct Edit
{
    char sign; ///< ' ', '-', '+'
    QByteArray line;
};

QList<QByteArray> linesOf(const QByteArray& text)
{
    QList<QByteArray> lines = text.split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    else
        lines.last() += "\n\\ No newline at end of file";
    return lines;
}

/// Longest common subsequence of the two middles, walked from its end.
void appendMiddle(std::vector<Edit>& edits, const QList<QByteArray>& a, const QList<QByteArray>& b)
{
    const qsizetype rows = a.size();
    const qsizetype columns = b.size();
    std::vector<int> table;
    const auto at = [&](qsizetype i, qsizetype j) -> int& {
        return table[static_cast<std::size_t>(i * (columns + 1) + j)];
    };
    const bool compared = rows * columns <= largestTable;
    if (compared) {
        table.assign(static_cast<std::size_t>((rows + 1) * (columns + 1)), 0);
        for (qsizetype i = rows - 1; i >= 0; --i) {
            for (qsizetype j = columns - 1; j >= 0; --j)
                at(i, j) = a[i] == b[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
        }
    }
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < rows || j < columns) {
        if (compared && i < rows && j < columns && a[i] == b[j]) {
            edits.push_back({' ', a[i++]});
            ++j;
        } else if (i < rows && (!compared || j == columns || at(i + 1, j) >= at(i, j + 1))) {
            edits.push_back({'-', a[i++]});
        } else {
            edits.push_back({'+', b[j++]});
        }
    }
}

std::vector<Edit> editsOf(const QList<QByteArray>& a, const QList<QByteArray>& b)
{
    qsizetype head = 0;
    while (head < a.size() && head < b.size() && a[head] == b[head])
        ++head;
    qsizetype tail = 0;
    while (tail < a.size() - head && tail < b.size() - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    std::vector<Edit> edits;
    for (qsizetype i = 0; i < head; ++i)
        edits.push_back({' ', a[i]});
    appendMiddle(edits, a.mid(head, a.size() - head - tail), b.mid(head, b.size() - head - tail));
    for (qsizetype i = a.size() - tail; i < a.size(); ++i)
        edits.push_back({' ', a[i]});
    return edits;
}

/// "12,3" as in a hunk's header; an empty side names the line before it.
QByteArray range(qsizetype first, qsizetype count)
{
    const QByteArray start = QByteArray::number(count == 0 ? first : first + 1);
    return count == 1 ? start : start + ',' + QByteArray::number(count);
}

QByteArray stepsText(const Plan& plan)
{
    QStringList lines{"title "_L1 + plan.title, "workspace "_L1 + plan.workspace, "Bazel "_L1 + plan.bazelVersion,
                      "limits: "_L1 + plantext::limits(plan)};
    for (const PlanStep& step : plan.steps)
        lines += plantext::lines(step);
    for (const PlanArtifact& artifact : plan.artifacts)
        lines.append(
            QStringList{u"artifact"_s, artifact.kind, artifact.label, artifact.folder, artifact.pattern}.join(u' '));
    return (lines.join(u'\n') + u'\n').toUtf8();
}

} // namespace

QString textDiff(const QByteArray& from, const QByteArray& to, const QString& fromName, const QString& toName)
{
    if (from == to)
        return {};
    const std::vector<Edit> edits = editsOf(linesOf(from), linesOf(to));
    const auto count = static_cast<qsizetype>(edits.size());
    QByteArray result = "--- " + fromName.toUtf8() + "\n+++ " + toName.toUtf8() + '\n';
    qsizetype oldLine = 0; // of the line that `position` stands at
    qsizetype newLine = 0;
    for (qsizetype position = 0; position < count;) {
        if (edits[static_cast<std::size_t>(position)].sign == ' ') {
            ++position;
            ++oldLine;
            ++newLine;
            continue;
        }
        const qsizetype start = std::max<qsizetype>(0, position - std::min(around, std::min(oldLine, newLine)));
        qsizetype end = position; // the first line that is not in the hunk
        for (qsizetype i = position; i < count && i < end + 2 * around + 1; ++i) {
            if (edits[static_cast<std::size_t>(i)].sign != ' ')
                end = i + 1;
        }
        const qsizetype last = std::min(count, end + around);
        qsizetype oldCount = 0;
        qsizetype newCount = 0;
        QByteArray body;
        for (qsizetype i = start; i < last; ++i) {
            const Edit& edit = edits[static_cast<std::size_t>(i)];
            oldCount += edit.sign != '+';
            newCount += edit.sign != '-';
            body += edit.sign + edit.line + '\n';
        }
        const qsizetype lead = position - start;
        result += "@@ -" + range(oldLine - lead, oldCount) + " +" + range(newLine - lead, newCount) + " @@\n" + body;
        oldLine += oldCount - lead;
        newLine += newCount - lead;
        position = last;
    }
    return QString::fromUtf8(result);
}

QString planDiff(const Plan& from, const Plan& to)
{
    QMap<QString, QByteArray> before;
    for (const PlanFile& file : from.files)
        before.insert(file.path, file.text);
    QMap<QString, QByteArray> after;
    for (const PlanFile& file : to.files)
        after.insert(file.path, file.text);
    QStringList paths = before.keys();
    for (const QString& path : after.keys()) {
        if (!before.contains(path))
            paths.append(path);
    }
    std::sort(paths.begin(), paths.end());
    QString result;
    for (const QString& path : paths) {
        result += textDiff(before.value(path), after.value(path), before.contains(path) ? path : u"/dev/null"_s,
                           after.contains(path) ? path : u"/dev/null"_s);
    }
    return result + textDiff(stepsText(from), stepsText(to), u"steps"_s, u"steps"_s);
}

} // namespace cw
