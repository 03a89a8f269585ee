// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runcomparison.h"

#include "core/config/configuration.h"
#include "core/config/field.h"
#include "core/plan/plandiff.h"
#include "ui/runs/runwords.h"
#include "ui/widgets/figures.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QMap>
#include <QSet>

#include <cmath>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr double slowerFactor = 1.25;
constexpr qint64 slowerMs = 3000;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::RunComparison", text);
}

/// What is compared of one run.
struct RunFigures
{
    QMap<QString, QString> fields; ///< of the configuration, as text
    QString result;
    qint64 ms = 0;
    qint64 peakKiB = 0;
    qint64 actions = 0;
    QMap<QString, qint64> madeMs; ///< how long each thing took
    QString artifacts;
    QString hashes;
};

QString textOf(const QJsonValue& value)
{
    if (value.isArray()) {
        QStringList items;
        for (const QJsonValue& item : value.toArray())
            items.append(item.toVariant().toString());
        return items.join(' '_L1);
    }
    if (value.isBool())
        return value.toBool() ? tr("yes") : tr("no");
    return value.toVariant().toString();
}

/// What people read in place of a field's name.
QString fieldWord(const QString& name)
{
    const auto field = findField(name);
    return field ? field->title : name;
}

/// Said already, by the plan's own figures.
bool isSaidByThePlan(const QString& field)
{
    return field == "jobs"_L1 || field == "ram"_L1 || field == "bazel"_L1;
}

RunFigures factsOf(const RunRecord& record)
{
    RunFigures facts;
    const QJsonObject values = record.plan.configuration.value("values"_L1).toObject();
    for (auto it = values.constBegin(); it != values.constEnd(); ++it)
        facts.fields.insert(it.key(), textOf(it.value().toObject().value("value"_L1)));
    facts.result = RunWords::word(record.status.state, record.status.reason);
    const RunStatus& status = record.status;
    facts.ms = (status.ended > 0 ? status.ended : status.last) - status.created;
    for (const MemorySample& measured : record.measurements) {
        facts.peakKiB = std::max(facts.peakKiB, measured.totalKiB());
        for (const ProcessReading& ended : measured.ended) {
            if (!ended.what.isEmpty())
                facts.madeMs.insert(ended.what, ended.lastMs - ended.firstMs);
        }
    }
    facts.actions = record.report.value("actions"_L1).toObject().value("executed"_L1).toInteger(status.done);
    QStringList names;
    QStringList hashes;
    for (const Artifact& artifact : record.artifacts.artifacts) {
        names.append(u"%1, %2"_s.arg(artifact.name, Figures::bytes(artifact.bytes)));
        hashes.append(artifact.sha256.left(16));
    }
    facts.artifacts = names.join("; "_L1);
    facts.hashes = hashes.join("; "_L1);
    return facts;
}

QString change(qint64 before, qint64 after)
{
    if (before <= 0 || after <= 0)
        return {};
    const auto percent = std::llround((double(after) / double(before) - 1) * 100);
    if (percent == 0)
        return tr("same");
    // U+2212, the minus sign of the look.
    return percent > 0 ? tr("+%1 %").arg(percent) : tr("−%1 %").arg(-percent);
}

class Lines
{
public:
    void section(const QString& what) { m_lines.append({what, {}, {}, {}, true, true}); }
    void texts(const QString& what, const QString& before, const QString& after)
    {
        const bool same = before == after;
        m_lines.append({what, before.isEmpty() ? u"–"_s : before, after.isEmpty() ? u"–"_s : after,
                        same ? tr("same") : tr("differs"), false, !same});
    }
    void figures(const QString& what, qint64 before, qint64 after, QString (*text)(qint64))
    {
        const QString difference = change(before, after);
        m_lines.append({what, before > 0 ? text(before) : u"–"_s, after > 0 ? text(after) : u"–"_s, difference, false,
                        difference != tr("same")});
    }
    QList<ComparedLine> take() { return m_lines; }

private:
    QList<ComparedLine> m_lines;
};

QString mebibytes(qint64 mib)
{
    return Figures::memory(mib * 1024);
}

QString slowerThings(const RunFigures& before, const RunFigures& after)
{
    QList<std::pair<double, QString>> slower;
    for (auto it = after.madeMs.cbegin(); it != after.madeMs.cend(); ++it) {
        const qint64 then = before.madeMs.value(it.key(), -1);
        if (then > 0 && it.value() > then + slowerMs && double(it.value()) > double(then) * slowerFactor)
            slower.append({double(it.value()) / double(then), it.key().section(u'/', -1)});
    }
    std::sort(slower.begin(), slower.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    QStringList names;
    for (const auto& [factor, name] : slower.mid(0, 3))
        names.append(name);
    if (slower.isEmpty())
        return tr("none");
    return slower.size() > 3 ? tr("%1: %2 …").arg(slower.size()).arg(names.join(", "_L1))
                             : tr("%1: %2").arg(slower.size()).arg(names.join(", "_L1));
}

QString headOf(const RunRecord& record)
{
    return Figures::when(record.status.created);
}

QString sentenceOf(const RunFigures& before, const RunFigures& after, bool samePlan)
{
    QStringList parts;
    parts.append(samePlan ? tr("The plans are the same") : tr("The plans differ"));
    if (before.ms > 0 && after.ms > 0) {
        const qint64 more = after.ms - before.ms;
        const QString difference = Figures::duration(std::abs(more));
        parts.append(std::abs(more) < 1000 ? tr("they took the same time")
                     : more < 0            ? tr("the newer run took %1 less").arg(difference)
                                           : tr("the newer run took %1 more").arg(difference));
    }
    if (before.peakKiB > 0 && after.peakKiB > 0) {
        const qint64 more = after.peakKiB - before.peakKiB;
        const QString difference = Figures::memory(std::abs(more));
        parts.append(std::abs(more) < 1024 ? tr("their peaks are the same")
                     : more < 0            ? tr("its peak was %1 lower").arg(difference)
                                           : tr("its peak was %1 higher").arg(difference));
    }
    return parts.join("; "_L1) + u'.';
}

} // namespace

RunComparison compareRuns(const RunRecord& before, const RunRecord& after)
{
    const RunFigures a = factsOf(before);
    const RunFigures b = factsOf(after);
    RunComparison comparison{
        headOf(before), headOf(after), {}, {}, planDiff(before.plan, after.plan), compareActions(before, after)};
    const bool samePlan = before.status.planHash == after.status.planHash;
    Lines lines;
    lines.section(tr("Plan"));
    lines.texts(tr("What"), before.status.title, after.status.title);
    lines.texts(tr("Plan"), before.status.planHash.left(12), after.status.planHash.left(12));
    lines.figures(tr("Jobs"), before.status.jobs, after.status.jobs, &Figures::number);
    lines.figures(tr("Memory limit"), before.status.ramMiB, after.status.ramMiB, &mebibytes);
    lines.texts(tr("Bazel"), before.plan.bazelVersion, after.plan.bazelVersion);
    const QStringList keys = a.fields.keys() + b.fields.keys();
    QStringList shown;
    for (const QString& key : keys) {
        if (shown.contains(key) || a.fields.value(key) == b.fields.value(key) || isSaidByThePlan(key))
            continue;
        shown.append(key);
        lines.texts(fieldWord(key), a.fields.value(key), b.fields.value(key));
    }
    lines.section(tr("Outcome"));
    lines.texts(tr("Result"), a.result, b.result);
    lines.figures(tr("Time"), a.ms, b.ms, &Figures::duration);
    lines.figures(tr("Peak memory"), a.peakKiB, b.peakKiB, &Figures::memory);
    lines.figures(tr("Actions"), a.actions, b.actions, &Figures::number);
    lines.texts(tr("Artifacts"), a.artifacts, b.artifacts);
    lines.texts(tr("SHA-256"), a.hashes, b.hashes);
    QList<ComparedLine> all = lines.take();
    all.append({tr("Slower by a quarter"), {}, slowerThings(a, b), {}, false, true});
    comparison.lines = all;
    comparison.sentence = sentenceOf(a, b, samePlan);
    return comparison;
}

RunComparison describeRun(const RunRecord& record)
{
    const RunFigures facts = factsOf(record);
    RunComparison description;
    description.before = headOf(record);
    description.sentence = record.status.sentence.isEmpty() ? record.status.title : record.status.sentence;
    const auto line = [&description](const QString& what, const QString& text) {
        if (!text.isEmpty())
            description.lines.append({what, text, {}, {}, false, true});
    };
    const auto section = [&description](const QString& what) {
        description.lines.append({what, {}, {}, {}, true, true});
    };
    section(tr("Outcome"));
    line(tr("Result"), facts.result);
    line(tr("Time"), Figures::duration(facts.ms));
    if (facts.peakKiB > 0)
        line(tr("Peak memory"), Figures::memoryOf(facts.peakKiB, qint64(record.status.ramMiB) * 1024));
    if (facts.actions > 0)
        line(tr("Actions"), Figures::number(facts.actions));
    line(tr("Artifacts"), facts.artifacts);
    line(tr("SHA-256"), facts.hashes);
    for (const QJsonObject& deployment : record.deployments) {
        const bool passed = deployment.value("result"_L1).toString() == "passed"_L1;
        line(passed ? tr("Proved on") : tr("Refused by"), deployment.value("device"_L1).toString());
    }
    section(tr("Plan"));
    line(tr("What"), record.status.title);
    if (record.status.jobs > 0)
        line(tr("Jobs"), Figures::number(record.status.jobs));
    if (record.status.ramMiB > 0)
        line(tr("Memory limit"), mebibytes(record.status.ramMiB));
    line(tr("Bazel"), record.plan.bazelVersion);
    line(tr("Continues"), record.status.continues);
    for (auto it = facts.fields.cbegin(); it != facts.fields.cend(); ++it) {
        if (!isSaidByThePlan(it.key()))
            line(fieldWord(it.key()), it.value());
    }
    section(tr("Run"));
    line(tr("Id"), record.id);
    line(tr("Plan"), record.status.planHash.left(12));
    return description;
}

} // namespace cw
