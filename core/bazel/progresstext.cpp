// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/progresstext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::progresstext {
namespace {

struct Word
{
    QByteArrayView text;
    BuildProgress::Phase phase;
};

constexpr Word words[] = {
    {"Loading:", BuildProgress::Phase::Loading},
    {"Computing main repo mapping:", BuildProgress::Phase::Loading}, // 7.x
    {"Analyzing:", BuildProgress::Phase::Analysing},
    {"Building:", BuildProgress::Phase::Building},
};

// "13,700" with the separators of long numbers; -1 when there is no number at `at`.
qint64 number(QByteArrayView line, qsizetype& at)
{
    qint64 value = -1;
    while (at < line.size() && ((line[at] >= '0' && line[at] <= '9') || (line[at] == ',' && value >= 0))) {
        if (line[at] != ',')
            value = std::max<qint64>(value, 0) * 10 + (line[at] - '0');
        ++at;
    }
    return value;
}

// How many actions there are, from "2 actions running", "2 actions, 1 running", "x ... ( 1 action running)", "no action".
int runningCount(const QString& text)
{
    static const QRegularExpression count(u"(?:^|\\( ?)(\\d+) actions?(?:,| running)"_s);
    if (const QRegularExpressionMatch match = count.match(text); match.hasMatch())
        return match.captured(1).toInt();
    return text.startsWith("no action"_L1) ? 0 : -1;
}

bool isListTitle(const QString& text)
{
    static const QRegularExpression title(u"^\\d+ actions?(, \\d+)? running"_s);
    return title.match(text).hasMatch();
}

std::optional<RunningAction> action(QString text)
{
    static const QRegularExpression state(u"^\\[(-----|Sched|Prepa|Scann)\\] "_s);
    static const QRegularExpression others(u" \\.\\.\\. \\( ?\\d+ actions?[^)]*\\)$"_s);
    static const QRegularExpression running(u"; (\\d+)s(?: ([a-zA-Z][\\w, .-]*))?$"_s);
    text.remove(others);
    RunningAction found;
    if (const QRegularExpressionMatch match = state.match(text); match.hasMatch()) {
        const QString word = match.captured(1);
        found.state =
            word == "Prepa"_L1 || word == "Scann"_L1 ? RunningAction::State::Preparing : RunningAction::State::Waiting;
        found.text = text.sliced(match.capturedEnd()).trimmed();
        return found;
    }
    if (const QRegularExpressionMatch match = running.match(text); match.hasMatch()) {
        found.text = text.first(match.capturedStart());
        found.seconds = match.captured(1).toInt();
        found.strategy = match.captured(2);
        return found;
    }
    return std::nullopt;
}

} // namespace

std::optional<BuildProgress> header(QByteArrayView line)
{
    BuildProgress found;
    qsizetype at = 1;
    if (line.startsWith('[')) {
        found.phase = BuildProgress::Phase::Building;
        found.done = number(line, at);
        if (found.done < 0 || line.sliced(at, std::min<qsizetype>(3, line.size() - at)) != " / ")
            return std::nullopt;
        at += 3;
        found.total = number(line, at);
        if (found.total < 0 || at >= line.size() || line[at] != ']')
            return std::nullopt;
        found.text = QString::fromUtf8(line.sliced(at + 1)).trimmed();
        found.running = runningCount(found.text);
        if (!isListTitle(found.text)) {
            if (const std::optional<RunningAction> only = action(found.text)) {
                found.actions.append(*only);
                found.running = std::max(found.running, 1);
            }
        }
        return found;
    }
    for (const Word& word : words) {
        if (line.startsWith(word.text)) {
            found.phase = word.phase;
            found.text = QString::fromUtf8(line.sliced(word.text.size())).trimmed();
            return found;
        }
    }
    return std::nullopt;
}

std::optional<RunningAction> listed(QByteArrayView line)
{
    if (!line.startsWith("    "))
        return std::nullopt;
    return action(QString::fromUtf8(line).trimmed());
}

LogLine logLine(QByteArrayView line)
{
    LogLine found;
    if (line.startsWith("ERROR: ") || line.startsWith("FAILED: ") || line.startsWith("FATAL: "))
        found.kind = LogLine::Kind::Error;
    else if (line.startsWith("WARNING: "))
        found.kind = LogLine::Kind::Warning;
    else if (line.startsWith("INFO: "))
        found.kind = LogLine::Kind::Info;
    else if (line.startsWith("DEBUG: "))
        found.kind = LogLine::Kind::Debug;
    found.text = QString::fromUtf8(line);
    return found;
}

} // namespace cw::progresstext
