// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What must hold of every answer of the solver, whatever the machine. The rules have the last word: every solution is
// asked about again with check().

#include "core/rules/check.h"
#include "core/rules/rule.h"
#include "core/solve/ground.h"
#include "solvefacts.h"

#include <QRandomGenerator>
#include <QTest>
#include <QThread>

#include <array>
#include <memory>
#include <vector>

using namespace cw;
using namespace solvefacts;

namespace {

QStringList errorsOf(const Configuration& configuration, const Facts& facts)
{
    QStringList errors;
    for (const Finding& finding : check(configuration, catalog(), facts, combinationRules())) {
        if (finding.severity == Finding::Severity::Error)
            errors.append(finding.id + u": "_s + finding.text);
    }
    return errors;
}

struct Machine
{
    const char* name;
    QString facts;
    QString wish;
};

// A range of situations for what must hold always.
QList<Machine> machines()
{
    return {
        {"nano 4.6.1", debian12 + nano461, {}},
        {"nano 4.6.1 at home", ubuntu18 + nano461, u"device=nano"_s},
        {"nano 4.3, with CUDA", ubuntu18 + nano43, u"use=require"_s},
        {"orin nano", debian12 + orinNano62, {}},
        {"orin nano on a bare host", u"host.arch=x86_64 host.os=debian_12 host.bazel=?not_found "_s + orinNano62, {}},
        {"tx1 3.1", ubuntu16 + tx1jp31, {}},
        {"pi 4", debian12 + pi4, {}},
        {"pi zero", debian12, u"board=raspberry-pi-0 product=c-library"_s},
        {"xavier, nobody looked", debian12, u"board=jetson-agx-xavier"_s},
        {"thor, no facts", {}, u"board=jetson-thor"_s},
        {"orin, what if 5.1.2", debian12, u"board=jetson-agx-orin jetpack=5.1.2"_s},
        {"pc with a 4060", debian12 + u"host.driver=555.42.06"_s, u"board=x86_64 gpu=RTX_4060 use=require"_s},
        {"pc, old driver", debian12 + u"host.driver=450.80.02"_s, u"board=x86_64 gpu=RTX_3060 use=require"_s},
        {"p3", debian12, u"board=aws-p3 use=require"_s}};
}

} // namespace

class TestSolveProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void solutionsPassTheCheck_data();
    void solutionsPassTheCheck();
    void changesAdmitAndAreNeeded_data();
    void changesAdmitAndAreNeeded();
    void rankingIsStable_data();
    void rankingIsStable();
    void randomMachines();
    void manyThreadsGetTheSameAnswer();
};

void TestSolveProperties::solutionsPassTheCheck_data()
{
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("wish");
    for (const Machine& machine : machines())
        QTest::newRow(machine.name) << machine.facts << machine.wish;
}

void TestSolveProperties::solutionsPassTheCheck()
{
    QFETCH(QString, facts);
    QFETCH(QString, wish);
    for (const Solution& row : solved(facts, wish).rows) {
        const QList<Finding> findings = check(row.configuration, catalog(), row.facts, combinationRules());
        QCOMPARE(row.findings, findings);
        if (row.verdict == Solution::Verdict::No)
            QVERIFY2(worst(findings) == Finding::Severity::Error, qPrintable(row.tf));
        else
            QVERIFY2(worst(findings) != Finding::Severity::Error, qPrintable(row.tf));
        if (row.verdict > Solution::Verdict::CpuOnly)
            continue;
        for (const Finding& finding : findings)
            QVERIFY2(finding.severity != Finding::Severity::Unknown, qPrintable(row.tf + u' ' + finding.text));
        QCOMPARE(row.conditions, QStringList());
        QCOMPARE(row.changes, QList<Change>());
    }
}

void TestSolveProperties::changesAdmitAndAreNeeded_data()
{
    solutionsPassTheCheck_data();
}

// From the facts as they were found: with all changes the rules are content, with any fewer of them they are not.
void TestSolveProperties::changesAdmitAndAreNeeded()
{
    QFETCH(QString, facts);
    QFETCH(QString, wish);
    const Solutions solutions = solved(facts, wish);
    for (const Solution& row : solutions.rows) {
        if (row.verdict != Solution::Verdict::AfterChange)
            continue;
        QVERIFY2(!row.changes.isEmpty() && row.cost >= 100, qPrintable(row.tf));
        Facts before = factsOf(facts);
        // What the answer was told to assume stays assumed.
        for (const QString& name : {u"device.arch"_s, u"device.board"_s}) {
            if (!before.knows(name) && row.facts.knows(name))
                before.set(name, row.facts.fact(name).value, u"assumed"_s, {});
        }
        const JetPack* assumed = catalog().jetpack(row.choice(u"jetpack"_s));
        if (assumed && !before.knows(u"device.l4t"_s)) {
            QMap<QString, QJsonValue> found;
            solve::putJetPack(found, *assumed, catalog());
            for (auto it = found.cbegin(); it != found.cend(); ++it) {
                if (!it.value().isNull())
                    before.set(it.key(), it.value(), u"assumed"_s, {});
            }
        }
        // The changes in `taken` (a bit each) are made, the others are not: neither installed nor chosen.
        const auto with = [&](unsigned taken) {
            Configuration configuration = row.configuration;
            Facts known = before;
            for (qsizetype i = 0; i < row.changes.size(); ++i) {
                const Change& change = row.changes[i];
                if (taken & (1U << unsigned(i))) {
                    change.apply(configuration, known);
                    continue;
                }
                for (auto it = change.set.cbegin(); it != change.set.cend(); ++it)
                    configuration.unset(it.key());
            }
            return errorsOf(configuration, known);
        };
        const unsigned all = (1U << unsigned(row.changes.size())) - 1;
        QVERIFY2(with(all).isEmpty(), qPrintable(row.tf + u": "_s + with(all).join(u" | "_s)));
        const bool compromise = std::any_of(row.changes.begin(), row.changes.end(), [](const Change& change) {
            return change.side == Change::Side::Wish || change.id == "device.jetpack"_L1;
        });
        if (compromise)
            continue; // without it, it is another build, which the row's other half speaks of
        for (unsigned some = 0; some < all; ++some)
            QVERIFY2(!with(some).isEmpty(), qPrintable(row.tf + u": fewer are enough: "_s + row.why));
    }
}

void TestSolveProperties::rankingIsStable_data()
{
    solutionsPassTheCheck_data();
}

void TestSolveProperties::rankingIsStable()
{
    QFETCH(QString, facts);
    QFETCH(QString, wish);
    const Solutions once = solved(facts, wish);
    QCOMPARE(solved(facts, wish).toJson(), once.toJson());
    for (qsizetype i = 1; i < once.rows.size(); ++i) {
        const Solution& a = once.rows[i - 1];
        const Solution& b = once.rows[i];
        QVERIFY(a.verdict <= b.verdict);
        if (a.verdict == b.verdict && a.verdict != Solution::Verdict::AfterChange)
            QVERIFY2(rules::older(b.version, a.version), qPrintable(a.tf + u" before "_s + b.tf));
    }
}

// Facts of all machines above thrown together, some of them unknown: nothing crashes, and nothing unknown or wrong is green.
void TestSolveProperties::randomMachines()
{
    QStringList words;
    for (const Machine& machine : machines())
        words += machine.facts.split(u' ', Qt::SkipEmptyParts);
    QRandomGenerator random(20261121);
    for (int round = 0; round < 40; ++round) {
        QStringList some;
        for (int i = 0; i < 30; ++i) {
            QString word = words[random.bounded(words.size())];
            if (random.bounded(8) == 0)
                word = word.section(u'=', 0, 0) + u"=?lost"_s;
            some.append(word);
        }
        const Board& board = catalog().boards()[random.bounded(catalog().boards().size())];
        QString wish = u"board="_s + board.id;
        if (random.bounded(3) == 0)
            wish += u" use=require"_s;
        if (board.gpuChosen && random.bounded(2) == 0)
            wish += u" gpu=RTX_3060"_s;
        const QString name = some.join(u' ') + u" | "_s + wish;
        const Solutions solutions = solved(some.join(u' '), wish);
        QCOMPARE(solutions.rows.size(), 38);
        for (const Solution& row : solutions.rows) {
            const Finding::Severity severity = worst(row.findings);
            const bool wrong = severity == Finding::Severity::Error;
            QVERIFY2(wrong == (row.verdict == Solution::Verdict::No), qPrintable(row.tf + u' ' + name));
            if (row.verdict <= Solution::Verdict::CpuOnly) {
                QVERIFY2(row.facts.knows(u"device.arch"_s) || row.facts.knows(u"host.arch"_s), qPrintable(name));
                for (const Finding& finding : row.findings)
                    QVERIFY2(finding.severity != Finding::Severity::Unknown, qPrintable(row.tf + u' ' + name));
            }
            if (row.verdict == Solution::Verdict::AfterChange)
                QVERIFY2(!row.changes.isEmpty() && !row.excludedBy.isEmpty(), qPrintable(row.tf + u' ' + name));
        }
    }
}

// The window asks off its own thread, and may ask twice at once.
void TestSolveProperties::manyThreadsGetTheSameAnswer()
{
    const QJsonObject alone = solved(debian12 + orinNano62, {}).toJson();
    std::vector<std::unique_ptr<QThread>> threads;
    std::array<QJsonObject, 3> answers;
    for (QJsonObject& answer : answers) {
        threads.emplace_back(QThread::create([&answer] { answer = solved(debian12 + orinNano62, {}).toJson(); }));
        threads.back()->start();
    }
    for (const auto& thread : threads)
        QVERIFY(thread->wait(60000));
    for (const QJsonObject& answer : answers)
        QCOMPARE(answer, alone);
}

QTEST_GUILESS_MAIN(TestSolveProperties)
#include "tst_solveproperties.moc"
