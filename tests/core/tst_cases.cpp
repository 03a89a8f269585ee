// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Real cases of real people, whose outcome is known (tests/data/cases): the rules must name what was wrong, offer a
// repair that holds, and leave in peace what worked. tests/data/cases/README.md says how they were found.

#include "core/base/version.h"
#include "core/config/edit.h"
#include "core/rules/check.h"
#include "rulefixture.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace cw;
using namespace rulefixture;
using namespace Qt::StringLiterals;

namespace {

/// What was reached: raised with every step, never lowered.
constexpr int leastCases = 151;
constexpr int leastRightPerMille = 982;
constexpr int mostFalseErrors = 0;

enum class Grade { Right, Vague, Missed, Clean, FalseError };

struct Case
{
    QString id;
    Configuration configuration;
    Facts facts;
    bool works = false;
    QString cause;
    QJsonObject repair;
};

struct Verdict
{
    Grade grade;
    QString why;
};

QJsonObject objectOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

QDir folder()
{
    return QDir(QStringLiteral(CROSSWRIGHT_CASES));
}

void setFact(Facts& facts, const QString& name, const QString& text)
{
    const QDateTime when(QDate(2026, 11, 22), QTime(12, 0), Qt::UTC);
    if (text.startsWith(u'['))
        facts.set(name, QJsonArray::fromStringList(text.mid(1).chopped(1).split(u',', Qt::SkipEmptyParts)), u"case"_s,
                  when);
    else
        facts.set(name, text, u"case"_s, when);
}

Case caseOf(const QJsonObject& record)
{
    Case one;
    one.id = record["id"_L1].toString();
    const QJsonObject set = record["set"_L1].toObject();
    QStringList edits;
    for (auto it = set.begin(); it != set.end(); ++it)
        edits.append(it.key() + u'=' + it.value().toString());
    // What ./configure takes where nobody says otherwise; a release that downloads CUDA takes no folder.
    const Release* release = catalog().release(set["tf"_L1].toString());
    const bool downloads = release && release->cudaStyle == "hermetic"_L1;
    if (set.contains("cuda"_L1) && !set.contains("cuda_path"_L1) && !downloads)
        edits.append(u"cuda_path=/usr/local/cuda"_s);
    const Status applied = applyEdits(one.configuration, edits);
    if (!applied)
        qFatal("%s: %s", qPrintable(one.id), qPrintable(applied.error().sentence()));
    const QJsonObject facts = record["facts"_L1].toObject();
    for (auto it = facts.begin(); it != facts.end(); ++it)
        setFact(one.facts, it.key(), it.value().toString());
    one.works = record["outcome"_L1].toString() == "works"_L1;
    one.cause = record["cause"_L1].toString();
    one.repair = record["repair"_L1].toObject();
    return one;
}

QList<QJsonObject> allRecords()
{
    QList<QJsonObject> records;
    for (const QString& name : folder().entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        const QJsonObject file = objectOf(folder().filePath(name));
        for (const QJsonValue& each : file["cases"_L1].toArray())
            records.append(each.toObject());
    }
    return records;
}

QSet<QString> errorsOf(const QList<Finding>& findings)
{
    QSet<QString> ids;
    for (const Finding& finding : findings) {
        if (finding.severity == Finding::Severity::Error)
            ids.insert(finding.id);
    }
    return ids;
}

QStringList textsOf(const QJsonValue& value)
{
    if (!value.isArray())
        return {value.isString() ? value.toString() : value.toVariant().toString()};
    QStringList texts;
    for (const QJsonValue& each : value.toArray())
        texts.append(each.toString());
    return texts;
}

/// Whether a value is one that the thread's resolution allows.
bool allowed(const QJsonObject& bounds, const QStringList& values)
{
    if (values.isEmpty())
        return false;
    const QString& value = values.first();
    const auto version = Version::parse(value);
    for (auto it = bounds.begin(); it != bounds.end(); ++it) {
        const QStringList wanted = textsOf(it.value());
        const auto limit = Version::parse(wanted.first());
        if (it.key() == "has"_L1 ? !values.contains(wanted.first())
            : it.key() == "is"_L1
                ? std::none_of(wanted.begin(), wanted.end(), [&](const QString& w) { return value.startsWith(w); })
            : it.key() == "not"_L1 ? wanted.contains(value)
            : it.key() == "min"_L1 ? !version || !limit || *version < *limit
            : it.key() == "max"_L1 ? !version || !limit || *limit < *version
                                   : true)
            return false;
    }
    return true;
}

bool isFact(const QString& key)
{
    return key.contains(u'.') && !key.startsWith("features."_L1);
}

/// How a text speaks of what a key holds: a version counts only behind its word.
QString wordOf(const QString& key)
{
    static const QMap<QString, QString> words{{u"bazel"_s, u"Bazel"_s},
                                              {u"cuda"_s, u"CUDA"_s},
                                              {u"cudnn"_s, u"cuDNN"_s},
                                              {u"host.cudnn"_s, u"cuDNN"_s},
                                              {u"device.cudnn"_s, u"cuDNN"_s},
                                              {u"host.gcc"_s, u"(?:GCC|gcc)"_s},
                                              {u"device.gcc"_s, u"(?:GCC|gcc)"_s},
                                              {u"host.clang"_s, u"[Cc]lang"_s},
                                              {u"host.driver"_s, u"driver"_s},
                                              {u"device.driver"_s, u"driver"_s},
                                              {u"python"_s, u"Python"_s},
                                              {u"host.numpy"_s, u"[Nn]um[Pp]y"_s},
                                              {u"tf"_s, u"TensorFlow"_s},
                                              {u"device.swap"_s, u""_s},
                                              {u"host.glibc"_s, u"glibc"_s},
                                              {u"host.cuda"_s, u"CUDA"_s},
                                              {u"device.cudas"_s, u"CUDA"_s},
                                              {u"host.protobuf"_s, u"protobuf"_s},
                                              {u"mode"_s, u"mode"_s},
                                              {u"road"_s, u"road"_s},
                                              {u"compiler"_s, u"compiler"_s}};
    return words.value(key, key.endsWith("glibc"_L1) ? u"glibc"_s : key.endsWith(".gcc"_L1) ? u"(?:GCC|gcc)"_s : key);
}

/// The finding is gone when the value is set, and no error came instead.
bool holds(const Case& one, const Finding& finding, const QString& key, const QString& value)
{
    Configuration configuration = one.configuration;
    Facts facts = one.facts;
    if (isFact(key))
        setFact(facts, key, one.facts.fact(key).value.isArray() ? u'[' + value + u']' : value);
    else if (!applyEdits(configuration, {key + u'=' + value}))
        return false;
    const QList<Finding> after = check(configuration, catalog(), facts);
    const bool gone = std::none_of(after.begin(), after.end(), [&](const Finding& each) {
        return each.id == finding.id && each.field == finding.field && each.severity >= Finding::Severity::Warning;
    });
    return gone && (errorsOf(after) - errorsOf(check(one.configuration, catalog(), one.facts))).isEmpty();
}

/// "" the finding's repair is one that the thread allows, and holds; else why not.
QString repairProblem(const Case& one, const Finding& finding)
{
    if (finding.repair) {
        const RepairLog log = applyRepairs(one.configuration, catalog(), one.facts, {finding.id});
        if (std::any_of(log.remaining.begin(), log.remaining.end(), [&](const Finding& each) {
                return each.id == finding.id && each.severity >= Finding::Severity::Warning;
            }))
            return u"the repair does not remove it"_s;
        const QSet<QString> brought =
            errorsOf(log.remaining) - errorsOf(check(one.configuration, catalog(), one.facts));
        if (!brought.isEmpty())
            return u"the repair brings "_s + QStringList(brought.begin(), brought.end()).join(u' ');
        if (one.repair.isEmpty())
            return {};
        bool touched = false;
        for (auto it = finding.repair->set.cbegin(); it != finding.repair->set.cend(); ++it) {
            if (!one.repair.contains(it.key()))
                continue;
            if (!allowed(one.repair[it.key()].toObject(), textsOf(it.value())))
                return u"the repair sets %1 to %2"_s.arg(it.key(), textsOf(it.value()).join(u','));
            touched = true;
        }
        if (touched)
            return {};
    }
    if (one.repair.isEmpty())
        return {};
    const QStringList texts{finding.noRepair, finding.repair ? finding.repair->text : QString(), finding.text};
    for (auto it = one.repair.begin(); it != one.repair.end(); ++it) {
        const QString value = it.value().toObject().contains("is"_L1) ? u"([a-z0-9.]+)"_s : u"(\\d[\\d.]*\\d|\\d)"_s;
        const QRegularExpression named(wordOf(it.key()) + u"[^\\d,;:()]{0,24}?"_s + value);
        for (const QString& text : texts) {
            auto match = named.globalMatch(text);
            while (match.hasNext()) {
                const QString candidate = match.next().captured(1);
                if (allowed(it.value().toObject(), {candidate}) && holds(one, finding, it.key(), candidate))
                    return {};
            }
        }
    }
    return u"no allowed value is named: "_s + (finding.noRepair.isEmpty() ? finding.text : finding.noRepair);
}

Verdict judge(const Case& one, const QJsonObject& causes)
{
    const QList<Finding> findings = check(one.configuration, catalog(), one.facts);
    if (one.works) {
        for (const Finding& finding : findings) {
            if (finding.severity == Finding::Severity::Error)
                return {Grade::FalseError, finding.id + u": "_s + finding.text};
        }
        return {Grade::Clean, {}};
    }
    const QJsonObject cause = causes[one.cause].toObject();
    const QStringList rules = textsOf(cause["rules"_L1].toArray());
    const QStringList fields = textsOf(cause["fields"_L1].toArray());
    Verdict best{Grade::Missed, {}};
    for (const Finding& finding : findings) {
        const bool serious = finding.severity >= Finding::Severity::Warning;
        const bool named = rules.contains(finding.id);
        if (serious && named) {
            const QString problem = repairProblem(one, finding);
            if (problem.isEmpty())
                return {Grade::Right, finding.id};
            best = {Grade::Vague, finding.id + u": "_s + problem};
        } else if (best.grade == Grade::Missed && (named || (serious && fields.contains(finding.field)))) {
            best = {Grade::Vague, finding.id + u" ("_s + severityName(finding.severity) + u"): "_s + finding.text};
        }
    }
    return best;
}

} // namespace

class TestCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void records();
    void judged();
};

/// Every record is whole: an address, a cause that is listed, and no two alike.
void TestCases::records()
{
    const QJsonObject causes = objectOf(folder().filePath(u"causes.json"_s))["causes"_L1].toObject();
    QVERIFY(!causes.isEmpty());
    static const QStringList keys{u"id"_s,      u"address"_s, u"query"_s, u"set"_s,    u"facts"_s, u"stated"_s,
                                  u"assumed"_s, u"outcome"_s, u"cause"_s, u"repair"_s, u"by"_s};
    static const QStringList ways{u"message"_s, u"reply"_s, u"reporter"_s};
    QSet<QString> ids;
    for (const QJsonObject& record : allRecords()) {
        const QString id = record["id"_L1].toString();
        QVERIFY2(!id.isEmpty() && !ids.contains(id), qPrintable(id));
        ids.insert(id);
        QVERIFY2(record["address"_L1].toString().startsWith("https://"_L1), qPrintable(id));
        QVERIFY2(ways.contains(record["by"_L1].toString()), qPrintable(id));
        const QString outcome = record["outcome"_L1].toString();
        QVERIFY2(outcome == "works"_L1 || outcome == "fails"_L1, qPrintable(id));
        QCOMPARE(outcome == "fails"_L1, record.contains("cause"_L1));
        QVERIFY2(outcome == "works"_L1 || causes.contains(record["cause"_L1].toString()), qPrintable(id));
        for (const QString& key : record.keys())
            QVERIFY2(keys.contains(key), qPrintable(id + u": "_s + key));
    }
    QVERIFY(ids.size() >= leastCases);
}

void TestCases::judged()
{
    const QJsonObject causes = objectOf(folder().filePath(u"causes.json"_s))["causes"_L1].toObject();
    std::array<int, 5> count{};
    QStringList falseErrors;
    static const std::array<const char*, 5> names{"right", "VAGUE", "MISSED", "clean", "FALSE"};
    for (const QJsonObject& record : allRecords()) {
        const Case one = caseOf(record);
        const Verdict verdict = judge(one, causes);
        ++count[std::size_t(verdict.grade)];
        std::printf("%-7s %-28s %-24s %s\n", names[std::size_t(verdict.grade)], qPrintable(one.id),
                    qPrintable(one.cause), qPrintable(verdict.why));
        if (verdict.grade == Grade::FalseError)
            falseErrors.append(one.id + u' ' + verdict.why);
    }
    const int problems = count[0] + count[1] + count[2];
    std::printf("%d problems: %d named right, %d vaguely, %d missed; %d that worked: %d false errors\n", problems,
                count[0], count[1], count[2], count[3] + count[4], count[4]);
    QVERIFY2(count[0] * 1000 >= problems * leastRightPerMille, "fewer are named right than before");
    QVERIFY2(count[4] <= mostFalseErrors, qPrintable(falseErrors.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestCases)
#include "tst_cases.moc"
